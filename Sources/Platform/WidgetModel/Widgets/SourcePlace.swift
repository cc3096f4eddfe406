/// Where in the code something was made, as a number whose meaning the process knows in which the code
/// runs.
///
/// Values carry it along without being told apart by it: two places are always equal. What was made at
/// another place but is the same otherwise is the same to every clause.
public struct SourcePlace: Hashable, Sendable {
  /// The number, 0 where the place is unknown.
  public var number: Int32

  /// Creates a place.
  @inlinable public init(_ number: Int32) { self.number = number }

  /// A place that nobody knows, as of whatever a script made.
  @inlinable public static var unknown: SourcePlace { SourcePlace(0) }

  /// Whether the place is known.
  public var isKnown: Bool { number != 0 }

  /// Another place, should this one be unknown.
  public func or(_ other: SourcePlace) -> SourcePlace { isKnown ? self : other }

  /// Does not tell places apart.
  public static func == (left: SourcePlace, right: SourcePlace) -> Bool { true }

  /// Tells nothing.
  public func hash(into hasher: inout Hasher) {}
}
