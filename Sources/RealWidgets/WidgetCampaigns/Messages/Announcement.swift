/// A worker's announcement of its code's next step, for the report of a crash.
///
/// The first line names the request and the widget, such as `timeline Clock`; further lines are
/// remarks.
package enum Announcement {
  /// Returns a string without line breaks, which the code's own names and keys may contain.
  package static func escaping(_ text: String) -> String {
    guard text.contains(where: { $0.isNewline || $0 == "\\" }) else { return text }
    return text.map { $0 == "\\" ? "\\\\" : $0.isNewline ? "\\n" : String($0) }.joined()
  }

  /// Returns the text that was escaped; every kind of line break becomes a line feed.
  package static func unescaping(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      switch (isEscaped, character) {
      case (false, "\\"): isEscaped = true
      case (true, "n"): (result, isEscaped) = (result + "\n", false)
      default: (result, isEscaped) = (result + String(character), false)
      }
    }
    return result
  }

  package struct Remark: Hashable, Sendable {
    package enum Topic: String, Hashable, Sendable {
      /// The code's input value was synthesized.
      case sampled
      /// The code is an intent that performs in the app.
      case inApp
      /// An intent of the app ran earlier in this process, on the same day.
      case afterApp
      case madeUp
      /// The view is drawn again with a later clock; the text is the shift.
      case laterClock
      /// The code is a preview, which no phone runs.
      case preview
      /// The code is about to trap because it uses a dependency that only its app adds.
      case missingDependency
      /// The code is about to trap because no value can be made for a stand-in.
      case missingStandIn
    }

    package let topic: Topic
    package let text: String

    package init(_ topic: Topic, _ text: String) {
      self.topic = topic
      self.text = text
    }

    /// Parses a remark; `nil` for unknown topics.
    package init?(_ line: String) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let topic = parts.first.flatMap({ Topic(rawValue: String($0)) }) else { return nil }
      self.topic = topic
      text = parts.count > 1 ? Announcement.unescaping(String(parts[1])) : ""
    }

    package var line: String { "\(topic.rawValue) \(Announcement.escaping(text))" }
  }
}
