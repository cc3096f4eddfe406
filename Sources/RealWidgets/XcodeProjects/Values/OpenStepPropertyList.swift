/// The textual format of `project.pbxproj`, for which Foundation reports no lines or faults.
public enum OpenStepPropertyList {
  /// Parses UTF-8 in O(bytes), or throws a ``ProjectError`` with the line of the problem in `file`.
  public static func value(of bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
    try grammar.value(of: bytes, file: file)
  }

  private static let grammar = ValueGrammar(
    list: ("(", ")"),
    pairing: "=",
    ending: ";",
    hasBytes: true,
    isBare: { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: byte >= 0x80 || "_$/:.-@+".utf8.contains(byte)
      }
    },
    escape: { scanner throws(ProjectError) in
      if let code = scanner.digits(upTo: 3, radix: 8) { return ValueGrammar.utf8(code) }
      switch scanner.takeByte() {
      case UInt8(ascii: "n"): return [0x0A]
      case UInt8(ascii: "r"): return [0x0D]
      case UInt8(ascii: "t"): return [0x09]
      case UInt8(ascii: "a"): return [0x07]
      case UInt8(ascii: "b"): return [0x08]
      case UInt8(ascii: "f"): return [0x0C]
      case UInt8(ascii: "v"): return [0x0B]
      case UInt8(ascii: "U"):
        return ValueGrammar.utf8(scanner.digits(upTo: 4, radix: 16) ?? 0xFFFD)
      case let byte?: return [byte]
      case nil: throw scanner.malformed("the file ends in a text")
      }
    }
  )
}
