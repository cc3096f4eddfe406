import WorkerProcesses

/// Places in the checked code as texts, which mean the same in each process of a program.
package enum PlaceText {
  /// The text of a line that is known.
  package static func text(line: Int, file: String) -> String { "line \(line) \(file)" }

  /// The text of the line in which the entries are made that a timeline gets at a place.
  package static func entries(_ timeline: String) -> String {
    timeline.isEmpty ? "" : "entries " + timeline
  }

  /// The text of the line that counts days as so many seconds, for dates that stand in an answer at a place.
  package static func dayLength(_ answer: String) -> String { "days " + answer }

  /// The text of the line that takes a sample where there is nothing, for an answer at a place.
  package static func sample(_ answer: String) -> String {
    answer.isEmpty ? "" : "sample " + answer
  }

  /// The text of the line that keeps only what lies ahead, for entries that are made at a place.
  package static func laterOnly(_ entries: String) -> String { "later " + entries }

  /// The text of the line that marks a view as private, for a widget that is declared at a place.
  package static func privacy(_ declaration: String) -> String { "private " + declaration }

  /// The text of the line that makes a recommendation, for the function at a place.
  package static func recommendation(_ function: String) -> String { "recommends " + function }

  /// The text of the line that gives a plain background, for the body of a view at a place.
  package static func background(_ body: String) -> String { "background " + body }

  /// The text of what keeps what was read at a place: the static variable that it initialized, or the line that returns
  /// it before it is read anew.
  static func kept(_ reading: String) -> String { reading.isEmpty ? "" : "kept " + reading }

  /// The text of the line that writes a date in universal time, for a request at a place.
  static func universalTime(_ request: String) -> String {
    request.isEmpty ? "" : "universal " + request
  }

  /// The text of the line that makes a set or the like, for an answer at a place.
  static func unordered(_ answer: String) -> String { answer.isEmpty ? "" : "unordered " + answer }

  /// What a text says of a place beside where it is, and the place.
  static func parts(of text: String) -> (detail: Detail?, place: String) {
    for detail in Detail.allCases where text.hasPrefix(detail.rawValue + " ") {
      return (detail, String(text.dropFirst(detail.rawValue.count + 1)))
    }
    return (nil, text)
  }

  /// What is looked for at a place.
  enum Detail: String, CaseIterable {
    case background, days, kept, later, `private`, recommends, sample, universal, unordered
  }

  /// The text of the continuation that the code leaked last, which only the output of the run names.
  ///
  /// - Parameter type: The mangled name of a type of the module.
  /// - Returns: The text.
  package static func leak(besides type: String) -> String { "leak \(type)" }

  /// A text with the name of the function whose continuation was leaked, `nil` if it stands for one and there is no
  /// such function; any other text as it is.
  static func text(_ text: String, leakedIn function: String?) -> String? {
    let words = text.split(separator: " ")
    guard words.first == "leak", words.count == 2 else { return text }
    return function.map { "leak \($0) \(words[1])" }
  }

  /// The line for which a text stands, `nil` for a text of another kind.
  package static func line(of text: String) -> CodePlace? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "line" else { return nil }
    return CodePlace(function: "", file: words[2], line: Int(words[1]) ?? 0)
  }
}
