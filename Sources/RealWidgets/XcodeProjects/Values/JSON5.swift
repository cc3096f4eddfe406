/// JSON with comments, trailing commas, bare keys and single quotes, in which `project.xcproj` is written.
public enum JSON5 {
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name for messages.
  /// - Returns: The value, with the line of each of its parts; numbers and truth values as texts.
  /// - Throws: ``ProjectError`` with the line of what is wrong.
  /// - Complexity: O(bytes).
  public static func value(of bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
    var scanner = try ValueScanner(bytes, file: file)
    try scanner.skipBlanks()
    guard scanner.next != nil else { throw scanner.malformed("the file is empty") }
    let value = try value(&scanner, depth: 0)
    try scanner.skipBlanks()
    guard scanner.next == nil else { throw scanner.malformed("something follows the last brace") }
    return value
  }

  private static func value(
    _ scanner: inout ValueScanner,
    depth: Int
  ) throws(ProjectError) -> ProjectValue {
    guard depth < ValueScanner.depthLimit else {
      throw .tooDeep(scanner.location, limit: ValueScanner.depthLimit)
    }
    try scanner.skipBlanks()
    let line = scanner.line
    if scanner.take("{") { return try table(&scanner, from: line, depth: depth) }
    if scanner.take("[") { return try list(&scanner, from: line, depth: depth) }
    return ProjectValue(.text(try text(&scanner)), line: line)
  }

  private static func table(
    _ scanner: inout ValueScanner,
    from line: Int,
    depth: Int
  ) throws(ProjectError) -> ProjectValue {
    var members: [ProjectValue.Member] = []
    while true {
      try scanner.skipBlanks()
      if scanner.take("}") { return ProjectValue(.table(members), line: line) }
      guard scanner.next != nil else {
        throw scanner.malformed("the brace of line \(line) is not closed")
      }
      let keyLine = scanner.line
      let key = try text(&scanner)
      try scanner.skipBlanks()
      guard scanner.take(":") else { throw scanner.malformed("`:` is missing after \(key)") }
      let value = try value(&scanner, depth: depth + 1)
      try scanner.skipBlanks()
      guard scanner.take(",") || scanner.next == UInt8(ascii: "}") else {
        throw scanner.malformed("`,` is missing after the value of \(key)")
      }
      members.append(ProjectValue.Member(key: key, line: keyLine, value: value))
    }
  }

  private static func list(
    _ scanner: inout ValueScanner,
    from line: Int,
    depth: Int
  ) throws(ProjectError) -> ProjectValue {
    var values: [ProjectValue] = []
    while true {
      try scanner.skipBlanks()
      if scanner.take("]") { return ProjectValue(.list(values), line: line) }
      guard scanner.next != nil else {
        throw scanner.malformed("the bracket of line \(line) is not closed")
      }
      values.append(try value(&scanner, depth: depth + 1))
      try scanner.skipBlanks()
      guard scanner.take(",") || scanner.next == UInt8(ascii: "]") else {
        throw scanner.malformed("`,` is missing in the list of line \(line)")
      }
    }
  }

  private static func text(_ scanner: inout ValueScanner) throws(ProjectError) -> String {
    for quote in ["\"", "'"] as [Unicode.Scalar] where scanner.take(quote) {
      return try scanner.quoted(by: UInt8(ascii: quote), escapes: escape)
    }
    // Bare keys, numbers, `true`, `false` and `null`.
    let text = scanner.run { byte in
      Character(Unicode.Scalar(byte)).isLetter || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "_$+-.".utf8.contains(byte)
    }
    guard !text.isEmpty else {
      let byte = scanner.next.map { String(decoding: [$0], as: UTF8.self) } ?? "the end"
      throw scanner.malformed("a value is missing before \(byte)")
    }
    return text
  }

  private static func escape(_ scanner: inout ValueScanner) throws(ProjectError) -> [UInt8] {
    switch scanner.takeByte() {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "x"): return utf8(scanner.digits(upTo: 2, radix: 16) ?? 0xFFFD)
    case UInt8(ascii: "u"): return utf8(codePoint(&scanner))
    case let byte?: return [byte]
    case nil: throw scanner.malformed("the file ends in a text")
    }
  }

  /// A code point after `\u`, which may take a second such escape to say.
  private static func codePoint(_ scanner: inout ValueScanner) -> UInt32 {
    let first = scanner.digits(upTo: 4, radix: 16) ?? 0xFFFD
    guard (0xD800..<0xDC00).contains(first) else { return first }
    var ahead = scanner
    guard ahead.take("\\"), ahead.take("u"), let second = ahead.digits(upTo: 4, radix: 16),
      (0xDC00..<0xE000).contains(second)
    else { return 0xFFFD }
    scanner = ahead
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }

  private static func utf8(_ code: UInt32) -> [UInt8] {
    Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
  }
}
