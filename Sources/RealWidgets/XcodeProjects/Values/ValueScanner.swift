/// Scans blanks, comments and quoted texts of the textual formats, as bytes for speed: a project
/// file may have hundreds of thousands of lines.
struct ValueScanner {
  /// The largest depth of nested values; projects need fewer than ten levels.
  static let depthLimit = 128

  private let bytes: [UInt8]
  private let file: String
  private var index = 0

  /// The line of the next byte, from 1.
  private(set) var line = 1

  /// Creates a scanner, or throws ``ProjectError/mergeConflict(_:)`` for merge markers.
  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.file = file
    if let line = MergeConflict.line(in: self.bytes) {
      throw .mergeConflict(SourceLocation(file: file, line: line))
    }
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  var location: SourceLocation { SourceLocation(file: file, line: line) }

  func malformed(_ reason: String) -> ProjectError { .malformed(location, reason: reason) }

  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Skips blanks and comments; an unclosed one throws ``ProjectError/malformed(_:reason:)``.
  mutating func skipBlanks() throws(ProjectError) {
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlockComment() throws(ProjectError) {
    let start = location
    index += 2
    while let byte = next {
      if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        index += 2
        return
      }
      if byte == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    throw .malformed(start, reason: "a comment is not closed")
  }

  /// Takes the longest run of bytes that satisfy a condition.
  mutating func run(while belongs: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = next, belongs(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Takes a quoted text after its opening quote; if it is unclosed or not UTF-8, throws
  /// ``ProjectError/malformed(_:reason:)``.
  mutating func quoted(
    by quote: UInt8,
    escapes: (inout ValueScanner) throws(ProjectError) -> [UInt8]
  ) throws(ProjectError) -> String {
    let start = location
    var content: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case quote:
        guard let text = String(validating: content, as: UTF8.self) else {
          throw .malformed(start, reason: "a text is not UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): content += try escapes(&self)
      case UInt8(ascii: "\n"):
        line += 1
        content.append(byte)
      default: content.append(byte)
      }
    }
    throw .malformed(start, reason: "a text in quotes is not closed")
  }

  /// Takes any next byte, counting lines.
  mutating func takeByte() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Takes a number of at most `count` digits; `nil` if there is no digit.
  mutating func digits(upTo count: Int, radix: Int) -> UInt32? {
    var value: UInt32?
    for _ in 0..<count {
      guard let byte = next,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
      else { break }
      // Cannot wrap: the callers take at most four digits.
      value = (value ?? 0) &* UInt32(radix) &+ UInt32(digit)
      index += 1
    }
    return value
  }

  private func peek(_ offset: Int) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }
}

/// The markers that a version control system leaves in a file that it could not merge.
enum MergeConflict {
  /// Returns the line of the first marker, from 1, or `nil`, in O(bytes).
  static func line(in bytes: [UInt8]) -> Int? {
    let markers = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
    var line = 1
    var isStart = true
    for index in bytes.indices {
      if isStart, bytes[index] == markers[0][0] || bytes[index] == markers[1][0],
        markers.contains(where: { bytes[index...].starts(with: $0) })
      {
        return line
      }
      isStart = bytes[index] == UInt8(ascii: "\n")
      if isStart { line += 1 }
    }
    return nil
  }
}
