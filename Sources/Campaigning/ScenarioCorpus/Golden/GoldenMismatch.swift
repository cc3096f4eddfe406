import WidgetModel

/// A difference between a golden file and a run.
public struct GoldenMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a difference.
  public enum Kind: Hashable, Sendable {
    case missing
    /// An event happened more often than expected.
    case surplus
    /// An unmentioned event of a kind that the file lists completely.
    case unmentioned
    case forbidden
    /// Another thing was on display.
    case otherDisplay
    /// Two lines say the same.
    case repeated
  }

  /// The kind of the difference.
  public var kind: Kind

  /// The index of the line in `expect`, `nil` if no line mentions the event.
  public var line: Int?

  /// The instant of the difference.
  public var instant: Instant

  /// The expectation, its facts, and the run's actual behaviour.
  public var description: String
}
