// Goal: the budgets count exactly, to the microsecond at which a reload may be granted again.
// Method: short hand-written histories; the instants are computed from RB-01, RB-06 and AS-01.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct `What budgets allow` {
  private let clock = ClockHistory(startingAt: .defaultStart, anchor: .zero)

  private func budget(_ model: BudgetModel, daily: Int64, burst: Int64 = 0) -> BudgetHistory {
    var profile = Profile.iOS26
    profile[.budgetModel] = Int64(BudgetModel.allCases.firstIndex(of: model) ?? 0)
    profile[.dailyReloads] = daily
    profile[.budgetBurst] = burst
    return BudgetHistory(profile)
  }

  @Test func `a bucket of one token refills evenly, to the microsecond`() {
    var bucket = budget(.tokenBucket, daily: 8, burst: 1)
    let now = Instant.start + .hours(30)
    #expect(bucket.allows(at: now, clock))
    bucket.charge(at: now, clock)
    #expect(!bucket.allows(at: now, clock))
    // Seven tokens come in 24 hours: the first after 12,342.857142857... seconds.
    let opening = now + Interval(microseconds: 12_342_857_143)
    #expect(bucket.opening(after: now, clock) == opening)
    #expect(!bucket.allows(at: opening - .tick, clock))
    #expect(bucket.allows(at: opening, clock))
  }

  @Test func `a bucket holds no more than its burst, however long nothing is taken`() {
    var bucket = budget(.tokenBucket, daily: 4, burst: 2)
    for now in [Instant.start, .start + .days(9)] {
      bucket.charge(at: now, clock)
      #expect(bucket.allows(at: now, clock))
      bucket.charge(at: now, clock)
      #expect(!bucket.allows(at: now, clock))
      #expect(bucket.opening(after: now, clock) == now + .hours(12))
    }
  }

  @Test func `a bucket without a burst never has a whole token, and no more burst than tokens`() {
    let empty = budget(.tokenBucket, daily: 8)
    #expect(!empty.allows(at: .start + .days(9), clock))
    #expect(empty.opening(after: .start, clock) == .never)
    var full = budget(.tokenBucket, daily: 1, burst: 9)
    full.charge(at: .start, clock)
    #expect(full.opening(after: .start, clock) == .never)
  }

  @Test func `a sliding window counts each reload for 24 hours`() {
    var window = budget(.slidingWindow, daily: 2)
    window.charge(at: .start, clock)
    window.charge(at: .start + .hours(1), clock)
    #expect(!window.allows(at: .start + .hours(2), clock))
    #expect(window.opening(after: .start + .hours(2), clock) == .start + .days(1))
    #expect(!window.allows(at: .start + .days(1) - .tick, clock))
    #expect(window.allows(at: .start + .days(1), clock))
  }

  @Test func `an anchored window begins anew when the clock passes the anchor, also when moved`() {
    var clock = ClockHistory(startingAt: .defaultStart, anchor: .hours(5))
    var window = budget(.anchoredWindow, daily: 1)
    window.charge(at: .start, clock)
    #expect(window.opening(after: .start, clock) == .start + .hours(5))
    #expect(!window.allows(at: .start + .hours(5) - .tick, clock))
    #expect(window.allows(at: .start + .hours(5), clock))
    clock.move(by: .hours(5), at: .start + .hours(1))
    #expect(window.allows(at: .start + .hours(1), clock))
    window.charge(at: .start + .hours(1), clock)
    clock.move(by: .zero - .hours(3), at: .start + .hours(1))
    #expect(!window.allows(at: .start + .hours(1), clock))
    #expect(window.opening(after: .start + .hours(1), clock) == .start + .hours(3))
  }

  @Test func `placements share a budget by its scope, and the first one takes the last token`() {
    for (scope, causes) in [(Int64(0), ["", " of 1"]), (2, [""])] {
      var probe = DueProbe(
        .iOS26,
        [.budgetScope: scope, .dailyReloads: 2, .budgetBurst: 1, .minReloadInterval: 0],
        families: [.systemSmall, .systemLarge]
      )
      for number in 0...1 {
        _ = probe.tell(.visible(PlacementID(number), true), at: .zero)
        _ = probe.tell(.added(PlacementID(number)), at: .zero)
      }
      _ = probe.answer(1, [.zero], at: .zero)
      let second = probe.history.requests.made.firstIndex {
        $0.kind == .timeline && $0.subject.placement == PlacementID(1)
      }
      #expect((second != nil) == (scope == 0))
      if let second { _ = probe.answer(second, [.zero], at: .zero) }
      _ = probe.tell(.reloadAllCalled, at: .hours(1))
      // With one budget for all, the second placement's first reload still waits.
      let due = probe.wait(until: .days(1)).filter { $0.contains("grant") }
      #expect(due == causes.map { "1d grant app 1\($0)" })
    }
  }

  @Test func `what is over the budget is dropped where the profile says so`() {
    var probe = DueProbe(
      .iOS26,
      [.dailyReloads: 1, .budgetBurst: 1, .dropsOverBudget: 1]
    )
    _ = probe.start()
    #expect(probe.tell(.reloadAllCalled, at: .hours(1)) == ["drop app"])
    #expect(probe.wait(until: .days(9)) == [])
  }
}
