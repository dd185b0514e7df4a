extension CommandSpec {
  /// `listproc explain`.
  static let explain = CommandSpec(
    .explain,
    summary: "say what the code of a message means, and what to do about it",
    synopses: ["[CODE]"],
    examples: [
      CommandExample("listproc explain row-pinned", "explain one code, with an example"),
      CommandExample("listproc explain", "list all codes"),
    ],
    operands: [OperandSpec(ValueSpec("CODE"), .atMostOne)],
    description: ["A code is what stands in brackets at the end of a message."]
  )
}
