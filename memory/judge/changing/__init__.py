"""What a message changes of what is on file: corrections, endings, what takes the place of what, what is to be forgotten."""
