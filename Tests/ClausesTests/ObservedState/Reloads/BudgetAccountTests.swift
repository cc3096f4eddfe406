// Goal: the account's rule, which keeps no level, allows exactly what a bucket, a count over 24
// hours and a count since the anchor allow.
// Method: charges at instants drawn from a fixed seed, judged by both.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct BudgetAccountTests {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64(state >> 33) % bound
    }
  }

  private func profile(_ model: Int64, limit: Int64, burst: Int64 = 0) -> Profile {
    var profile = Profile.iOS26
    profile[.budgetModel] = model
    profile[.dailyReloads] = limit
    profile[.budgetBurst] = burst
    profile[.budgetAnchor] = Interval.hours(7).microseconds
    return profile
  }

  private func wall(at now: Instant) -> WallDate { .defaultStart + (now - .start) }

  @Test(arguments: 0..<40)
  func `a bucket that is filled and emptied says the same`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let burst = 1 + numbers.next(4)
    let refill = numbers.next(5)
    let day = Interval.day.microseconds
    var account = BudgetAccount(
      profile(1, limit: burst + refill, burst: burst),
      wall: .defaultStart
    )
    var level = burst * day
    var now = Instant.start
    for _ in 0..<400 {
      let step = [0, 1, day / 6, day / 5 - 1, day / 3, numbers.next(day)][Int(numbers.next(6))]
      now = now + Interval(microseconds: step)
      level = min(burst * day, level + step * refill)
      #expect(account.allows(at: now, wall: wall(at: now)) == (level >= day))
      let free = account.freeInstant(at: now, wall: wall(at: now))
      if level < day, refill > 0 {
        #expect(free == now + Interval(microseconds: (day - level + refill - 1) / refill))
      }
      let isLast = account.isLast(at: now, wall: wall(at: now))
      #expect(isLast == (level >= day && level < 2 * day))
      if level >= day { level -= day }
      account.charge(at: now, wall: wall(at: now))
    }
  }

  @Test(arguments: 0..<40)
  func `a list of the last 24 hours says the same`(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let limit = 1 + numbers.next(4)
    var account = BudgetAccount(profile(2, limit: limit), wall: .defaultStart)
    var spent: [Instant] = []
    var now = Instant.start
    for _ in 0..<400 {
      now = now + Interval(microseconds: numbers.next(Interval.hours(12).microseconds))
      spent.removeAll { now - $0 >= .day }
      let isAllowed = spent.count < Int(limit)
      #expect(account.allows(at: now, wall: wall(at: now)) == isAllowed)
      #expect(
        account.isLast(at: now, wall: wall(at: now)) == (spent.count == Int(limit) - 1)
      )
      if isAllowed { spent.append(now) }
      account.charge(at: now, wall: wall(at: now))
    }
  }

  @Test func `an anchored window starts anew when the clock passes its hour`() {
    var account = BudgetAccount(profile(3, limit: 1), wall: .defaultStart)
    account.charge(at: .start, wall: .defaultStart)
    let seven = Instant.start + .hours(7)
    #expect(account.freeInstant(at: .start, wall: .defaultStart) == seven)
    #expect(!account.allows(at: seven - .tick, wall: wall(at: seven - .tick)))
    #expect(account.allows(at: seven, wall: wall(at: seven)))
  }

  @Test func `a clock that is moved back keeps the count, one that passes the hour again does not`()
  {
    var account = BudgetAccount(profile(3, limit: 1), wall: .defaultStart)
    let now = Instant.start + .hours(8)
    let eight = wall(at: now)
    account.charge(at: now, wall: eight)
    account.turn(at: now, wall: eight - .hours(4), isMoved: true)
    #expect(!account.allows(at: now, wall: eight - .hours(4)))
    account.turn(at: now, wall: eight, isMoved: true)
    #expect(account.freeInstant(at: now, wall: eight) == now)
  }

  @Test func `no number of a profile makes the arithmetic trap`() {
    for model in Int64(0)...3 {
      for limit in [Int64.min, -1, 0, 1, .max] {
        for burst in [Int64.min, 0, 1, .max] {
          var account = BudgetAccount(
            profile(model, limit: limit, burst: burst),
            wall: .distantPast
          )
          for instant in [Instant.start, Instant(microseconds: .max / 2), .never] {
            _ = account.freeInstant(at: instant, wall: .distantFuture)
            _ = account.isLast(at: instant, wall: .distantFuture)
            account.charge(at: instant, wall: .distantFuture)
          }
        }
      }
    }
  }
}
