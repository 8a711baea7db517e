import tempfile
from pathlib import Path
from evals.longrun_script import ScriptedUser
from evals.stopwatch import timed_encoder
from graph.agent import build_graph
from graph.context import Context
from graph.persistence import open_checkpointer
from memory.long_term.store import MemoryStore
from memory.short_term.window import message_tokens
from memory import Memory
import graph.nodes as n
import sys
lang=sys.argv[1]; N=int(sys.argv[2])
real=n.compose_prompt
last=[]
def cp(*a):
    r=real(*a); last[:]=r; return r
n.compose_prompt=cp
u=ScriptedUser(lang,120)
with tempfile.TemporaryDirectory() as d:
    enc,_=timed_encoder(); f=Path(d)
    st=MemoryStore(f"sqlite:///{f/'m.db'}",encoder=enc,fields=("text",))
    g=build_graph(checkpointer=open_checkpointer(str(f/'c.db')),store=st)
    for l in u.lines[:N]:
        s=g.invoke({"messages":[("user",l.text)]},{"configurable":{"thread_id":"t"}},context=Context(user_id="a",chat_model="offline"))
        if l.expected and l.expected not in s["messages"][-1].text: print("MISS",l,s["messages"][-1].text[:150], [h['text'] for h in s['recall']['hits']][:6])
    for m in last: print(message_tokens(m), type(m).__name__, m.text[:3500])
    for r in Memory(st).records("a"): print(r.status,r.attribute,r.text[:90], len(r.text))
