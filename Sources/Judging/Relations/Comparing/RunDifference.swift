import WidgetModel

/// The first difference of a transformed run from the first run.
public struct RunDifference: Hashable, Sendable {
  /// The kind of difference.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An event of the first run is missing in the second.
    case missing
    /// The second run has an event that the first does not have.
    case additional
    case different
  }

  /// The kind of difference.
  public let kind: Kind

  /// The time of the difference.
  public let instant: Instant

  /// The index in the first trace of the expected event, or of the last event before an unexpected
  /// one.
  public let event: Int?

  /// The placed widget concerned, by its number in the first run, or `nil` if there is none.
  public let placement: PlacementID?

  /// The event of the first run, in words.
  public let expected: String

  /// The event of the second run, in words and with its own numbers.
  public let actual: String
}

extension RunDifference: CustomStringConvertible {
  /// The instant, the placed widget, and the events of both runs.
  public var description: String {
    let whose = placement.map { " of placement \($0.number)" } ?? ""
    return "at \(instant - .start)\(whose), expected as before: \(expected); came: \(actual)"
  }
}
