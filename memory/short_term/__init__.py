"""The sticky note: what belongs to this conversation and goes when it ends."""
