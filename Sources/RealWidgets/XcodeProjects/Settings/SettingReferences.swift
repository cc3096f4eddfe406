/// The references of a text, such as `$(NAME:lower)`, found in one pass.
///
/// A reference begins with `$(`, `${` or `$[` and ends at the first matching bracket outside nested
/// ones; `$$` is a dollar sign. Source: swift-build's expressions (`SWBMacro`).
struct SettingReferences {
  /// A reference with a closing bracket.
  struct Reference {
    /// The offset after the opening bracket.
    let start: Int
    let end: Int
    /// The offsets of the colons that separate the name and the operators.
    let colons: [Int]
  }

  let bytes: [UInt8]

  /// The references, including nested ones, by the offset of their dollar sign.
  private(set) var byStart: [Int: Reference] = [:]

  /// Finds the references of a text in O(bytes).
  init(_ text: String) {
    bytes = Array(text.utf8)
    var open: [(dollar: Int, closing: UInt8, colons: [Int])] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "$"), index + 1 < bytes.count {
        if let closing = SettingReferences.closing(bytes[index + 1]) {
          open.append((index, closing, []))
        }
        // The second of two dollar signs begins nothing.
        let isTaken = bytes[index + 1] == byte || open.last?.dollar == index
        index += isTaken ? 2 : 1
        continue
      }
      if let last = open.last {
        if byte == last.closing {
          byStart[last.dollar] = Reference(start: last.dollar + 2, end: index, colons: last.colons)
          open.removeLast()
        } else if byte == UInt8(ascii: ":") {
          open[open.count - 1].colons.append(index)
        }
      }
      index += 1
    }
  }

  /// Returns the end of a name of letters, digits, dots and underscores; `nil` if there is none.
  func endOfName(from start: Int, before end: Int) -> Int? {
    let isPart = { (byte: UInt8) in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard start < end, isPart(bytes[start]), bytes[start] >= UInt8(ascii: "A") else { return nil }
    return bytes[start..<end].firstIndex { !isPart($0) } ?? end
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private static func closing(_ opening: UInt8) -> UInt8? {
    switch opening {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }
}
