/// A word or a sign of Swift code.
struct SwiftWord {
  let text: String

  /// True if nothing separates it from the one before.
  let isAdjacent: Bool

  /// True if it is a name or a keyword, not a sign or a number.
  var isName: Bool { text.first == "_" || text.first?.isLetter == true }

  static func words(of code: String) -> [SwiftWord] {
    var words: [SwiftWord] = []
    var isAdjacent = false
    var rest = Array(code.utf8)[...]
    while let byte = rest.first {
      let letters = rest.prefix(while: isLetter)
      if byte > UInt8(ascii: " ") {
        let text = letters.isEmpty ? rest.prefix(1) : letters
        words.append(
          SwiftWord(text: String(decoding: text, as: UTF8.self), isAdjacent: isAdjacent)
        )
      }
      isAdjacent = byte > UInt8(ascii: " ")
      rest = rest.dropFirst(max(1, letters.count))
    }
    return words
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
