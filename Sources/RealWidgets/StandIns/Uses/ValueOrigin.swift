/// The expression that a local name got its value from, to refine the stand-in in it.
struct ValueOrigin: Sendable {
  enum Binding: Hashable, Sendable {
    case whole
    case unwrapped
    case element
  }

  let expression: PostfixExpression

  let binding: Binding
}

extension TokenizedSource {
  /// Finds a local name's declaration before a use: its expression or written type, if any.
  func origin(of name: String, before index: Int) -> (origin: ValueOrigin?, type: String?)? {
    if name.hasPrefix("$") { return closureOrigin(around: index).map { ($0, nil) } }
    var place = index - 1
    let limit = max(0, index - 4000)
    while place > limit {
      defer { place -= 1 }
      guard tokens[place].text == name, isWord(place), isVisible(place, from: index) else {
        continue
      }
      let before = text(place - 1)
      if ["let", "var"].contains(before) { return declaration(at: place) }
      if before == "for", text(place + 1) == "in" {
        return (ValueOrigin(expression: value(at: place + 2), binding: .element), nil)
      }
      if isSign(place + 1, ":"), before != "?", isParameter(place) {
        return (nil, typeText(at: place + 2))
      }
      if text(place + 1) == "in" || isSign(place + 1, ",") || isSign(place + 1, ")"),
        closureNames(place)
      {
        return closureOrigin(around: place).map { ($0, nil) }
      }
    }
    return nil
  }

  private func isVisible(_ place: Int, from index: Int) -> Bool {
    let block = enclosing[place]
    return block < 0 || partners[block] < 0 || partners[block] > index || isSign(block, "(")
  }

  private func declaration(at place: Int) -> (ValueOrigin?, String?)? {
    let isConditional = ["if", "guard", ",", "while"].contains(text(place - 2))
    if isSign(place + 1, ":") { return (nil, typeText(at: place + 2)) }
    if isSign(place + 1, "=") {
      let binding: ValueOrigin.Binding = isConditional ? .unwrapped : .whole
      return (ValueOrigin(expression: value(at: place + 2), binding: binding), nil)
    }
    guard isConditional, let (origin, type) = origin(of: text(place), before: place - 1) else {
      return nil
    }
    if let origin, origin.binding == .whole {
      return (ValueOrigin(expression: origin.expression, binding: .unwrapped), type)
    }
    return (origin, type)
  }

  /// Returns the expression at a place, without `try` and `await` before it.
  func value(at place: Int) -> PostfixExpression {
    var place = place
    while ["try", "await"].contains(text(place)) || isSign(place, "(") || isSign(place, "!")
      || isSign(place, "?") && text(place - 1) == "try"
    {
      place += 1
    }
    return expression(at: place)
  }

  private func isParameter(_ place: Int) -> Bool {
    let open = enclosing[place]
    guard open > 0, isSign(open, "("), partners[open] > 0 else { return false }
    let after = partners[open] + 1
    var head = open - 1
    if isSign(head, ">") {
      while head > 0, !isSign(head, "<") { head -= 1 }
      head -= 1
    }
    return text(head - 1) == "func" || text(head) == "init" || text(after) == "in"
      || text(after) == "->" && isSign(head, "{")
  }

  private func closureNames(_ place: Int) -> Bool {
    var index = place
    while index < place + 12, tokens.indices.contains(index) {
      if text(index) == "in" { return true }
      guard isWord(index) || isSign(index, ",") || isSign(index, ")") else { return false }
      index += 1
    }
    return false
  }

  /// Returns the collection that passes its elements to the closure around a place.
  private func closureOrigin(around place: Int) -> ValueOrigin? {
    var open = enclosing[place]
    while open >= 0, !isSign(open, "{") { open = enclosing[open] }
    guard open > 0 else { return nil }
    var callee = open - 1
    if isSign(callee, ")"), partners[callee] > 0 { callee = partners[callee] - 1 }
    guard isWord(callee) else { return nil }
    if text(callee) == "ForEach" || text(callee) == "List" {
      return ValueOrigin(expression: value(at: callee + 2), binding: .element)
    }
    guard isSign(callee - 1, "."), TokenizedSource.visitors.contains(text(callee)) else {
      return nil
    }
    let start = startOfExpression(at: callee)
    var base = expression(at: start)
    while let last = base.parts.last, last.index >= callee { base.parts.removeLast() }
    while let last = base.parts.last, TokenizedSource.transparent.contains(last.name) {
      base.parts.removeLast()
    }
    return base.parts.isEmpty ? nil : ValueOrigin(expression: base, binding: .element)
  }

  static let visitors: Set<String> = [
    "map", "compactMap", "flatMap", "forEach", "filter", "sorted", "first", "contains", "reduce",
    "max", "min", "allSatisfy", "firstIndex", "sort",
  ]

  /// Members of collections that return the same elements again.
  static let transparent: Set<String> = [
    "filter", "sorted", "prefix", "suffix", "reversed", "enumerated",
  ]

  func typeText(at start: Int) -> String {
    var index = start
    while tokens.indices.contains(index) {
      if partners[index] > index, isSign(index, "[") || isSign(index, "(") {
        index = partners[index] + 1
      } else if let (end, _) = endOfGenericArguments(at: index) {
        index = end
      } else if isSign(index, ".") || isSign(index, "?") || isSign(index, "!")
        || isSign(index, "->")
      {
        index += 1
      } else if isSign(index, "@") {
        index += 2
      } else if isWord(index),
        index == start || isSign(index - 1, ".") || isSign(index - 1, "->")
          || ["any", "some", "inout", "escaping"].contains(text(index - 1))
      {
        index += 1
      } else {
        break
      }
    }
    return joined(start..<max(start, min(index, tokens.count)))
  }
}
