import WidgetModel

/// The first place at which a transformed run is otherwise than the first says.
public struct RunDifference: Hashable, Sendable {
  /// How it differs.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Something of the first run does not happen in the second.
    case missing
    /// Something happens in the second run that does not in the first.
    case additional
    /// Something else happens.
    case different
  }

  /// How it differs.
  public let kind: Kind

  /// When.
  public let instant: Instant

  /// The place in the first trace of what was expected, or of the last event before what was not.
  public let event: Int?

  /// The placed widget concerned, by its number in the first run; `nil` where none is.
  public let placement: PlacementID?

  /// What happens in the first run, in words.
  public let expected: String

  /// What happens in the second run, in words and with its own numbers.
  public let actual: String
}

extension RunDifference: CustomStringConvertible {
  /// The instant, the placed widget, and what happens in both runs.
  public var description: String {
    let whose = placement.map { " of placement \($0.number)" } ?? ""
    return "at \(instant - .start)\(whose), expected as before: \(expected); came: \(actual)"
  }
}
