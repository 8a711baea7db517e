"""The state machine: `graph.agent.build_graph` wires it, `graph.context.Context` holds its knobs."""
