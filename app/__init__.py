"""Ways in: the demo and the terminal chat."""
