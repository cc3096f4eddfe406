import WidgetModel

/// Something that a run saw of a widget, or had to leave out or make up.
public struct SurveyLine: Archivable, Hashable {
  /// What is told.
  public enum Topic: String, CaseIterable, Hashable, Sendable {
    /// Something was drawn; the text is the kind of request.
    case drawn
    /// States of a Live Activity were there; the text is their origin.
    case states
    /// It could not be drawn; the text is the reason.
    case undrawn
    /// A preview of the code ended the process; the text says how.
    case previews
    /// Entries of previews show no widget of the bundle; the text is their number.
    case otherPreviews
    /// An intent performs in the app, and was not judged; the text names it and says why.
    case inApp
    /// An intent performs in the app, and was performed in its stead; the text names it and says why.
    case forApp
    /// The code ended a process after such an intent, and not without it; the text says how.
    case endedAfterApp
    /// The code ended where nothing could stand in for a value that it needs; the text says for what.
    case withoutStandIn
    /// Something failed in a process that had run other days, and not in one of its own; the text says what.
    case carriedOver
  }

  /// The widget's kind; empty in the line of the widget itself.
  public var widget = ""
  /// What is told.
  public var topic = Topic.drawn
  /// The particulars.
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

  /// Lines each once, in an order of their own.
  public static func union(_ lines: some Sequence<SurveyLine>) -> [SurveyLine] {
    Set(lines).sorted {
      ($0.widget, $0.topic.rawValue, $0.text) < ($1.widget, $1.topic.rawValue, $1.text)
    }
  }
}
