import WidgetModel

/// The reload owed to one placed widget by inputs, commits and failures; a cause that a grant
/// claims is no longer owed, which is its only influence.
public struct OwedReload: Hashable, Sendable {
  /// The causes of inputs that no grant has claimed since.
  public internal(set) var asked: ReloadCauses = []

  /// The number of requesting inputs since the last grant.
  public internal(set) var inputs = 0

  /// Causes that a grant may name although they are no longer owed.
  ///
  /// A policy or retry that came due before another timeline replaced its own; the second reload of
  /// an interaction if the profile has it (VW-13); an intent that did not return.
  public internal(set) var permitted: ReloadCauses = []

  /// The last time that an intent returned while a reload for an earlier one was still pending.
  ///
  /// A trace lists an answer before the effects due at its instant: a grant at that instant may be
  /// for the earlier one alone.
  var askedAgain: Instant?

  /// True if the permitted reload of an interaction may be the first of two (VW-13).
  var mayRepeat = false

  /// The causes that a grant has already claimed, in the life of the placement.
  public internal(set) var served: ReloadCauses = []

  /// The date at which the current timeline's policy comes due, until a grant names it.
  public internal(set) var policy: WallDate?

  /// The instant at which that date was reached, if the clock was moved since then.
  public internal(set) var policyInstant: Instant?

  /// The end of the backoff of the first failure that neither a commit nor a retry has settled.
  public internal(set) var firstRetry: Instant?

  /// The end of the backoff of the last such failure.
  public internal(set) var lastRetry: Instant?

  /// The timeline request under way, the newest one if there are several.
  public internal(set) var request: RequestID?

  /// The time since which no timeline request is under way.
  public internal(set) var idleSince = Instant.start

  /// Creates an empty record.
  public init() {}

  /// The causes that a grant may name.
  public var explained: ReloadCauses { owed.union(permitted) }

  /// The causes for which a reload is due, not merely permitted.
  var owed: ReloadCauses {
    var causes = asked
    if policy != nil { causes.insert(.policy) }
    if firstRetry != nil { causes.insert(.retry) }
    return causes
  }
}

extension ReloadCauses {
  /// The causes that an app's reload call may have.
  static let calls = ReloadCauses(.app, .appInForeground, .appWithAudio, .appWithNavigation)

  /// The causes of a change of the phone's settings.
  static let environment = ReloadCauses(.localeChange, .textSizeChange)

  /// The causes that only time has, and no input.
  static let timed = ReloadCauses(.policy, .retry)

  static let all = ReloadCauses(rawValue: (1 << Int64(ReloadCause.allCases.count)) - 1)

  var words: String { isEmpty ? "no cause" : list.map(\.rawValue).joined(separator: ", ") }
}
