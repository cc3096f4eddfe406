import WidgetModel

/// A difference between what a golden file promises and what a run did.
public struct GoldenMismatch: Hashable, Sendable, CustomStringConvertible {
  /// What kind of difference it is.
  public enum Kind: Hashable, Sendable {
    /// A promised event did not happen.
    case missing
    /// An event happened more often than promised.
    case surplus
    /// An event that no line mentions, of a kind of which the file mentions all.
    case unmentioned
    /// A forbidden event happened.
    case forbidden
    /// Something else was on display.
    case otherDisplay
    /// Two lines say the same where one would do.
    case repeated
  }

  /// What kind of difference it is.
  public var kind: Kind

  /// The place of the line in `expect`, `nil` if no line speaks of the event.
  public var line: Int?

  /// When.
  public var instant: Instant

  /// What is promised, by which fact, and what the run did instead.
  public var description: String
}
