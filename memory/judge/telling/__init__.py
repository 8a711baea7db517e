"""What a message tells of the user: the spans that state something, and the facts that are made of them."""
