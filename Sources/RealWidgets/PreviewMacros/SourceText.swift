/// Swift source, split into code, comments and literals.
///
/// The source of a macro begins with the comments above it, which may contain an older `#Preview`.
struct SourceText {
  enum Kind {
    case code
    case comment
    case literal
  }

  let text: String

  /// The pieces in order; together they are the source.
  private let pieces: [(kind: Kind, range: Range<String.Index>)]

  init(_ text: String) {
    self.text = text
    var pieces: [(Kind, Range<String.Index>)] = []
    var scanner = SourceScanner(text)
    var start = scanner.place
    while !scanner.isAtEnd {
      let first = scanner.place
      guard let kind = scanner.skipToken(), kind != .code else { continue }
      if start < first { pieces.append((.code, start..<first)) }
      pieces.append((kind, first..<scanner.place))
      start = scanner.place
    }
    if start < scanner.place { pieces.append((.code, start..<scanner.place)) }
    self.pieces = pieces
  }

  func range(ofCode code: String) -> Range<String.Index>? {
    for piece in pieces where piece.kind == .code {
      if let range = text[piece.range].firstRange(of: code) { return range }
    }
    return nil
  }

  /// Returns true if a closure with a label follows another closure.
  func hasTrailingClosure(labeled label: String) -> Bool {
    let code = withoutComments.split { $0.isWhitespace }.joined(separator: " ")
    return ["} \(label): {", "}\(label): {", "} \(label):{", "} \(label) : {", "} \(label): ["]
      .contains {
        SourceText(code).range(ofCode: $0) != nil
      }
  }

  /// The source with a space in place of each comment.
  var withoutComments: String {
    pieces.map { $0.kind == .comment ? " " : String(text[$0.range]) }.joined()
  }
}

/// A position in a source that moves by one comment, literal or character of code.
private struct SourceScanner {
  private let scalars: String.UnicodeScalarView
  private(set) var place: String.Index

  init(_ text: String) {
    scalars = text.unicodeScalars
    place = scalars.startIndex
  }

  var isAtEnd: Bool { place == scalars.endIndex }

  /// Moves past the next token and returns its kind; `nil` at the end.
  mutating func skipToken() -> SourceText.Kind? {
    if isAtEnd { return nil }
    if skip("//") {
      while !isAtEnd, scalars[place] != "\n" { advance() }
      return .comment
    }
    if skip("/*") {
      skipBlockComment()
      return .comment
    }
    if skip("#/") {
      while !isAtEnd, !skip("/#") { advance() }
      return .literal
    }
    let fence = scalars[place...].prefix { $0 == "#" }.count
    if scalars[place...].dropFirst(fence).first == "\"" {
      skipLiteral(fence: String(repeating: "#", count: fence))
      return .literal
    }
    advance()
    return .code
  }

  /// Moves past the end of a block comment after its start; comments nest.
  private mutating func skipBlockComment() {
    var depth = 1
    while depth > 0, !isAtEnd {
      if skip("*/") {
        depth -= 1
      } else if skip("/*") {
        depth += 1
      } else {
        advance()
      }
    }
  }

  /// Moves past a literal with the given number signs, including its interpolations.
  private mutating func skipLiteral(fence: String) {
    _ = skip(fence)
    let quote = skip("\"\"\"") ? "\"\"\"" : "\""
    if quote.count == 1 { advance() }
    while !isAtEnd {
      // A quote that starts no literal, as in a regular expression, costs at most one line.
      if quote.count == 1, scalars[place] == "\n" { return }
      if skip(quote + fence) { return }
      if skip("\\" + fence) {
        if skip("(") { skipInterpolation() } else if !isAtEnd { advance() }
      } else {
        advance()
      }
    }
  }

  /// Moves past the closing parenthesis of an interpolation after its start.
  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, !isAtEnd {
      if skip("(") {
        depth += 1
      } else if skip(")") {
        depth -= 1
      } else {
        _ = skipToken()
      }
    }
  }

  private mutating func advance() { place = scalars.index(after: place) }

  private mutating func skip(_ text: String) -> Bool {
    guard scalars[place...].starts(with: text.unicodeScalars) else { return false }
    place = scalars.index(place, offsetBy: text.unicodeScalars.count)
    return true
  }
}
