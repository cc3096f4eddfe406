/// A part of a `printf` format, which may contain the variables of plural rules.
enum FormatPiece: Hashable, Sendable {
  case literal(String)
  /// A specifier such as `%-5.2f`; `stars` counts widths and precisions taken from arguments.
  case specifier(position: Int?, text: String, stars: Int)
  /// A variable such as `%#@count@`.
  case variable(position: Int?, name: String)

  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
        continue
      }
      guard let piece = FormatPiece(after: &rest) else {
        literal.append("%")
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Parses the text after a percent sign; `nil`, with nothing consumed, if it is not a specifier.
  private init?(after text: inout Substring) {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      let after = rest.dropFirst(2 + name.count)
      guard !name.isEmpty, after.first == "@" else { return nil }
      text = after.dropFirst()
      self = .variable(position: position, name: String(name))
      return
    }
    let options = rest.prefix { "-+ #0'123456789.*hlqLztj".contains($0) }
    guard let conversion = rest.dropFirst(options.count).first, conversion.isASCII,
      conversion.isLetter || conversion == "@"
    else { return nil }
    text = rest.dropFirst(options.count + 1)
    self = .specifier(
      position: position,
      text: "%\(options)\(conversion)",
      stars: options.count { $0 == "*" }
    )
  }

  static func takesFloatingPoint(_ specifier: String) -> Bool {
    specifier.last.map { "aAeEfFgG".contains($0) } ?? false
  }
}
