/// The details in which the textual formats of project files differ: signs, bare texts, escapes.
struct ValueGrammar: Sendable {
  let list: (open: Unicode.Scalar, close: Unicode.Scalar)

  /// The sign between a key and its value.
  let pairing: Unicode.Scalar

  /// The sign after a value of a table; optional before the closing brace.
  let ending: Unicode.Scalar

  /// True if angle brackets may contain bytes.
  let hasBytes: Bool

  /// Returns true for bytes of texts without quotes.
  let isBare: @Sendable (UInt8) -> Bool

  /// Returns the replacement of the letters after a backslash.
  let escape: @Sendable (inout ValueScanner) throws(ProjectError) -> [UInt8]

  /// Parses a value in O(bytes), or throws a ``ProjectError`` with the line of the problem.
  func value(of bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
    var scanner = try ValueScanner(bytes, file: file)
    try scanner.skipBlanks()
    guard scanner.next != nil else { throw scanner.malformed("the file is empty") }
    let value = try value(&scanner, depth: 0)
    try scanner.skipBlanks()
    guard scanner.next == nil else { throw scanner.malformed("something follows the last brace") }
    return value
  }

  private func value(
    _ scanner: inout ValueScanner,
    depth: Int
  ) throws(ProjectError) -> ProjectValue {
    guard depth < ValueScanner.depthLimit else {
      throw .tooDeep(scanner.location, limit: ValueScanner.depthLimit)
    }
    try scanner.skipBlanks()
    let line = scanner.line
    if scanner.consume("{") { return try table(&scanner, from: line, depth: depth) }
    if scanner.consume(list.open) { return try list(&scanner, from: line, depth: depth) }
    return ProjectValue(.text(try text(&scanner)), line: line)
  }

  private func table(
    _ scanner: inout ValueScanner,
    from line: Int,
    depth: Int
  ) throws(ProjectError) -> ProjectValue {
    var members: [ProjectValue.Member] = []
    while true {
      try scanner.skipBlanks()
      if scanner.consume("}") { return ProjectValue(.table(members), line: line) }
      guard scanner.next != nil else {
        throw scanner.malformed("the brace of line \(line) is not closed")
      }
      let keyLine = scanner.line
      let key = try text(&scanner)
      try scanner.skipBlanks()
      guard scanner.consume(pairing) else {
        throw scanner.malformed("`\(pairing)` is missing after \(key)")
      }
      let value = try value(&scanner, depth: depth + 1)
      try scanner.skipBlanks()
      guard scanner.consume(ending) || scanner.next == UInt8(ascii: "}") else {
        throw scanner.malformed("`\(ending)` is missing after the value of \(key)")
      }
      members.append(ProjectValue.Member(key: key, line: keyLine, value: value))
    }
  }

  private func list(
    _ scanner: inout ValueScanner,
    from line: Int,
    depth: Int
  ) throws(ProjectError) -> ProjectValue {
    var values: [ProjectValue] = []
    while true {
      try scanner.skipBlanks()
      if scanner.consume(list.close) { return ProjectValue(.list(values), line: line) }
      guard scanner.next != nil else {
        throw scanner.malformed("the bracket of line \(line) is not closed")
      }
      values.append(try value(&scanner, depth: depth + 1))
      try scanner.skipBlanks()
      guard scanner.consume(",") || scanner.next == UInt8(ascii: list.close) else {
        throw scanner.malformed("`,` is missing in the list of line \(line)")
      }
    }
  }

  private func text(_ scanner: inout ValueScanner) throws(ProjectError) -> String {
    for quote in ["\"", "'"] as [Unicode.Scalar] where scanner.consume(quote) {
      return try scanner.quoted(by: UInt8(ascii: quote), escapes: escape)
    }
    if hasBytes, scanner.consume("<") {
      // Projects have no bytes, so their digits are kept as text.
      let digits = scanner.run { $0 != UInt8(ascii: ">") }
      guard scanner.consume(">") else { throw scanner.malformed("`>` is missing after bytes") }
      return digits
    }
    let text = scanner.run(while: isBare)
    guard !text.isEmpty else {
      let byte = scanner.next.map { String(decoding: [$0], as: UTF8.self) } ?? "the end"
      throw scanner.malformed("a value is missing before \(byte)")
    }
    return text
  }

  /// Returns a code point in UTF-8; U+FFFD replaces an invalid one.
  static func utf8(_ code: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }
}
