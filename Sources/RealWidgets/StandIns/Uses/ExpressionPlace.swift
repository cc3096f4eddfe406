/// A postfix expression such as `a.b(1).c`, as tokens.
struct PostfixExpression: Sendable {
  /// A part between dots, with its call if it is called.
  struct Part: Sendable {
    /// The name; empty for a literal or parentheses.
    var name: String
    var index: Int
    var call: CallShape?
    var isSubscripted = false
  }

  var parts: [Part] = []

  var start = 0

  /// The token after it.
  var end = 0

  var last: Part? { parts.last }
}

extension TokenizedSource {
  /// Returns the first token of the postfix expression that contains a token.
  func startOfExpression(at index: Int) -> Int {
    var start = index
    while start > 0 {
      if isSign(start, ")") || isSign(start, "]") || isSign(start, "}"), partners[start] >= 0,
        partners[start] < start
      {
        start = partners[start]
        if isWord(start - 1) && !isKeyword(start - 1) && !isSign(start, "{")
          || isSign(start - 1, ")")
          || isSign(start - 1, "]") || isSign(start - 1, "}") || isSign(start - 1, "?")
        {
          start -= 1
          continue
        }
        if isSign(start, "{"), isWord(start - 1), !isKeyword(start - 1) {
          start -= 1
          continue
        }
        if isSign(start - 1, ".") {
          start -= 1
          continue
        }
        if isSign(start - 1, ">") {
          var open = start - 1
          while open > 0, !isSign(open, "<") { open -= 1 }
          start = open - 1
          continue
        }
        return start
      }
      if isSign(start, "?") || isSign(start, "!"), start > 0, !tokens[start].followsSpace {
        start -= 1
        continue
      }
      if isSign(start, ".") {
        let before = start - 1
        if isWord(before) && !isKeyword(before) || isSign(before, ")") || isSign(before, "]")
          || isSign(before, "}") || isSign(before, "?") || isSign(before, "!")
          || tokens.indices.contains(before) && tokens[before].kind != .sign && !isKeyword(before)
        {
          start = before
          continue
        }
        return start
      }
      if isSign(start - 1, ".") {
        start -= 1
        continue
      }
      return start
    }
    return start
  }

  /// Returns true for a word that begins or joins statements.
  func isKeyword(_ index: Int) -> Bool {
    TokenizedSource.keywords.contains(text(index)) && isWord(index) && !isSign(index - 1, ".")
  }

  private static let keywords: Set<String> = [
    "return", "if", "guard", "else", "let", "var", "in", "try", "await", "case", "where", "switch",
    "for", "while", "as", "is", "throw", "default", "func", "repeat", "do", "catch", "async",
  ]

  func expression(at start: Int) -> PostfixExpression {
    var result = PostfixExpression()
    result.start = start
    var index = start
    if isSign(index, ".") { index += 1 }
    while tokens.indices.contains(index) {
      var part = PostfixExpression.Part(name: "", index: index)
      if isWord(index) {
        part.name = text(index)
        index += 1
      } else if partners[index] > index {
        index = partners[index] + 1
      } else if tokens[index].kind == .string {
        index += 1
        while isSign(index, "("), tokens.indices.contains(partners[index]),
          tokens[index].offset >= tokens[index - 1].end, !tokens[index].followsSpace
        {
          index = partners[index] + 1
          if tokens.indices.contains(index), tokens[index].kind == .string { index += 1 }
        }
      } else {
        index += 1
      }
      if let (end, _) = endOfGenericArguments(at: index) { index = end }
      var isPart = true
      while isPart {
        isPart = false
        if let (shape, end) = CallShape.read(at: index, in: self) {
          if part.call == nil { part.call = shape }
          index = end
          isPart = true
        } else if isSign(index, "["), !tokens[index].followsSpace, partners[index] > index {
          part.isSubscripted = true
          index = partners[index] + 1
          isPart = true
        } else if isSign(index, "?") || isSign(index, "!"), !tokens[index].followsSpace {
          index += 1
          isPart = true
        }
      }
      result.parts.append(part)
      guard isSign(index, "."), isWord(index + 1) || isSign(index + 1, "(") else { break }
      index += 1
    }
    result.end = index
    return result
  }

  func callee(around index: Int) -> Int? {
    var open = enclosing[index]
    while open >= 0 {
      if isSign(open, "(") || isSign(open, "{") {
        var before = open - 1
        if isSign(open, "{"), isSign(before, ")"), partners[before] >= 0 {
          before = partners[before] - 1
        }
        if isSign(before, ">"), !tokens[before].followsSpace {
          while before > 0, !isSign(before, "<") { before -= 1 }
          before -= 1
        }
        if isWord(before), !isKeyword(before), text(before) != "Task" || isSign(open, "(") {
          return before
        }
      }
      open = enclosing[open]
    }
    return nil
  }
}
