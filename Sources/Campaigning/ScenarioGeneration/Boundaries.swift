import WidgetModel

/// The numbers of a profile at which behaviour changes, ready for drawing.
struct Boundaries: Sendable {
  let softDeadline: Int64
  let hardDeadline: Int64
  /// The longest delay of an answer that is neither slow nor late.
  let harmlessDelay: Int64
  let intentDeadline: Int64
  let failureBackoff: Int64
  let leastReloadInterval: Int64
  let leastSpacing: Int64
  /// For how long a call in the foreground, and a tap that opens the app, keep further calls from being heard.
  let unheardAfterCall: Int64
  let unheardAfterLaunch: Int64
  /// The time below which an entry may go unseen (TL-16).
  let displayGap: Int64
  let tolerance: Int64
  let debounce: Int64
  let memory: Int64
  let archive: Int64
  let advisedEntries: Int
  let burst: Int64
  let daily: Int64
  let familiesWithoutLinks: FamilySet
  let isInteractive: Bool
  let hasActivities: Bool
  let hasControls: Bool
  let hasConfigurationPrompts: Bool
  let mountsWidgets: Bool
  let activityBytes: Int64
  /// How long an activity lives, and how long it stays when it has ended.
  let activityLife: Int64
  let activityStay: Int64
  /// How many activities fill an app.
  let activitiesToFill: Int
  /// How many pushes to activities, and how many that start one, have an effect in an hour.
  let pushBudgets: [Int64]
  let expectsBackground: Bool

  /// Whether neither a budget nor a least interval slows a policy down that is due at once.
  ///
  /// A timeline that asks for the next one at once would then never let time go on.
  let isUnpaced: Bool

  /// The time after which a policy may be due where nothing slows it down.
  static let leastPace = Interval.minutes(10)

  init(_ profile: Profile) {
    softDeadline = profile[.timelineSoftDeadline]
    hardDeadline = profile[.timelineHardDeadline]
    harmlessDelay = min(profile[.timelineSoftDeadline], profile[.timelineHardDeadline])
    intentDeadline = profile[.intentDeadline]
    failureBackoff = profile[.failureBackoff]
    leastReloadInterval = profile[.minReloadInterval]
    leastSpacing = profile[.minEntrySpacing]
    unheardAfterCall = profile[.foregroundCallInterval]
    unheardAfterLaunch = profile[.launchDeafness]
    displayGap = profile[.minDisplayGap]
    tolerance = profile[.firstEntryTolerance]
    debounce = profile[.callDebounce]
    memory = profile[.memoryLimit]
    archive = profile[.archiveByteLimit]
    advisedEntries = Int(clamping: min(max(profile[.advisedEntries], 1), 2000))
    burst = min(max(profile[.budgetBurst], 1), 2000)
    daily = min(max(profile[.dailyReloads], 1), 2000)
    familiesWithoutLinks = FamilySet(
      rawValue: FamilySet.all.rawValue & ~profile.linkFamilies.rawValue
    )
    hasActivities = profile.isOn(.liveActivities)
    hasControls = profile.isOn(.controls)
    hasConfigurationPrompts = profile.isOn(.configurationPrompts)
    mountsWidgets = profile.isOn(.mounting)
    activityBytes = profile[.activityByteLimit]
    activityLife = profile[.activityActiveLimit]
    activityStay = profile[.activityEndedLimit]
    activitiesToFill = profile.activitiesToFill
    pushBudgets = [profile[.activityPushBudget], profile[.activityStartBudget]]
      .map { min(max($0, 1), 100) }
    isInteractive = profile.isOn(.interactive)
    expectsBackground = profile.isOn(.expectsContainerBackground)
    isUnpaced = profile.budgetModel == .unlimited && leastReloadInterval < 1_000_000
  }

  /// After how many repetitions a steady poll has emptied a full bucket that refills meanwhile.
  ///
  /// A poll that the refill almost keeps up with counts as one of `mostRepetitions`.
  func exhaustion(every: Int64) -> Int64 {
    let day = Interval.day.microseconds
    let (refill, overflows) = max(0, daily - burst).multipliedReportingOverflow(by: every)
    guard !overflows, refill < day else { return burst }
    return min(burst * day / (day - refill) + 1, Self.mostRepetitions)
  }

  /// More repetitions than any scenario has.
  static let mostRepetitions: Int64 = 1_000_000
}
