import WidgetModel

/// Points that the facts leave open, at which a subject may deviate from the reference; none by
/// default.
public struct OracleRelaxations: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A subject need not report that a reload is held, nor the reason: RB-09 only requires that it
  /// is kept.
  public static let holds = OracleRelaxations(rawValue: 1 << 0)

  /// A subject may send any diagnostics: they rest on the undocumented facts TL-30, TL-31, TL-35,
  /// WC-05 and VW-01.
  public static let notices = OracleRelaxations(rawValue: 1 << 1)

  /// The effects due at one instant may come in any order.
  public static let order = OracleRelaxations(rawValue: 1 << 2)

  func compares(_ effect: Effect) -> Bool {
    switch effect {
    case .held: !contains(.holds)
    case .reported: !contains(.notices)
    default: true
    }
  }
}
