"""How good and how fast the memory is: every figure in the README and in docs/ comes from a command here."""
