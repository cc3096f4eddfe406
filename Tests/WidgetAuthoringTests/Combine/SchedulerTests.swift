import Combine
import Foundation
import Testing

// Goal: Combine's lengths of time are types of their own, so that those of libdispatch keep their
// names.
@Suite struct SchedulerTests {
  @Test func `a deadline of libdispatch takes each of its lengths`() {
    let start = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    let deadlines = (0..<3).map { i in start + .milliseconds(10 * (5 - i)) }
    #expect(deadlines.map(\.uptimeNanoseconds) == [1_050_000_000, 1_040_000_000, 1_030_000_000])
    #expect((start + .seconds(2)).uptimeNanoseconds == 3_000_000_000)
    #expect((start - .microseconds(3)).uptimeNanoseconds == 999_997_000)
    #expect((start + 0.5).uptimeNanoseconds == 1_500_000_000)
    #expect(DispatchWallTime.now() + .nanoseconds(1) > .now() - .seconds(3600))
  }

  @Test func `the lengths of schedulers are written in each way`() {
    let lengths: [DispatchQueue.SchedulerTimeType.Stride] = [
      .seconds(2), .seconds(0.5), .milliseconds(3), .microseconds(4), .nanoseconds(5), 1, 0.25,
      .init(.milliseconds(7)),
    ]
    #expect(
      lengths.map(\.magnitude) == [
        2_000_000_000, 500_000_000, 3_000_000, 4000, 5, 1_000_000_000, 250_000_000, 7_000_000,
      ]
    )
    let others: [RunLoop.SchedulerTimeType.Stride] = [.seconds(2), .milliseconds(500), 1, 0.25]
    #expect(others.map(\.timeInterval) == [2, 0.5, 1, 0.25])
  }

  @Test func `times move by lengths`() {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    let later = time.advanced(by: .seconds(2))
    #expect(later.dispatchTime.uptimeNanoseconds == 7_000_000_000)
    #expect(later.distance(to: time) == .seconds(-2))
    let date = OperationQueue.SchedulerTimeType(Date(timeIntervalSince1970: 100))
    #expect(date.advanced(by: .milliseconds(500)).date.timeIntervalSince1970 == 100.5)
  }

  @Test func `a publisher takes the lengths of each scheduler`() {
    let subject = PassthroughSubject<Int, Never>()
    let tokens = [
      subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { _ in },
      subject.delay(for: 0.5, scheduler: DispatchQueue.main).sink { _ in },
      subject.throttle(for: .seconds(1), scheduler: OperationQueue.main, latest: true).sink { _ in
      },
    ]
    #expect(tokens.count == 3)
  }
}
