/// What a run saw of the widgets, and what it had to leave out or make up.
///
/// A verdict says nothing of what nobody saw; so whoever reads one is told.
package struct WidgetObservations {
  /// What is told of a widget.
  package enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Something was drawn; the text is the kind of request.
    case drawn
    /// States of a Live Activity were there; the text is their origin.
    case states
    /// It could not be drawn; the text is the reason.
    case undrawn
    /// An intent performs in the app, and was not judged; the text names it and says why.
    case inApp
    /// An intent performs in the app, and was performed in its stead; the text names it and says why.
    case forApp
  }

  /// One thing that is told.
  package struct Note: Hashable, Sendable {
    /// The place of the widget in the scenario.
    package let widget: Int
    /// What it is about.
    package let topic: Topic
    /// The particulars.
    package let text: String
  }

  private var known: Set<Note> = []

  /// The notes, each once, in an order that does not depend on when they were made.
  package var notes: [Note] {
    known.sorted {
      ($0.widget, $0.topic.rawValue, $0.text) < ($1.widget, $1.topic.rawValue, $1.text)
    }
  }

  /// Notes something of a widget.
  mutating func note(_ topic: Topic, of widget: Int, _ text: String) {
    known.insert(Note(widget: widget, topic: topic, text: text))
  }

  /// Forgets everything, as between two runs.
  mutating func removeAll() { known.removeAll(keepingCapacity: true) }
}
