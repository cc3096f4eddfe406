import WidgetModel

/// The numbers of a profile at which behaviour changes, prepared for drawing.
struct Boundaries: Sendable {
  let softDeadline: Int64
  let hardDeadline: Int64
  /// The longest delay of an answer that is neither slow nor late.
  let harmlessDelay: Int64
  let intentDeadline: Int64
  let failureBackoff: Int64
  let leastReloadInterval: Int64
  let leastSpacing: Int64
  /// The time after a foreground call, or a tap that opens the app, in which calls are ignored.
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
  /// The lifetime of an activity, and the time that it stays after its end.
  let activityLife: Int64
  let activityStay: Int64
  let activitiesToFill: Int
  /// The hourly budgets of pushes to activities, and of pushes that start one.
  let pushBudgets: [Int64]
  let expectsBackground: Bool

  /// True if neither a budget nor a minimum interval delays a due policy, which could stop time.
  let isUnpaced: Bool

  /// The shortest time after which a policy is due if nothing else delays it.
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
    // These limits keep scenarios small enough to run, even for extreme settings of the user.
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

  /// Returns the number of polls after which a full bucket, refilled meanwhile, is empty.
  func exhaustion(every: Int64) -> Int64 {
    let day = Interval.day.microseconds
    let (refill, overflows) = max(0, daily - burst).multipliedReportingOverflow(by: every)
    guard !overflows, refill < day else { return burst }
    return min(burst * day / (day - refill) + 1, Self.mostRepetitions)
  }

  static let mostRepetitions: Int64 = 1_000_000
}

extension Profile {
  /// The number of activities that fill an app, limited to 1...20 to keep scenarios small.
  var activitiesToFill: Int { Int(clamping: min(max(self[.activitiesPerApp], 1), 20)) }
}
