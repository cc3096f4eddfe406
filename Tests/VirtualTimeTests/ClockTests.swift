import Foundation
import InterposedCalls
import Testing
import VirtualTime

@Suite struct ClockTests {
  @Test func `setting the wall clock back moves dates, not the monotonic clocks`() {
    let timeline = VirtualTimeline()
    let (date, uptime) = timeline.perform { (Date(), ContinuousClock.now) }
    timeline.advance(to: 10_000_000)
    timeline.wall -= 3_600_000_000
    let (later, laterUptime) = timeline.perform { (Date(), ContinuousClock.now) }
    #expect(later.timeIntervalSince(date) == -3590)
    #expect(laterUptime - uptime == .seconds(10))
    #expect(timeline.now == 10_000_000)
  }

  @Test func `a wall deadline follows the wall clock and a monotonic one does not`() {
    let timeline = VirtualTimeline()
    let log = Log()
    timeline.perform {
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 100) { log.write("wall") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 100) { log.write("uptime") }
    }
    timeline.advance(to: 10_000_000)
    timeline.wall += 60_000_000
    #expect(timeline.nextInstant == 40_000_000)
    timeline.advance(to: 40_000_000)
    #expect(log.lines == ["100 wall"])
    timeline.runDry()
    #expect(timeline.now == 100_000_000)
    #expect(log.lines == ["100 wall", "160 uptime"])
  }

  @Test func `what is overdue after the wall clock was set runs at the present`() {
    let timeline = VirtualTimeline()
    let log = Log()
    timeline.perform {
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 100) { log.write("wall") }
    }
    timeline.wall += 1_000_000_000
    #expect(timeline.nextInstant == 0)
    timeline.runDry()
    #expect(timeline.now == 0)
    #expect(log.lines == ["1000 wall"])
  }

  // The whole process is the observer.
  @Test func `a formatter's own reads of the clock do not count as the code's`() async {
    await #expect(processExitsWith: .success) {
      let (parsed, read) = VirtualTimeline().perform {
        let formatter = DateFormatter()
        formatter.dateFormat = "yy-MM-dd"
        isolation_watch_reads(true)
        defer { isolation_watch_reads(false) }
        _ = formatter.date(from: "26-01-05")
        let parsed = isolation_read_count()
        _ = Date()
        return (parsed, isolation_read_count())
      }
      #expect(parsed == 0)
      #expect(read == 1)
    }
  }

  @Test func `calendars read the virtual day`() {
    let timeline = VirtualTimeline(wall: 951_782_400_000_000, seed: 1)
    timeline.advance(to: 3_600_000_000)
    let isToday = timeline.perform {
      Calendar(identifier: .gregorian).isDateInToday(Date(timeIntervalSince1970: 951_786_001))
    }
    #expect(isToday)
  }
}
