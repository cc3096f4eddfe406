/// A word, literal or sign of Swift source, with its place.
struct SourceToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword.
    case word
    case number
    /// A piece of a string literal: all of it, or the part before or after an interpolation.
    case string
    /// An operator, a bracket or a separator.
    case sign
  }

  let kind: Kind

  let text: String

  /// The line, from 1.
  let line: Int

  /// The column in bytes, from 1, as the compiler counts.
  let column: Int

  /// The offset in bytes from the beginning of the file.
  let offset: Int

  /// The offset in bytes of the token's end.
  let end: Int

  let startsLine: Bool

  let followsSpace: Bool
}

/// Splits a Swift file into tokens, with raw and multi-line strings and interpolations; slashed
/// regular expressions become signs, which does not affect the shapes of uses.
struct SourceLexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var tokens: [SourceToken] = []
  private var isFirst = true
  private var isAfterSpace = true

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the tokens of a text in O(length).
  static func tokens(of text: String) -> [SourceToken] {
    var lexer = SourceLexer(text)
    lexer.readUntilEnd(closing: nil)
    return lexer.tokens
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  private func stands(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    // A static string's storage is permanent and holds `count` bytes.
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        lineStart = position + 1
        isFirst = true
      }
      position += 1
    }
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int, text: String? = nil) {
    tokens.append(
      SourceToken(
        kind: kind,
        text: text ?? String(decoding: bytes[start..<position], as: UTF8.self),
        line: line,
        column: start - lineStart + 1,
        offset: start,
        end: position,
        startsLine: isFirst,
        followsSpace: isAfterSpace
      )
    )
    isFirst = false
    isAfterSpace = false
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func readUntilEnd(closing depthLimit: Int?) {
    var depth = 0
    while position < bytes.count {
      let start = position
      switch byte() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        advance()
        isAfterSpace = true
      case UInt8(ascii: "/") where stands("//"):
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "/") where stands("/*"):
        skipBlockComment()
        isAfterSpace = true
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#") where hashesBeforeQuote() > 0: readString(hashes: hashesBeforeQuote())
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        depth += byte() == UInt8(ascii: "(") ? 1 : -1
        position += 1
        if depthLimit != nil, depth < 0 {
          add(.sign, from: start)
          return
        }
        add(.sign, from: start)
      case let first where SourceLexer.beginsWord(first):
        readWord()
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        readNumber()
      default:
        position += SourceLexer.signLength(bytes[position...].prefix(3))
        add(.sign, from: start)
      }
    }
  }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    // Every byte of a non-ASCII character counts as part of a word.
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "`")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func readWord() {
    let start = position
    if byte() == UInt8(ascii: "`") {
      position += 1
      while position < bytes.count, byte() != UInt8(ascii: "`") { position += 1 }
      position += 1
      add(
        .word,
        from: start,
        text: String(decoding: bytes[start + 1..<max(start + 1, position - 1)], as: UTF8.self)
      )
      return
    }
    while SourceLexer.beginsWord(byte()) && byte() != UInt8(ascii: "`")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte())
    {
      position += 1
    }
    add(.word, from: start)
  }

  private mutating func readNumber() {
    let start = position
    while SourceLexer.beginsWord(byte())
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte())
      || byte() == UInt8(ascii: ".")
        && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1))
    {
      position += 1
    }
    add(.number, from: start)
  }

  private func hashesBeforeQuote() -> Int {
    var count = 0
    while byte(count) == UInt8(ascii: "#") { count += 1 }
    return byte(count) == UInt8(ascii: "\"") ? count : 0
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        advance(2)
      } else if stands("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
  }

  private mutating func readString(hashes: Int) {
    let start = position
    position += hashes
    let isLong = stands("\"\"\"")
    position += isLong ? 3 : 1
    add(.string, from: start, text: "\"")
    let quotes = isLong ? 3 : 1
    while position < bytes.count {
      if byte() == UInt8(ascii: "\\"), closes(hashes, from: 1) {
        if byte(1 + hashes) == UInt8(ascii: "(") {
          let open = position
          position += 2 + hashes
          add(.sign, from: open, text: "(")
          readUntilEnd(closing: 0)
          if position < bytes.count, !closesString(quotes, hashes) {
            add(.string, from: position, text: "\"")
          }
        } else {
          advance(2 + hashes)
        }
      } else if closesString(quotes, hashes) {
        position += quotes + hashes
        isAfterSpace = false
        return
      } else if byte() == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        let wasFirst = isFirst
        advance()
        if !isLong { isFirst = wasFirst }
      }
    }
  }

  private func closes(_ hashes: Int, from distance: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  private func closesString(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && closes(hashes, from: quotes)
  }

  private static let long: Set<String> = [
    "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "..", "===", "!==",
    "...", "..<", "|=", "&+", "&-", "~=",
  ]

  private static func signLength(_ bytes: ArraySlice<UInt8>) -> Int {
    for count in [3, 2] where bytes.count >= count {
      if long.contains(String(decoding: bytes.prefix(count), as: UTF8.self)) { return count }
    }
    return 1
  }
}
