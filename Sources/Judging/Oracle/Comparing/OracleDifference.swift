import WidgetModel

/// A step in which a subject deviated from what was due.
public struct OracleDifference: Hashable, Sendable {
  /// The kind of deviation.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Something due did not happen.
    case missing
    /// Something happened that was not due.
    case unfounded
    /// Something due happened with different contents.
    case different
    /// Something happened later than it was due.
    case late
    /// Something happened before it was due.
    case early
    /// Everything due happened, but in an order that the facts rule out.
    case disordered = "out of order"
  }

  /// The kind of deviation.
  public let kind: Kind

  /// The time of the deviation.
  public let instant: Instant

  /// The index in the trace of the actual effect, or of the last event before a missing one.
  public let event: Int?

  /// The placed widget concerned, or `nil` if there is none.
  public let placement: PlacementID?

  /// The due effect, in words.
  public let due: String

  /// The actual effect, in words.
  public let came: String
}

extension OracleDifference: CustomStringConvertible {
  /// The instant, the placed widget, the due effect and the actual one.
  public var description: String {
    let whose = placement.map { " of placement \($0.number)" } ?? ""
    return "at \(instant - .start)\(whose), due: \(due); came: \(came)"
  }
}
