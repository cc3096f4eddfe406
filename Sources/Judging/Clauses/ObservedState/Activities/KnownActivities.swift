import WidgetModel

struct KnownActivities {
  struct Island {
    var attached: ActivityID?
    var detached: ActivityID?
  }

  /// One record for each number that was named.
  private(set) var records = StableArray<ActivityRecord>()
  var areAllowed = true
  var pushes = KnownPushes()
  /// The Dynamic Island as last reported by the subject.
  var island = Island()
  /// The last time that the expected content of the Dynamic Island may have changed.
  var islandChange = Instant.start
  private var count = 0

  func deallocate() { records.deallocate() }

  mutating func begin() {
    records.removeAll()
    areAllowed = true
    pushes.begin()
    island = Island()
    islandChange = .start
    count = 0
  }

  /// Returns the record of a number, or `nil` if it was never named.
  func record(_ id: ActivityID) -> UnsafePointer<ActivityRecord>? {
    for place in records.indices where records[place].id == id { return records.address(of: place) }
    return nil
  }

  var running: Int { records.indices.count { records[$0].isRunning } }

  /// The number of activities that count against the app's limit.
  var counted: Int { records.indices.count { records[$0].isCounted } }

  /// The lowest rank by start among the running activities.
  var firstOrder: Int {
    records.indices.filter { records[$0].isRunning }.map { records[$0].order }.min() ?? 0
  }

  /// Changes the record of a number, creating it if necessary.
  mutating func change(_ id: ActivityID, _ change: (inout ActivityRecord) -> Void) {
    for place in records.indices where records[place].id == id { return change(&records[place]) }
    records.append(ActivityRecord(id: id))
    change(&records[records.count - 1])
  }

  mutating func record(
    _ input: ActivityInput,
    at now: Instant,
    _ wall: WallDate,
    _ profile: Profile
  ) {
    let limit = profile[.activityByteLimit]
    switch input {
    case .started(let id, let content, let request):
      change(id) {
        guard !$0.isPresent else { return }
        $0.asked = ActivityRecord.Call(content: content, instant: now, wall: wall)
        $0.request = request.asFar(as: profile)
      }
    case .updated(let id, let content, let age):
      change(id) {
        guard $0.isPresent else { return }
        let call = ActivityRecord.Call(content: content, age: age, instant: now, wall: wall)
        $0.record(call, limit: limit)
      }
    case .ended(let id, let policy):
      change(id) {
        if $0.isRunning, $0.endByApp == nil { $0.endByApp = now }
        $0.end(policy, at: now, wall)
      }
    case .swiped(let id):
      change(id) { if $0.isPresent, $0.phase != .pending { $0.swiped = now } }
    case .allowed(let isOn): areAllowed = isOn
    case .pushed(let push): record(push, at: now, wall, profile)
    case .frequentPushesAllowed(let isOn):
      guard isOn != pushes.areFrequent else { return }
      pushes.areFrequent = isOn
      endAll(where: { $0.isRunning }, .byDefault, at: now, wall)
    case .tapped: break
    case .collapsed(let id):
      endAll(where: { $0.id == id && $0.isTransient }, .immediate, at: now, wall)
    }
  }

  /// Records that the phone is locked, which ends transient activities (LA-31).
  mutating func lock(at now: Instant, _ wall: WallDate) {
    endAll(where: { $0.isTransient }, .immediate, at: now, wall)
  }

  private func endAll(
    where isEnded: (ActivityRecord) -> Bool,
    _ policy: DismissalPolicy,
    at now: Instant,
    _ wall: WallDate
  ) {
    for place in records.indices where isEnded(records[place]) {
      records[place].end(policy, at: now, wall)
    }
  }

  private mutating func record(
    _ push: ActivityPush,
    at now: Instant,
    _ wall: WallDate,
    _ profile: Profile
  ) {
    let known = KnownPush(push: push, instant: now, outcome: outcome(of: push, at: now, profile))
    pushes.record(known)
    switch push.event {
    case .start(let content):
      change(push.activity) {
        guard !$0.isPresent else { return }
        $0.pushed = ActivityRecord.Call(content: content, instant: now, wall: wall, push: known)
      }
    case .update(let content, let age):
      let call = ActivityRecord.Call(
        content: content,
        age: age,
        instant: now,
        wall: wall,
        push: known
      )
      for place in records.indices
      where records[place].isPresent
        && push.concerns(records[place].id, records[place].request.pushType)
      { records[place].record(call, limit: profile[.activityByteLimit]) }
    case .end(let policy):
      guard known.outcome == .heard else { return }
      endAll(where: { $0.isReached(by: push) }, policy, at: now, wall)
    }
  }

  mutating func record(_ effect: ActivityEffect, at now: Instant) {
    switch effect {
    case .refused(let id, _): change(id) { $0.asked = nil }
    case .changed(let id, let phase):
      islandChange = now
      if phase == .active { count += 1 }
      let order = count
      change(id) { $0.turn(to: phase, at: now, order: order) }
    case .shown(let id, let content):
      islandChange = now
      change(id) {
        $0.shownNumber = content
        guard content == $0.calls - 1 else { return }
        $0.shown = $0.newest
        if content > 0, $0.newest?.content.alerts == true { $0.alertDue = now }
      }
    case .island(let attached, let detached):
      island = Island(attached: attached, detached: detached)
    case .alerted(let id, _): change(id) { $0.alertDue = nil }
    case .led, .tokenGiven: break
    }
  }

  /// The expected Dynamic Island, by the phases that the subject reported (LA-12, LA-15).
  var expectedIsland: Island {
    let order = records.indices.filter { records[$0].isRunning }.sorted {
      (relevance($1), records[$0].order) < (relevance($0), records[$1].order)
    }
    return Island(
      attached: order.first.map { records[$0].id },
      detached: order.dropFirst().first.map { records[$0].id }
    )
  }

  private func relevance(_ place: Int) -> Int16 { records[place].shown?.content.relevance ?? 0 }
}

extension ActivityRecord {
  /// True if it ends with the person's attention (LA-31).
  var isTransient: Bool { isRunning && request.style == .transient }

  /// Returns true if it has ended or should end now: it was given an end, or reached its age limit
  /// (LA-02).
  func isToEnd(at now: Instant, _ profile: Profile) -> Bool {
    !isRunning || givenEnd != nil || now >= started + profile.interval(.activityActiveLimit)
  }

  /// Returns the newest content, if `number` is its number.
  func newest(as number: Int32) -> Call? { number == calls - 1 ? newest : nil }

  /// Returns true if content with a timestamp should be shown when it is given now (LA-01, LA-10,
  /// LA-11).
  func shows(_ content: ActivityContent, asOf timestamp: Instant, _ profile: Profile) -> Bool {
    guard isRunning, content.bytes <= profile[.activityByteLimit] else { return false }
    return shown.map { $0.timestamp <= timestamp } ?? true
  }
}

extension ActivityRequest {
  /// Returns the request without the parts that the profile's system does not support.
  func asFar(as profile: Profile) -> ActivityRequest {
    var known = self
    if !profile.isOn(.transientActivities) { known.style = .standard }
    if !profile.isOn(.scheduledActivities) { known.startsAfter = .zero }
    return known
  }
}
