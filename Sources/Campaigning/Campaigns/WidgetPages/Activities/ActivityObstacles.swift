import WidgetModel

/// Determines, for a picture, why calls and pushes about Live Activities have no effect.
///
/// It affects only words, and follows the facts and the profile, regardless of the subject.
struct ActivityObstacles {
  private let profile: Profile
  private var isInstalled = true
  private var isForeground = false
  private var areAllowed = true
  private var areFrequent = false
  private var pushes: [Instant] = []
  private var starts: [Instant] = []

  init(_ profile: Profile) { self.profile = profile }

  mutating func record(_ input: Input) {
    switch input {
    case .appInstalled(let isOn):
      isInstalled = isOn
      if !isOn { isForeground = false }
    case .rebooted: isForeground = false
    case .foreground(let isOn): isForeground = isOn && isInstalled
    case .activities(.allowed(let isOn)): areAllowed = isOn
    case .activities(.frequentPushesAllowed(let isOn)): areFrequent = isOn
    default: break
    }
  }

  /// Returns the obstacle to a start by the app, apart from refusals with an error.
  func start(_ standing: ActivityStanding) -> ActivityObstacle? {
    if !isInstalled { return .ignored("the app is deleted") }
    return standing.isPresent ? .ignored("it is there already") : nil
  }

  func words(of error: ActivityError, _ content: ActivityContent) -> String {
    switch error {
    case .unsupported: "unsupported: the system has no Live Activities"
    case .denied: "denied: a person has forbidden Live Activities"
    case .visibility:
      isForeground
        ? "visibility, although the app is in the foreground"
        : "visibility: the app is not in the foreground"
    case .attributesTooLarge: "attributesTooLarge: \(size(of: content))"
    case .targetMaximumExceeded:
      "targetMaximumExceeded: \(number)"
    }
  }

  func update(
    _ content: ActivityContent,
    age: Interval,
    _ standing: ActivityStanding,
    at now: Instant
  ) -> ActivityObstacle? {
    if let obstacle = call(standing) { return obstacle }
    if content.bytes > profile[.activityByteLimit] { return .refused(size(of: content)) }
    guard now - age < standing.timestamp else { return nil }
    return .ignored("its content is \(standing.timestamp - (now - age)) older than what is shown")
  }

  /// Returns the obstacle to an end, or to any other call for a running activity.
  func call(_ standing: ActivityStanding) -> ActivityObstacle? {
    if !isInstalled { return .ignored("the app is deleted") }
    if standing.phase == .ended { return .ignored("it has ended") }
    if standing.isPresent { return nil }
    return .ignored(standing.isGone ? "it is gone" : "there is none")
  }

  func gesture(_ standing: ActivityStanding) -> ActivityObstacle? {
    if standing.phase == .pending { return .ignored("it is not yet to be seen") }
    return standing.isPresent ? nil : .ignored(standing.isGone ? "it is gone" : "there is none")
  }

  /// Returns the obstacle to a tap (LA-41).
  func tap(_ standing: ActivityStanding, inCarPlay isInCarPlay: Bool) -> ActivityObstacle? {
    gesture(standing) ?? (isInCarPlay ? .ignored("taps have no effect in CarPlay") : nil)
  }

  /// Returns the obstacle to ending a collapsed activity (LA-31).
  func collapse(_ standing: ActivityStanding) -> ActivityObstacle? {
    if let obstacle = gesture(standing) { return obstacle }
    if standing.phase == .ended { return .ignored("it has ended") }
    let isTransient = standing.request.style == .transient && profile.isOn(.transientActivities)
    return isTransient ? nil : .ignored("it is not transient")
  }

  /// Counts a push that is to start an activity, and returns its obstacle (LA-05, LA-25).
  mutating func pushedStart(
    _ push: ActivityPush,
    _ content: ActivityContent,
    _ standing: ActivityStanding,
    beside others: Int,
    at now: Instant
  ) -> ActivityObstacle? {
    if !isInstalled { return .dropped("the app is deleted") }
    guard push.address == .token else { return .dropped("it goes to no token for starts") }
    if !count(now, in: &starts, upTo: profile[.activityStartBudget]) {
      return .dropped("\(profile[.activityStartBudget]) came in the hour, the budget for starts")
    }
    if push.isUnreadable { return .dropped("it cannot be decoded") }
    if !content.alerts { return .dropped("it brings no alert") }
    if standing.isPresent { return .ignored("it is there already") }
    if !areAllowed { return .refused("a person has forbidden Live Activities") }
    if content.bytes > profile[.activityByteLimit] { return .refused(size(of: content)) }
    return Int64(others) < profile[.activitiesPerApp] ? nil : .refused(number)
  }

  private var number: String { "an app has at most \(profile[.activitiesPerApp])" }

  /// Counts a push, and returns its obstacle before it reaches any activity (LA-22, LA-23).
  mutating func delivery(_ push: ActivityPush, reachesAny: Bool, at now: Instant)
    -> ActivityObstacle?
  {
    if !isInstalled { return .dropped("the app is deleted") }
    guard reachesAny else { return nil }
    let isFree = areFrequent || push.isOpportunistic
    if !isFree, !count(now, in: &pushes, upTo: profile[.activityPushBudget]) {
      return .dropped("\(profile[.activityPushBudget]) came in the hour, the budget of pushes")
    }
    return push.isUnreadable ? .dropped("it cannot be decoded") : nil
  }

  /// Returns the reason why a push does not reach an activity, `nil` if it does.
  func address(_ push: ActivityPush, _ standing: ActivityStanding) -> ActivityObstacle? {
    if standing.phase == .ended { return .dropped("it has ended") }
    if standing.phase == .pending { return .dropped("it has not started") }
    guard standing.isRunning else {
      return .dropped(standing.isGone ? "it is gone" : "there is none")
    }
    switch push.address {
    case .formerToken: return .dropped("its token is another one by now")
    case .channel where !profile.isOn(.broadcastChannels):
      return .dropped("the system has no channels")
    case .channel:
      return standing.request.pushType == .channel ? nil : .dropped("it listens to no channel")
    case .token:
      return standing.request.pushType == .token ? nil : .dropped("it has no token")
    }
  }

  private func size(of content: ActivityContent) -> String {
    "\(content.bytes) bytes, and \(profile[.activityByteLimit]) may be"
  }

  private func count(_ now: Instant, in past: inout [Instant], upTo budget: Int64) -> Bool {
    past.removeAll { now - $0 >= .hours(1) }
    guard past.count < budget else { return false }
    past.append(now)
    return true
  }
}
