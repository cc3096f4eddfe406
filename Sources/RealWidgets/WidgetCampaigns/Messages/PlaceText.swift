import WorkerProcesses

/// Places in the checked code as texts, which mean the same in each process of a program.
package enum PlaceText {
  package static func text(line: Int, file: String) -> String { "line \(line) \(file)" }

  package static func entries(_ timeline: String) -> String {
    timeline.isEmpty ? "" : "entries " + timeline
  }

  /// Returns the text of the line that counts days as seconds, for an answer.
  package static func dayLength(_ answer: String) -> String { "days " + answer }

  /// Returns the text of the line that falls back to a sample, for an answer.
  package static func sample(_ answer: String) -> String {
    answer.isEmpty ? "" : "sample " + answer
  }

  /// Returns the text of the line that keeps only future items, for entries.
  package static func laterOnly(_ entries: String) -> String { "later " + entries }

  /// Returns the text of the line that marks a view as private, for a declaration.
  package static func privacy(_ declaration: String) -> String { "private " + declaration }

  /// Returns the text of the line that makes a recommendation, for a function.
  package static func recommendation(_ function: String) -> String { "recommends " + function }

  /// Returns the text of the line that gives a plain background, for the body of a view.
  package static func background(_ body: String) -> String { "background " + body }

  /// Returns the text of the line that caches a reading: a static variable, or an early return.
  static func kept(_ reading: String) -> String { reading.isEmpty ? "" : "kept " + reading }

  /// Returns the text of the line that writes a date in universal time, for a request.
  static func universalTime(_ request: String) -> String {
    request.isEmpty ? "" : "universal " + request
  }

  /// Returns the text of the line that makes a set or similar, for an answer.
  static func unordered(_ answer: String) -> String { answer.isEmpty ? "" : "unordered " + answer }

  static func parts(of text: String) -> (detail: Detail?, place: String) {
    for detail in Detail.allCases where text.hasPrefix(detail.rawValue + " ") {
      return (detail, String(text.dropFirst(detail.rawValue.count + 1)))
    }
    return (nil, text)
  }

  /// The detail to look for at a place.
  enum Detail: String, CaseIterable {
    case background, days, kept, later, `private`, recommends, sample, universal, unordered
  }

  /// Returns the text of the last leaked continuation, which only the output of the run names.
  package static func leak(besides type: String) -> String { "leak \(type)" }

  /// Adds the leaking function's name to the text of a leak; `nil` for a leak without one.
  static func text(_ text: String, leakedIn function: String?) -> String? {
    let words = text.split(separator: " ")
    guard words.first == "leak", words.count == 2 else { return text }
    return function.map { "leak \($0) \(words[1])" }
  }

  /// Returns the line of a string, `nil` for a string of a different kind.
  package static func line(of text: String) -> CodePlace? {
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0] == "line" else { return nil }
    return CodePlace(function: "", file: words[2], line: Int(words[1]) ?? 0)
  }
}
