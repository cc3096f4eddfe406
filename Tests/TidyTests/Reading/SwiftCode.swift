/// Swift source as a compiler sees it: comments and the texts of strings are blanks.
///
/// Lines keep their positions, and code inside string interpolations stays code.
struct SwiftCode {
  private var bytes: [UInt8]
  private var place = 0

  /// The source with blanks for comments and strings.
  static func code(of text: String) -> String {
    var code = SwiftCode(bytes: Array(text.utf8))
    code.readCode(isInterpolation: false)
    return String(decoding: code.bytes, as: UTF8.self)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readCode(isInterpolation: Bool) {
    var depth = 0
    while place < bytes.count {
      if starts(with: "//") {
        blank { $0.byte(0) != UInt8(ascii: "\n") }
      } else if starts(with: "/*") {
        readComment()
      } else if let hashes = hashesBeforeString() {
        readString(hashes)
      } else {
        let byte = bytes[place]
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if isInterpolation && depth == 0 { return }
          depth -= 1
        }
        place += 1
      }
    }
  }

  private mutating func readComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blank(2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(2)
      } else {
        blank(1)
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func readString(_ hashes: Int) {
    let frame = String(repeating: "#", count: hashes)
    blank(hashes)
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    blank(quotes.utf8.count)
    while place < bytes.count {
      if starts(with: quotes + frame) { return blank(quotes.utf8.count + hashes) }
      if starts(with: "\\" + frame + "(") {
        blank(2 + hashes)
        readCode(isInterpolation: true)
        blank(1)
      } else if starts(with: "\\" + frame) {
        blank(2 + hashes)
      } else if quotes.utf8.count == 1 && byte(0) == UInt8(ascii: "\n") {
        return
      } else {
        blank(1)
      }
    }
  }

  /// Returns the number of `#` signs before the string that begins here, `nil` if none begins.
  private func hashesBeforeString() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private func byte(_ offset: Int) -> UInt8? {
    place + offset < bytes.count ? bytes[place + offset] : nil
  }

  private func starts(with text: String) -> Bool {
    // Nearly all bytes end the comparison at once.
    guard byte(0) == text.utf8.first else { return false }
    return bytes[place...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
      place += 1
    }
  }

  private mutating func blank(while condition: (SwiftCode) -> Bool) {
    while place < bytes.count && condition(self) { blank(1) }
  }
}
