import PropertyTesting

/// The single token in which two Swift expressions differ.
struct Replacement: Hashable {
  let old: String

  let new: String

  /// Compares two expressions; nil unless they differ in exactly one token.
  init?(from first: String, to second: String) {
    let (one, other) = (Self.tokens(of: first), Self.tokens(of: second))
    guard one.count == other.count else { return nil }
    let places = one.indices.filter { one[$0] != other[$0] }
    guard places.count == 1, let place = places.first else { return nil }
    old = one[place]
    new = other[place]
  }

  /// Splits source into string literals, words (including signs and points of numbers), and the
  /// rest.
  private static func tokens(of source: String) -> [String] {
    var tokens: [String] = []
    var isQuoted = false
    var isEscaped = false
    var isInWord = false
    for character in source {
      let isWord = character.isLetter || character.isNumber || "_.-+".contains(character)
      if isQuoted || isWord && isInWord, let last = tokens.indices.last {
        tokens[last].append(character)
      } else {
        tokens.append(String(character))
      }
      if isQuoted {
        isQuoted = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
      } else {
        isQuoted = character == "\""
        isInWord = isWord
      }
    }
    return tokens
  }
}
