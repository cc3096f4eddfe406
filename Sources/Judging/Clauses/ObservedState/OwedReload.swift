import WidgetModel

/// Which reload is owed to one placed widget, as inputs, commits and failures say.
///
/// What a subject claims of its grants' causes changes nothing in what is owed but that a claimed
/// cause is no longer owed.
public struct OwedReload: Hashable, Sendable {
  /// The causes that inputs gave and that no grant has claimed since.
  public internal(set) var asked: ReloadCauses = []

  /// How many inputs asked since the last grant.
  public internal(set) var inputs = 0

  /// Causes that a grant may name although nothing is owed for them any more.
  ///
  /// A policy or retry that came due before another timeline took its timeline's place; the second
  /// reload of an interaction where the profile has it (VW-13); the intent that did not return.
  public internal(set) var permitted: ReloadCauses = []

  /// When an intent returned last while a reload for an earlier one was still to come.
  ///
  /// A trace tells an answer before what was due at its instant: a grant at that instant may be for the
  /// earlier one alone.
  var askedAgain: Instant?

  /// Whether the permitted reload of an interaction may be the first of two (VW-13).
  var mayRepeat = false

  /// The causes that a grant has claimed already, in the life of the placement.
  public internal(set) var served: ReloadCauses = []

  /// The date at which the policy of the timeline in force comes due, until a grant names it.
  public internal(set) var policy: WallDate?

  /// When that date was reached, if the clock was moved since then.
  public internal(set) var policyInstant: Instant?

  /// When the back-off ends of the first failure that neither a commit nor a retry ended.
  public internal(set) var firstRetry: Instant?

  /// When the back-off ends of the last such failure.
  public internal(set) var lastRetry: Instant?

  /// The timeline request under way, the newest one if there are several.
  public internal(set) var request: RequestID?

  /// Since when no timeline request is under way.
  public internal(set) var idleSince = Instant.start

  /// Creates the state in which nothing is owed.
  public init() {}

  /// The causes that a grant may name.
  public var explained: ReloadCauses { owed.union(permitted) }

  /// The causes for which a reload is due, and not merely permitted.
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

  /// The causes that a change of the phone's settings has.
  static let environment = ReloadCauses(.localeChange, .textSizeChange)

  /// The causes that a change in time has, and no input.
  static let timed = ReloadCauses(.policy, .retry)

  /// Every cause there is.
  static let all = ReloadCauses(rawValue: (1 << Int64(ReloadCause.allCases.count)) - 1)

  /// The causes as a reader sees them.
  var words: String { isEmpty ? "no cause" : list.map(\.rawValue).joined(separator: ", ") }
}
