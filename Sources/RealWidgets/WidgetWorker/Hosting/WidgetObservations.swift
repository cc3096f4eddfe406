/// The drawn widgets of a run, and what it left out or synthesized, to show what a verdict covers.
package struct WidgetObservations {
  package enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Something was drawn; the text is the kind of request.
    case drawn
    /// A Live Activity had states; the text is their origin.
    case states
    /// It could not be drawn; the text is the reason.
    case undrawn
    /// An intent performs in the app, and was not judged; the text names it and the reason.
    case inApp
    /// An intent performs in the app, and was performed here instead; the text names it and the
    /// reason.
    case forApp
  }

  package struct Note: Hashable, Sendable {
    package let widget: Int
    package let topic: Topic
    package let text: String
  }

  private var known: Set<Note> = []

  /// The notes, each once, in an order that does not depend on when they were made.
  package var notes: [Note] {
    known.sorted {
      ($0.widget, $0.topic.rawValue, $0.text) < ($1.widget, $1.topic.rawValue, $1.text)
    }
  }

  mutating func record(_ topic: Topic, of widget: Int, _ text: String) {
    known.insert(Note(widget: widget, topic: topic, text: text))
  }

  mutating func removeAll() { known.removeAll(keepingCapacity: true) }
}
