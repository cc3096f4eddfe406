/// A name that public widget code uses, with the number of repositories.
struct Name: Hashable {
  /// The name with its labels, after `member` or `modifier` if both kinds have it.
  let text: String
  /// The number of repositories of the survey that use it.
  let repositories: Int

  /// The words that code must contain to use the name.
  var spelling: [String] {
    var rest = text
    for kind in ["member ", "modifier "] where rest.hasPrefix(kind) {
      rest.removeFirst(kind.count)
    }
    var words: [String] = []
    var word = ""
    for character in rest {
      if "(){}_,<> \\".contains(character) {
        if !word.isEmpty, word != ":" { words.append(word) }
        word = ""
      } else if character == ".", !word.isEmpty {
        words.append(word)
        word = "."
      } else if character == ":" {
        if !word.isEmpty { words.append(word + ":") }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
