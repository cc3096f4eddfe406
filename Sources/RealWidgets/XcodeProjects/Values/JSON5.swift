/// JSON with comments, trailing commas, bare keys and single quotes, as in `project.xcproj`.
public enum JSON5 {
  /// Parses UTF-8 in O(bytes), or throws a ``ProjectError`` with the line of the problem in `file`.
  ///
  /// Each part has its line; numbers and Booleans are strings.
  public static func value(of bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
    try grammar.value(of: bytes, file: file)
  }

  private static let grammar = ValueGrammar(
    list: ("[", "]"),
    pairing: ":",
    ending: ",",
    hasBytes: false,
    // Bare keys, numbers, `true`, `false` and `null`.
    isBare: { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: byte >= 0x80 || "_$+-.".utf8.contains(byte)
      }
    },
    escape: escape
  )

  @Sendable private static func escape(
    _ scanner: inout ValueScanner
  ) throws(ProjectError) -> [UInt8] {
    switch scanner.takeByte() {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0"): return [0x00]
    case UInt8(ascii: "\n"): return []
    case UInt8(ascii: "x"): return ValueGrammar.utf8(scanner.digits(upTo: 2, radix: 16) ?? 0xFFFD)
    case UInt8(ascii: "u"): return ValueGrammar.utf8(codePoint(&scanner))
    case let byte?: return [byte]
    case nil: throw scanner.malformed("the file ends in a text")
    }
  }

  /// Returns the code point after `\u`, which may need a second such escape.
  private static func codePoint(_ scanner: inout ValueScanner) -> UInt32 {
    let first = scanner.digits(upTo: 4, radix: 16) ?? 0xFFFD
    guard (0xD800..<0xDC00).contains(first) else { return first }
    var ahead = scanner
    guard ahead.consume("\\"), ahead.consume("u"), let second = ahead.digits(upTo: 4, radix: 16),
      (0xDC00..<0xE000).contains(second)
    else { return 0xFFFD }
    scanner = ahead
    return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
  }
}
