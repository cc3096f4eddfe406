/// An event's name and description in pictures and lists.
public struct EventWords: Hashable, Sendable {
  /// The lane of an event in a picture.
  public enum Lane: String, CaseIterable, Hashable, Sendable {
    /// The phone and the person who holds it.
    case app
    /// The widget's code.
    case provider
    case runtime
    case budget
    /// The person's view.
    case display
  }

  /// The name: a noun in full, never the name of a case.
  public var name: String

  /// A short description of the event, with its numbers.
  public var text: String

  /// The lane of the event in a picture.
  public var lane: Lane

  init(_ name: String, _ text: String, _ lane: Lane = .app) {
    self.name = name
    self.text = text
    self.lane = lane
  }
}
