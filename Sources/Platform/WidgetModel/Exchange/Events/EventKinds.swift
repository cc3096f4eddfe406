/// A set of kinds of events, one bit each.
public struct EventKinds: OptionSet, Hashable, Sendable {
  /// The bits, in the order of ``EventKind/allCases``.
  public let rawValue: UInt128

  /// Creates a set from its bits.
  public init(rawValue: UInt128) { self.rawValue = rawValue }

  /// Creates a set of the given kinds.
  public init(_ kinds: EventKind...) { self.init(kinds) }

  /// Creates a set of the kinds in a list.
  public init(_ kinds: [EventKind]) {
    self.init(rawValue: kinds.reduce(0) { $0 | 1 << UInt128($1.number) })
  }

  /// The set of all kinds.
  public static let all = EventKinds(rawValue: .max >> UInt128(128 - EventKind.allCases.count))

  /// The kinds that the harness itself writes; subjects do not report them.
  public static let inputs = EventKinds(rawValue: (1 << UInt128(EventKind.requested.number)) - 1)

  /// Returns true if the set has a kind.
  public func contains(_ kind: EventKind) -> Bool { rawValue & (1 << UInt128(kind.number)) != 0 }

  /// The kinds in the order of ``EventKind/allCases``.
  public var list: [EventKind] { EventKind.allCases.filter(contains) }
}
