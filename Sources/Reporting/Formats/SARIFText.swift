import Clauses
import WidgetModel

enum SARIFText {
  /// Returns a text as a message without links, which are `[text](target)` (section 3.11.6).
  static func message(_ text: String) -> JSON {
    let plain = text.revealed(keeping: ["\n"]).split(
      separator: "](",
      omittingEmptySubsequences: false
    )
    return .record(["text": .string(plain.joined(separator: "] ("))])
  }

  static func level(of level: Level) -> String {
    switch level {
    case .required: "error"
    case .recommended: "warning"
    case .provisional: "note"
    }
  }

  /// Returns the location of a line, relative to the sources' root unless the path is full.
  static func location(_ place: FilePlace) -> JSON {
    let isFull = place.file.hasPrefix("/")
    return .record([
      "physicalLocation": .record([
        "artifactLocation": .record([
          "uri": .string((isFull ? "file://" : "") + address(place.file)),
          "uriBaseId": isFull ? nil : .string("%SRCROOT%"),
        ]),
        "region": .record(["startLine": .number(Int64(place.line))]),
      ])
    ])
  }

  /// Returns a path as a URI's, all but unreserved characters encoded (RFC 3986, 2.1 and 3.3).
  private static func address(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
