/// A text as tokens: words, numbers, quoted strings, spaces and single other bytes.
///
/// Changes of whole tokens leave enough of a text's form for the code behind the parser to see them.
struct TokenText {
  typealias Token = ArraySlice<UInt8>

  var tokens: [Token]

  init(_ bytes: [UInt8]) {
    tokens = []
    var start = 0
    while start < bytes.count {
      let end = TokenText.end(ofTokenAt: start, in: bytes)
      tokens.append(bytes[start..<end])
      start = end
    }
  }

  var bytes: [UInt8] { Array(tokens.joined()) }

  enum Form { case number, word, string, sign }

  static func form(of token: Token) -> Form {
    guard let first = token.first else { return .sign }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return .number
    case UInt8(ascii: "\""): return .string
    default: return kind(of: first) == .word ? .word : .sign
    }
  }

  private static func end(ofTokenAt start: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[start]
    if first == UInt8(ascii: "\"") {
      var end = start + 1
      while end < bytes.count, bytes[end] != first, bytes[end] != UInt8(ascii: "\n") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(end + 1, bytes.count)
    }
    let kind = TokenText.kind(of: first)
    guard kind != .other else { return start + 1 }
    return bytes[start...].firstIndex { TokenText.kind(of: $0) != kind } ?? bytes.count
  }

  private enum Kind { case word, space, other }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...:
      .word
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): .space
    default: .other
    }
  }
}
