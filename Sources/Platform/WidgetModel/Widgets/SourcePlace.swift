/// A location in source code, as a number that only the process with that code can interpret.
///
/// All places are equal, so that they affect no comparison.
public struct SourcePlace: Hashable, Sendable {
  /// The number, or 0 if the location is unknown.
  public var number: Int32

  /// Creates a location.
  @inlinable public init(_ number: Int32) { self.number = number }

  /// An unknown place, as for everything that a script made.
  @inlinable public static var unknown: SourcePlace { SourcePlace(0) }

  /// True if the location is known.
  public var isKnown: Bool { number != 0 }

  /// Returns this location, or another one if this one is unknown.
  public func or(_ other: SourcePlace) -> SourcePlace { isKnown ? self : other }

  /// Returns true, because places do not affect comparisons.
  public static func == (left: SourcePlace, right: SourcePlace) -> Bool { true }

  /// Does nothing, because all places are equal.
  public func hash(into hasher: inout Hasher) {}
}
