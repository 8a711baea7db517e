"""Of whom a message speaks, and what it tells of relatives, friends and animals."""
