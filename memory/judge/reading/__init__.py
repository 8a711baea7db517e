"""How a message is read before anything is looked for in it: one spelling, clauses, what rules a clause out, questions."""
