/// The kind of an event, by which a campaign routes it to the checkers that asked for it.
public enum EventKind: String, CaseIterable, Hashable, Sendable {
  // Inputs, in the order of `Input`.
  case added, removed, galleryOpened, reloadCalled, reloadAllCalled, pushReceived, foreground
  case audioSession, navigationSession, locked, visible, localeChanged, textSizeChanged, clockMoved
  case rebooted, processKilled, tapped, answered, woke, asked, did
  // Effects, in the order of `Effect`.
  case requested, cancelled, held, dropped, granted, archived, committed, failed, displayed
  case toggled, led, reported

  /// The kind's place in ``allCases``, used as its bit in an ``EventKinds``.
  public var number: Int {
    switch self {
    case .added: 0
    case .removed: 1
    case .galleryOpened: 2
    case .reloadCalled: 3
    case .reloadAllCalled: 4
    case .pushReceived: 5
    case .foreground: 6
    case .audioSession: 7
    case .navigationSession: 8
    case .locked: 9
    case .visible: 10
    case .localeChanged: 11
    case .textSizeChanged: 12
    case .clockMoved: 13
    case .rebooted: 14
    case .processKilled: 15
    case .tapped: 16
    case .answered: 17
    case .woke: 18
    case .asked: 19
    case .did: 20
    case .requested: 21
    case .cancelled: 22
    case .held: 23
    case .dropped: 24
    case .granted: 25
    case .archived: 26
    case .committed: 27
    case .failed: 28
    case .displayed: 29
    case .toggled: 30
    case .led: 31
    case .reported: 32
    }
  }
}

/// A set of kinds of events, one bit each.
public struct EventKinds: OptionSet, Hashable, Sendable {
  /// The bits, in the order of ``EventKind/allCases``.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates a set of some kinds.
  public init(_ kinds: EventKind...) {
    self.init(rawValue: kinds.reduce(0) { $0 | 1 << UInt64($1.number) })
  }

  /// Every kind there is.
  public static let all = EventKinds(rawValue: (1 << UInt64(EventKind.allCases.count)) - 1)

  /// The kinds that the harness itself writes: no subject has to report them.
  public static let inputs = EventKinds(rawValue: (1 << UInt64(EventKind.requested.number)) - 1)

  /// Whether the set has a kind.
  public func contains(_ kind: EventKind) -> Bool { rawValue & (1 << UInt64(kind.number)) != 0 }

  /// The kinds in the order of ``EventKind/allCases``.
  public var list: [EventKind] { EventKind.allCases.filter(contains) }
}

extension Input {
  /// The kind of the input.
  public var kind: EventKind {
    switch self {
    case .added: .added
    case .removed: .removed
    case .galleryOpened: .galleryOpened
    case .reloadCalled: .reloadCalled
    case .reloadAllCalled: .reloadAllCalled
    case .pushReceived: .pushReceived
    case .foreground: .foreground
    case .audioSession: .audioSession
    case .navigationSession: .navigationSession
    case .locked: .locked
    case .visible: .visible
    case .localeChanged: .localeChanged
    case .textSizeChanged: .textSizeChanged
    case .clockMoved: .clockMoved
    case .rebooted: .rebooted
    case .processKilled: .processKilled
    case .tapped: .tapped
    case .answered: .answered
    case .woke: .woke
    case .asked: .asked
    case .did: .did
    }
  }
}

extension Effect {
  /// The kind of the effect.
  public var kind: EventKind {
    switch self {
    case .requested: .requested
    case .cancelled: .cancelled
    case .held: .held
    case .dropped: .dropped
    case .granted: .granted
    case .archived: .archived
    case .committed: .committed
    case .failed: .failed
    case .displayed: .displayed
    case .toggled: .toggled
    case .led: .led
    case .reported: .reported
    }
  }
}
