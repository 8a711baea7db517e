from memory.long_term.embeddings import load_encoder
from memory.long_term.noise import UNKNOWN, noise_of


def test_unrelated_texts_lie_within_the_noise_and_paraphrases_far_above_it() -> None:
    encoder = load_encoder()
    noise = noise_of(encoder)

    def sigmas(query: str, text: str) -> float:
        return noise.above(float(encoder.queries([query])[0] @ encoder.documents([text])[0]))

    assert sigmas("我刚才说喜欢什么咖啡？", "用户喜欢喝拿铁咖啡") > 4
    assert sigmas("which drink do I prefer in the morning", "The user likes black tea for breakfast") > 2.5
    assert sigmas("帮我给经理写一封邮件", "用户不吃香菜") < 2.5
    assert sigmas("zxqv blorpt 7781", "The user works as a security analyst") < 2.5


def test_a_store_without_an_encoder_gets_a_fixed_scale() -> None:
    assert noise_of(None) == UNKNOWN
