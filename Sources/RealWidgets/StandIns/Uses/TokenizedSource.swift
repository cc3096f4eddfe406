/// A Swift file of the program, as given to the compiler.
public struct StandInSource: Hashable, Sendable {
  /// The path in the compiler's messages.
  public let path: String

  /// The file's text.
  public let text: String

  /// Creates a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The tokens of a file, with its brackets paired.
struct TokenizedSource: Sendable {
  let path: String

  let tokens: [SourceToken]

  /// The closing bracket of each opening one, and vice versa; -1 for other tokens.
  let partners: [Int]

  /// The opening bracket around each token; -1 at the top level.
  let enclosing: [Int]

  private let lineStarts: [Int: Int]

  init(_ source: StandInSource) {
    path = source.path
    tokens = SourceLexer.tokens(of: source.text)
    var partners = Array(repeating: -1, count: tokens.count)
    var enclosing = partners
    var open: [Int] = []
    var lineStarts: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      if lineStarts[token.line] == nil { lineStarts[token.line] = index }
      enclosing[index] = open.last ?? -1
      guard token.kind == .sign else { continue }
      switch token.text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        partners[start] = index
        partners[index] = start
        enclosing[index] = open.last ?? -1
      default: break
      }
    }
    self.partners = partners
    self.enclosing = enclosing
    self.lineStarts = lineStarts
  }

  func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  /// Returns true if a token is this sign, not a literal or word of the same text.
  func isSign(_ index: Int, _ sign: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign && tokens[index].text == sign
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Returns the token at a place, or the last one before it on the line.
  func token(atLine line: Int, column: Int) -> Int? {
    guard var index = lineStarts[line] else { return nil }
    guard tokens[index].column <= column else { return index }
    while index + 1 < tokens.count, tokens[index + 1].line == line,
      tokens[index + 1].column <= column
    {
      index += 1
    }
    return index
  }

  /// Returns the comma that ends an element of a list, or the list's end.
  func endOfElement(from start: Int, before end: Int) -> Int {
    var next = start
    while next < end, !isSign(next, ",") {
      if partners[next] > next {
        next = partners[next]
      } else if let (after, _) = endOfGenericArguments(at: next) {
        next = after - 1
      }
      next += 1
    }
    return next
  }

  /// Returns the token after generic arguments that open at an index; `nil` if `<` is an operator.
  func endOfGenericArguments(at open: Int) -> (end: Int, count: Int)? {
    guard isSign(open, "<"), !tokens[open].followsSpace || isSign(open - 1, ">") else { return nil }
    var depth = 0
    var count = 1
    var index = open
    while index < tokens.count, index < open + 80 {
      let token = tokens[index]
      if token.kind == .sign {
        switch token.text {
        case "<": depth += 1
        case ">":
          depth -= 1
          if depth == 0 { return (index + 1, count) }
        case ",": if depth == 1 { count += 1 }
        case "(", "[":
          guard partners[index] > index else { return nil }
          index = partners[index]
        case ".", "?", "!", "&", "->", ":": break
        default: return nil
        }
      } else if token.kind != .word {
        return nil
      }
      index += 1
    }
    return nil
  }

  func joined(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      if tokens[index].followsSpace, index > range.lowerBound { text += " " }
      text += tokens[index].text
    }
    return text
  }

  func place(of index: Int) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return "\(name):\(tokens.indices.contains(index) ? tokens[index].line : 0)"
  }
}
