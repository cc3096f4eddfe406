/// The cause of a reload of a widget's timeline.
public enum ReloadCause: String, CaseIterable, Hashable, Sendable {
  /// The timeline's own policy came due.
  case policy
  /// The app called `WidgetCenter` while it had none of the sessions below.
  case app
  /// The app called `WidgetCenter` while it was in the foreground (RB-12).
  case appInForeground
  /// The app called `WidgetCenter` with an active audio session (RB-15).
  case appWithAudio
  /// The app called `WidgetCenter` with an active navigation session (RB-15).
  case appWithNavigation
  /// A widget push arrived (RB-22).
  case push
  /// An intent of the widget's button or toggle returned (RB-16, VW-12).
  case interaction
  /// The system's locale changed (RB-18).
  case localeChange
  /// The text size changed (RB-18).
  case textSizeChange
  case added
  /// An earlier reload failed and its backoff has expired (TL-46).
  case retry
  /// A person chose a different configuration (AI-18).
  case configurationChange
  /// Another account is signed in (RB-19).
  case accountChange
  /// The time changed significantly (RB-19).
  case timeChange
  /// The phone is in a different location (RB-19).
  case locationChange
  /// StandBy refreshes its widgets (RB-21).
  case standBy

  /// The cause's index in ``allCases``, used as its bit in a ``ReloadCauses``.
  @inlinable public var number: Int { ordinal(of: self) }
}

/// A set of causes, one bit each; a merged reload has several.
public struct ReloadCauses: OptionSet, Hashable, Sendable {
  /// The bits, in the order of ``ReloadCause/allCases``.
  public let rawValue: Int64

  /// Creates a set from its bits.
  @inlinable public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates a set of one cause.
  @inlinable public init(_ cause: ReloadCause) { self.init(rawValue: 1 << Int64(cause.number)) }

  /// Creates a set of the given causes.
  public init(_ causes: ReloadCause...) {
    self.init(rawValue: causes.reduce(0) { $0 | 1 << Int64($1.number) })
  }

  /// Returns true if the set has a cause.
  @inlinable @inline(__always) public func contains(_ cause: ReloadCause) -> Bool {
    rawValue & (1 << Int64(cause.number)) != 0
  }

  /// Adds a cause.
  @inlinable public mutating func insert(_ cause: ReloadCause) {
    self = ReloadCauses(rawValue: rawValue | 1 << Int64(cause.number))
  }

  /// Returns the set without a cause.
  @inlinable public func removing(_ cause: ReloadCause) -> ReloadCauses {
    ReloadCauses(rawValue: rawValue & ~(1 << Int64(cause.number)))
  }

  /// The causes in the order of ``ReloadCause/allCases``.
  public var list: [ReloadCause] {
    get { ReloadCause.allCases.filter(contains) }
    set {
      self = []
      for cause in newValue { insert(cause) }
    }
  }
}
