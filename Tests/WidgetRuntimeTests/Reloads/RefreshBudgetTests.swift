import Testing
import WidgetModel
import WidgetRuntime

// Goal: each model keeps its own bound, and reaches it.
// Method: every small budget asked greedily at every rhythm of a few, over several days; the grants
// of every pair of instants are counted against the bound of the time between them.
@Suite struct RefreshBudgetTests {
  static let rhythms: [Interval] = [
    .hours(1), .hours(6) - .tick, .hours(7), .day - .tick, .day, .day + .tick,
  ]

  @Test(arguments: BudgetModel.allCases, 0...4)
  func `never grants more in any interval than its bound`(model: BudgetModel, limit: Int64) {
    for burst in 0...limit {
      for rhythm in RefreshBudgetTests.rhythms {
        var budget = RefreshBudget(model: model, limit: limit, burst: burst, anchor: 5_000_000)
        let grants = granted(by: &budget, every: rhythm, until: .days(4))
        var excess: [Instant] = []
        for (index, from) in grants.enumerated() {
          for (place, to) in grants.enumerated().dropFirst(index)
          where Int64(place - index + 1) > budget.bound(over: to - from) {
            excess.append(to)
          }
        }
        #expect(excess == [], "burst \(burst), every \(rhythm)")
      }
    }
  }

  @Test func `the bounds are what the models say`() {
    let bucket = RefreshBudget(model: .tokenBucket, limit: 4, burst: 1)
    #expect(
      [.zero, .hours(8) - .tick, .hours(8), .day].map { bucket.bound(over: $0) } == [1, 1, 2, 4]
    )
    let sliding = RefreshBudget(model: .slidingWindow, limit: 4)
    #expect([.zero, .day - .tick, .day].map { sliding.bound(over: $0) } == [4, 4, 8])
    let anchored = RefreshBudget(model: .anchoredWindow, limit: 4)
    #expect([.zero, .tick, .day, .day + .tick].map { anchored.bound(over: $0) } == [4, 8, 8, 12])
    #expect(anchored.bound(over: .zero, clockMoves: 1) == 8)
    #expect(RefreshBudget(model: .unlimited, limit: 0).bound(over: .zero) == .max)
    #expect(bucket.bound(over: .zero - .tick) == 0)
  }

  @Test func `a bucket allows exactly N in the closed day after its burst`() {
    var budget = RefreshBudget(model: .tokenBucket, limit: 6, burst: 2)
    let grants = granted(by: &budget, every: .minutes(10), until: .day)
    #expect(grants.count == 6)
    #expect(grants.suffix(4) == [6, 12, 18, 24].map { .start + .hours($0) })
  }

  @Test(arguments: [BudgetModel.tokenBucket, .slidingWindow, .anchoredWindow], 1...4)
  func `the next permission is the first instant that affords a reload`(
    model: BudgetModel,
    limit: Int64
  ) {
    for burst in 0...limit {
      var budget = RefreshBudget(model: model, limit: limit, burst: burst, anchor: 3_000_000)
      var now = Instant.start + .minutes(50)
      for _ in 0..<12 {
        let wall = WallDate.defaultStart + (now - .start)
        budget.advance(to: now, wall: wall)
        let next = budget.nextPermission(after: now, wall: wall)
        if model == .tokenBucket, burst == 0 || (burst == limit && budget.available == 0) {
          #expect(next == .never)
          break
        }
        if next > now {
          #expect(!affords(budget, at: next - .tick))
        }
        #expect(affords(budget, at: next))
        now = next
        budget.advance(to: now, wall: .defaultStart + (now - .start))
        budget.spend(at: now)
        #expect(budget.contradictions == [])
      }
    }
  }

  @Test func `a sliding window forgets a reload exactly 24 hours later`() {
    var budget = RefreshBudget(model: .slidingWindow, limit: 1)
    budget.spend(at: .start)
    #expect(!affords(budget, at: .start + .day - .tick))
    #expect(affords(budget, at: .start + .day))
  }

  @Test func `an anchored window opens when the clock passes the anchor, and not before`() {
    let anchor = Interval.hours(4)
    var budget = RefreshBudget(model: .anchoredWindow, limit: 1, anchor: anchor.microseconds)
    budget.spend(at: .start)
    #expect(!affords(budget, at: .start + anchor - .tick))
    #expect(affords(budget, at: .start + anchor))
  }

  @Test func `a clock that goes back keeps the window's count`() {
    var budget = RefreshBudget(model: .anchoredWindow, limit: 1)
    budget.spend(at: .start)
    budget.advance(to: .start, wall: .defaultStart - .days(3))
    #expect(budget.available == 0)
    budget.advance(to: .start, wall: .defaultStart - .days(2))
    #expect(budget.available == 1)
  }

  @Test func `the largest numbers do not overflow`() {
    for model in BudgetModel.allCases {
      var budget = RefreshBudget(model: model, limit: .max, burst: .max - 1, anchor: .max)
      budget.advance(to: .never, wall: .distantFuture)
      budget.spend(at: .never)
      #expect(budget.contradictions == [])
      #expect(budget.bound(over: Scenario.longest) > 0)
    }
  }

  private func granted(
    by budget: inout RefreshBudget,
    every rhythm: Interval,
    until end: Interval
  ) -> [Instant] {
    var grants: [Instant] = []
    var now = Instant.start
    while now <= .start + end {
      for _ in 0..<6 {
        budget.advance(to: now, wall: .defaultStart + (now - .start))
        guard budget.available >= budget.price else { break }
        budget.spend(at: now)
        grants.append(now)
      }
      now = now + rhythm
    }
    #expect(budget.contradictions == [])
    return grants
  }

  private func affords(_ budget: RefreshBudget, at now: Instant) -> Bool {
    var later = budget
    later.advance(to: now, wall: .defaultStart + (now - .start))
    return later.available >= later.price
  }
}
