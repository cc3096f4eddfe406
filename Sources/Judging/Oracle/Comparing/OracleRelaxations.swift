import WidgetModel

/// What the facts leave open and a subject may do otherwise than the reference; none unless asked for.
public struct OracleRelaxations: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A subject need not say that a reload is held, nor why: RB-09 asks that it is kept.
  public static let holds = OracleRelaxations(rawValue: 1 << 0)

  /// A subject may tell an author what it likes: what it reports stands with the undocumented facts TL-30,
  /// TL-31, TL-35, WC-05 and VW-01.
  public static let notices = OracleRelaxations(rawValue: 1 << 1)

  /// What is due at one instant may come in any order.
  public static let order = OracleRelaxations(rawValue: 1 << 2)

  /// Whether an effect is compared.
  func compares(_ effect: Effect) -> Bool {
    switch effect {
    case .held: !contains(.holds)
    case .reported: !contains(.notices)
    default: true
    }
  }
}
