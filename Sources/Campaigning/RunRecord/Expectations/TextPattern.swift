/// A text pattern in which `*` matches any text, including none.
public struct TextPattern: Hashable, Sendable {
  private let pieces: [Substring]

  /// Creates a pattern; an empty one matches every text.
  public init(_ text: String) {
    pieces = (text.isEmpty ? "*" : text).split(separator: "*", omittingEmptySubsequences: false)
  }

  /// Returns true if the pattern matches the whole text, in O(text × pattern).
  public func matches(_ text: String) -> Bool {
    // Without an asterisk the strings have to be equal.
    guard pieces.count > 1 else { return text == pieces[0] }
    guard text.hasPrefix(pieces[0]) else { return false }
    var rest = text.dropFirst(pieces[0].count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let end = TextPattern.end(of: piece, in: rest) else { return false }
      rest = rest[end...]
    }
    return rest.hasSuffix(pieces[pieces.count - 1])
  }

  private static func end(of piece: Substring, in text: Substring) -> Substring.Index? {
    var start = text.startIndex
    while true {
      if text[start...].hasPrefix(piece) {
        return text.index(start, offsetBy: piece.count)
      }
      guard start < text.endIndex else { return nil }
      start = text.index(after: start)
    }
  }
}
