/// What a worker says that its code is about to do, for whoever looks at the process's remains.
///
/// The first line names the request and the widget, such as `timeline Clock`; further ones may say more.
package enum Announcement {
  /// A further line.
  package struct Remark: Hashable, Sendable {
    /// What it says.
    package enum Topic: String, Hashable, Sendable {
      /// The value was drawn up with which the code works.
      case sampled
      /// The code is an intent that performs in the app.
      case inApp
      /// An intent that performs in the app ran in this process before, on the same day.
      case afterApp
      /// Values were made up for the code so far.
      case madeUp
      /// What is shown is drawn once more with a later clock; the text says how much later.
      case laterClock
      /// The code is a preview, which no phone runs.
      case preview
      /// The code is about to end because it uses a dependency that only its app adds.
      case missingDependency
    }

    /// What it says.
    package let topic: Topic
    /// The value or intent.
    package let text: String

    /// Creates a remark.
    package init(_ topic: Topic, _ text: String) {
      self.topic = topic
      self.text = text
    }

    /// Reads a further line; `nil` when it says nothing that is known.
    package init?(_ line: String) {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard let topic = parts.first.flatMap({ Topic(rawValue: String($0)) }) else { return nil }
      self.topic = topic
      text = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The line.
    package var line: String { "\(topic.rawValue) \(text)" }
  }
}
