"""What outlives the conversation: the store, its index, and how memories are written, found and forgotten.

`store.py` is LangGraph's `BaseStore` over SQL; it can be taken alone. Import what you need from the
modules: nothing heavy is loaded here.
"""
