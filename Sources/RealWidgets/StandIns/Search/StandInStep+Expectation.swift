extension StandInStep {
  /// Returns the type that the context of a member or name expects; `nil` if it expects none.
  func expectedType(around index: Int, _ name: String, _ source: TokenizedSource)
    -> StandInMember.Result?
  {
    let start = source.startOfExpression(at: index)
    let end = CallShape.read(at: index + 1, in: source)?.end ?? index + 1
    let opaque = StandInNames.value
    if source.isSign(end, "?"), !source.tokens[end].followsSpace { return .type(opaque + "?") }
    if source.isSign(end, "!"), !source.tokens[end].followsSpace { return .type(opaque + "?") }
    if source.isSign(end, ".") || source.isSign(end, "[") { return nil }
    var before = start - 1
    while ["try", "await"].contains(source.text(before))
      || source.isSign(before, "?")
        && source.text(before - 1) == "try"
    {
      before -= 1
    }
    if source.isSign(end, "??") {
      if let type = literal(at: end + 1, source) { return .type(type + "?") }
      return .type(opaque + "?")
    }
    if source.isSign(before, "="), ["let", "var"].contains(source.text(before - 2)),
      ["if", "guard", "while", ","].contains(source.text(before - 3))
    {
      return .type(opaque + "?")
    }
    if source.isSign(before, "="), let type = declaredType(before: before, source) {
      return .type(type)
    }
    for sign in ["==", "!=", ">", "<", ">=", "<=", "+=", "="] where source.isSign(end, sign) {
      if source.text(end + 1) == "nil" { return .type(opaque + "?") }
      if let type = literal(at: end + 1, source) { return .type(type) }
    }
    if source.isSign(before, "!") || ["if", "&&", "||"].contains(source.text(before)) {
      if source.isSign(end, "{") || source.isSign(end, "&&") || source.isSign(end, "||")
        || source.isSign(before, "!")
      {
        return .type("Bool")
      }
    }
    if source.isSign(before, "("), source.tokens[before].followsSpace == false,
      source.tokens.indices.contains(before - 1), source.tokens[before - 1].kind == .string
    {
      return .type("String")
    }
    if before > 0, source.isSign(before, "("), ["Text", "URL"].contains(source.text(before - 1)) {
      return .type("String")
    }
    if source.isSign(before, ":"),
      ["systemName", "string", "verbatim", "systemImage", "named"].contains(
        source.text(before - 1)
      ),
      source.isSign(before - 2, "(") || source.isSign(before - 2, ",")
    {
      return .type("String")
    }
    return nil
  }

  private func literal(at index: Int, _ source: TokenizedSource) -> String? {
    guard source.tokens.indices.contains(index) else { return nil }
    let token = source.tokens[index]
    switch token.kind {
    case .string: return "String"
    case .number: return token.text.contains(".") ? "Double" : "Int"
    case .word: return ["true", "false"].contains(token.text) ? "Bool" : nil
    case .sign:
      if token.text == "-" { return literal(at: index + 1, source) }
      return nil
    }
  }

  /// Returns the type in the declaration before `=`.
  private func declaredType(before equals: Int, _ source: TokenizedSource) -> String? {
    var index = equals - 1
    let limit = max(0, equals - 20)
    while index > limit {
      if source.isSign(index, ":"), ["let", "var"].contains(source.text(index - 2)) {
        return source.typeText(at: index + 1)
      }
      if source.isSign(index, ";") || source.isSign(index, "{") { return nil }
      index -= 1
    }
    return nil
  }
}
