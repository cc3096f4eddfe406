import WidgetModel

/// A step in which a subject did otherwise than what was due.
public struct OracleDifference: Hashable, Sendable {
  /// How what came differs from what was due.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Something was due and did not come.
    case missing
    /// Something came that was not due.
    case unfounded
    /// Something came that says something else than what was due.
    case different
    /// Something came later than it was due.
    case late
    /// Something came before it was due.
    case early
    /// All that was due came, in an order that the facts rule out.
    case disordered = "out of order"
  }

  /// How what came differs from what was due.
  public let kind: Kind

  /// When.
  public let instant: Instant

  /// The place in the trace of what came, or of the last event before what did not come.
  public let event: Int?

  /// The placed widget concerned, `nil` where none is.
  public let placement: PlacementID?

  /// What was due, in words.
  public let due: String

  /// What came, in words.
  public let came: String
}

extension OracleDifference: CustomStringConvertible {
  /// The instant, the placed widget, what was due and what came.
  public var description: String {
    let whose = placement.map { " of placement \($0.number)" } ?? ""
    return "at \(instant - .start)\(whose), due: \(due); came: \(came)"
  }
}
