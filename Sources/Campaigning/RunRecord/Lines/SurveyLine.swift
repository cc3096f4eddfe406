import WidgetModel

/// An observation of a run about a widget, including what was left out or synthesized.
public struct SurveyLine: Archivable, Hashable {
  /// The topic of an observation.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Something was drawn; the text is the kind of request.
    case drawn
    /// States of a Live Activity were shown; the text is their origin.
    case states
    /// It could not be drawn; the text is the reason.
    case undrawn
    /// A preview of the code ended the process; the text describes the end.
    case previews
    /// Entries of previews show no widget of the bundle; the text is their number.
    case otherPreviews
    /// An intent runs in the app and was not judged; the text has its name and the reason.
    case inApp
    /// An intent runs in the app, and was run here instead; the text has its name and the reason.
    case forApp
    /// The code ended a process after such an intent, and not without it; the text says how.
    case endedAfterApp
    /// The code ended because a value that it needs has no replacement; the text names it.
    case withoutStandIn
    /// Something failed in a process that had run other days, not in its own; the text names it.
    case carriedOver
  }

  /// The widget's kind; empty in the widget's own line.
  public var widget = ""
  /// The topic.
  public var topic = Topic.drawn
  /// The details.
  public var text = ""

  /// Creates an empty line.
  public init() {}

  /// Creates a line.
  public init(_ topic: Topic, _ text: String, of widget: String = "") {
    self.widget = widget
    self.topic = topic
    self.text = text
  }

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    try archive.text("widget", &widget, default: "")
    try archive.choice("topic", &topic, isAlwaysWritten: true)
    try archive.text("text", &text, default: "")
  }

  /// Returns the distinct lines in a fixed order.
  public static func union(_ lines: some Sequence<SurveyLine>) -> [SurveyLine] {
    Set(lines).sorted {
      ($0.widget, $0.topic.rawValue, $0.text) < ($1.widget, $1.topic.rawValue, $1.text)
    }
  }
}
