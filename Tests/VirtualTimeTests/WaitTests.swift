import Foundation
import Testing
import VirtualTime

// Goal: each wait ends, leaves the clocks at or beyond the requested time, and at most a few ticks
// after it.
// Method: each kind of wait times durations that a tick, a nanosecond or a double cannot represent,
// begun at wall clocks and uptimes that are not whole seconds. A wait that keeps time from passing
// never returns.
@Suite struct WaitTests {
  @Test(arguments: Wait.sleeps + Wait.foundation + Wait.dispatch)
  func `ends at or just after the time that was asked for`(wait: Wait) {
    let durations: [Int64] = [
      0, 1, 119, 999, 1000, 1001, 1_500, 999_999, 100_000_000, 200_000_000, 300_000_001,
      333_333_333, 1_000_000_000, 2_200_000_000, 28_000_000_000,
    ]
    for (wall, start) in WaitTests.starts {
      let late = WaitTests.lateness(of: wait, durations, wall: wall, start: start)
      #expect(late.count == durations.count, "an endless wait from \(wall), \(start)")
      #expect(late.allSatisfy { $0 >= -wait.resolution && $0 <= wait.mayBeLate }, "\(late)")
    }
  }

  @Test(arguments: Wait.polls)
  func `ends though it asks again and again without a wait`(wait: Wait) {
    let durations: [Int64] = [0, 1, 999, 1000, 20_000_000, 1_000_000_000]
    for (wall, start) in WaitTests.starts.prefix(2) {
      let late = WaitTests.lateness(of: wait, durations, wall: wall, start: start)
      #expect(late.count == durations.count, "an endless wait from \(wall), \(start)")
      for (late, duration) in zip(late, durations) {
        // A poll takes a part of the time for which the code has polled.
        #expect(late >= -wait.resolution && late <= 20_000 + duration / 1024, "\(duration)")
      }
    }
  }

  @Test func `a wait for no time lets others continue`() {
    let lines = VirtualTimeline.lines { log in
      nonisolated(unsafe) var isDone = false
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { isDone = true }
      while !isDone { pause(1e-12) }
      log.write("done")
    }
    #expect(lines == ["0.001 done"])
  }

  @Test func `threads that sleep do not disturb queued work`() {
    let lines = VirtualTimeline.lines { log in
      let group = DispatchGroup()
      for number in 0..<5 {
        group.enter()
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: 0.1 * Double(number))
          log.write("thread \(number)")
          group.leave()
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30 * (5 - number))) {
          group.wait(milliseconds: 1)
          log.write("queue \(number)")
        }
      }
      group.block()
      log.write("done")
    }
    #expect(lines.count == 11)
    #expect(lines.last?.hasSuffix("done") == true)
  }

  @Test func `threads outside that use run loops too make no time pass`() {
    let isOver = NSLock()
    isOver.lock()
    let others = (0..<4).map { _ in
      let thread = Thread {
        while !isOver.try() { Self.lookAtRunLoop(100) }
        isOver.unlock()
      }
      thread.start()
      return thread
    }
    defer {
      isOver.unlock()
      while !others.allSatisfy(\.isFinished) { usleep(1000) }
    }
    let lines = VirtualTimeline.lines { log in
      Self.lookAtRunLoop(20_000)
      log.write("done")
    }
    #expect(lines == ["0 done"])
  }

  @Test func `work at one instant takes no time unless there is very much of it`() {
    let lines = VirtualTimeline.lines { log in
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<1000 { group.addTask { await Task.yield() } }
      }
      log.write("a thousand")
      try? await Task.sleep(for: .seconds(1))
      for _ in 0..<100_000 { await Task.yield() }
      log.write("very many")
    }
    #expect(lines.first == "0 a thousand")
    #expect(lines.last.map { $0 > "1.3" && $0 < "1.5" } == true, "\(lines)")
  }

  private static func lookAtRunLoop(_ times: Int) {
    for _ in 0..<times { _ = RunLoop.current.currentMode }
  }

  /// Pairs of a wall clock, in microseconds since 1970, and the microseconds that have passed when
  /// the first wait begins.
  private static let starts: [(Int64, Int64)] = [
    (1_000_000_000_000, 0), (1_763_784_123_456_789, 1), (1_763_784_123_999_999, 987_654_321),
    (3, 3_333_333),
  ]

  /// Returns the nanoseconds by which each wait ended too late, on both clocks the smaller number;
  /// fewer numbers if one did not end.
  private static func lateness(
    of wait: Wait,
    _ durations: [Int64],
    wall: Int64,
    start: Int64
  ) -> [Int64] {
    let timeline = VirtualTimeline(wall: wall, seed: 1)
    let found = Found()
    timeline.advance(to: start)
    timeline.submit(onMain: false) {
      for duration in durations {
        let before = DispatchTime.now().uptimeNanoseconds
        wait.code(duration)
        found.late.append(Int64(DispatchTime.now().uptimeNanoseconds - before) - duration)
      }
    }
    timeline.advance(to: start + 200_000_000)
    timeline.discard()
    return found.late
  }

  private final class Found: @unchecked Sendable {
    var late: [Int64] = []
  }
}

extension Wait {
  /// The nanoseconds by which this wait may be late: its resolution, and a tick or two.
  fileprivate var mayBeLate: Int64 {
    testDescription == "poll of nothing" ? 1_000_999 : 3_000
  }

  /// The nanoseconds that the wait's own measure of time cannot express: a `Date` holds an eighth of a
  /// microsecond.
  fileprivate var resolution: Int64 {
    switch testDescription {
    case "select of nothing": 999
    case _ where testDescription.first?.isUppercase == true && !testDescription.hasPrefix("D"): 240
    default: 0
    }
  }
}

extension DispatchGroup {
  fileprivate func wait(milliseconds: Int) {
    _ = wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
