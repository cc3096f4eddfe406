/// A widget's size and shape (FM-13); the corner and portrait extra-large ones are not modeled.
public enum Family: String, CaseIterable, Hashable, Sendable {
  /// The area of four icons, a square.
  case systemSmall
  /// Two squares side by side.
  case systemMedium
  /// Four squares.
  case systemLarge
  /// Eight squares, on iPad, Mac and Apple Vision Pro.
  case systemExtraLarge
  /// A circle on the Lock Screen.
  case accessoryCircular
  /// A rectangle on the Lock Screen.
  case accessoryRectangular
  /// One line above the clock.
  case accessoryInline

  /// True for the small families of Lock Screens and watch faces.
  public var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    }
  }

  /// The family's index in ``allCases``, used as its bit in a ``FamilySet``.
  @inlinable public var number: Int { ordinal(of: self) }
}

/// A set of families, one bit each.
public struct FamilySet: OptionSet, Hashable, Sendable {
  /// The bits, in the order of ``Family/allCases``.
  public let rawValue: Int64

  /// Creates a set from its bits.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates a set of the given families.
  public init(_ families: Family...) {
    self.init(rawValue: families.reduce(0) { $0 | 1 << Int64($1.number) })
  }

  /// The set of all families.
  public static let all = FamilySet(rawValue: (1 << Int64(Family.allCases.count)) - 1)

  /// Returns true if the set has a family.
  public func contains(_ family: Family) -> Bool { rawValue & (1 << Int64(family.number)) != 0 }
}
