import WidgetModel

/// What is known of the Live Activity that an app keeps under a number.
public struct ActivityRecord {
  /// Content that the app gave, and when.
  struct Call {
    let content: ActivityContent
    let instant: Instant
    let wall: WallDate

    /// The timestamp of the content (LA-11).
    var timestamp: Instant { instant - content.age }

    /// The date from which on the content is stale, `nil` if it never is (LA-07).
    var staleDate: WallDate? { content.staleAfter == .zero ? nil : wall + content.staleAfter }
  }

  /// The end that the app gave an activity.
  struct End {
    let instant: Instant
    let wall: WallDate
    let policy: DismissalPolicy
  }

  /// The number.
  let id: ActivityID
  /// The app's call for an activity that the subject has neither started nor refused.
  var asked: Call?
  /// The phase that the subject gave it last, `nil` while there is none to be seen.
  var phase: ActivityPhase?
  /// When the subject gave it that phase.
  var turned = Instant.start
  /// When it started.
  var started = Instant.start
  /// Which of all activities it was that started.
  var order = 0
  /// The content that it shows.
  var shown: Call?
  /// The content that the app gave it last, shown or not.
  var newest: Call?
  /// How many calls gave it content.
  var calls: Int32 = 0
  /// The first end that the app gave it.
  var appEnd: End?
  /// When the subject ended it.
  var ended: Instant?
  /// When a person swiped it away.
  var swiped: Instant?

  /// Whether it is to be seen.
  var isVisible: Bool { phase != nil }

  /// Whether it takes updates and has a place in the Dynamic Island.
  var isRunning: Bool { phase == .active || phase == .stale }
}

/// The Live Activities of a run, and what the Dynamic Island shows.
struct KnownActivities {
  /// Which activities the Dynamic Island shows.
  struct Island {
    var attached: ActivityID?
    var detached: ActivityID?
  }

  /// One record for each number that was named.
  private(set) var records = StableArray<ActivityRecord>()
  /// Whether the person allows them.
  var areAllowed = true
  /// What the Dynamic Island shows, as the subject said last.
  var island = Island()
  /// When what belongs in the Dynamic Island may have changed for the last time.
  var islandChange = Instant.start
  private var count = 0

  func deallocate() { records.deallocate() }

  mutating func begin() {
    records.removeAll()
    areAllowed = true
    island = Island()
    islandChange = .start
    count = 0
  }

  /// The record of a number, `nil` of one that nobody named.
  func record(_ id: ActivityID) -> UnsafePointer<ActivityRecord>? {
    for place in records.indices where records[place].id == id { return records.address(of: place) }
    return nil
  }

  /// How many activities run.
  var running: Int { records.indices.count { records[$0].isRunning } }

  /// Which running activity started first, of all that started.
  var firstOrder: Int {
    records.indices.filter { records[$0].isRunning }.map { records[$0].order }.min() ?? 0
  }

  /// Changes the record of a number, which is made if there is none.
  mutating func change(_ id: ActivityID, _ change: (inout ActivityRecord) -> Void) {
    for place in records.indices where records[place].id == id { return change(&records[place]) }
    records.append(ActivityRecord(id: id))
    change(&records[records.count - 1])
  }

  /// Takes an input in, before its effects.
  mutating func absorb(_ input: ActivityInput, at now: Instant, _ wall: WallDate) {
    switch input {
    case .started(let id, let content):
      change(id) {
        if !$0.isVisible {
          $0.asked = ActivityRecord.Call(content: content, instant: now, wall: wall)
        }
      }
    case .updated(let id, let content):
      change(id) {
        guard $0.isVisible else { return }
        $0.newest = ActivityRecord.Call(content: content, instant: now, wall: wall)
        $0.calls += 1
      }
    case .ended(let id, let policy):
      change(id) {
        guard $0.isRunning, $0.appEnd == nil else { return }
        $0.appEnd = ActivityRecord.End(instant: now, wall: wall, policy: policy)
      }
    case .swiped(let id): change(id) { if $0.isVisible { $0.swiped = now } }
    case .allowed(let isOn): areAllowed = isOn
    }
  }

  /// Takes an effect in.
  mutating func absorb(_ effect: ActivityEffect, at now: Instant) {
    switch effect {
    case .refused(let id, _): change(id) { $0.asked = nil }
    case .changed(let id, let phase):
      islandChange = now
      if phase == .active { count += 1 }
      let order = count
      change(id) { $0.turn(to: phase, at: now, order: order) }
    case .shown(let id, let content):
      islandChange = now
      change(id) { if content == $0.calls - 1 { $0.shown = $0.newest } }
    case .island(let attached, let detached):
      island = Island(attached: attached, detached: detached)
    }
  }

  /// What belongs in the Dynamic Island, by the phases that the subject gave (LA-12, LA-15).
  var expectedIsland: Island {
    let order = records.indices.filter { records[$0].isRunning }.sorted {
      (relevance($1), records[$0].order) < (relevance($0), records[$1].order)
    }
    return Island(
      attached: order.first.map { records[$0].id },
      detached: order.dropFirst().first.map { records[$0].id }
    )
  }

  private func relevance(_ place: Int) -> Int32 { records[place].shown?.content.relevance ?? 0 }
}

extension ActivityRecord {
  fileprivate mutating func turn(to phase: ActivityPhase, at now: Instant, order: Int) {
    defer { turned = now }
    switch phase {
    case .active where !isVisible:
      let call = asked
      self = ActivityRecord(id: id)
      (started, self.order, newest, shown, calls) = (now, order, call, call, 1)
      self.phase = .active
    case .active, .stale: self.phase = phase
    case .ended:
      self.phase = .ended
      if ended == nil { ended = now }
    case .dismissed: self = ActivityRecord(id: id)
    }
  }
}
