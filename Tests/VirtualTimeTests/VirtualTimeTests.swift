import Foundation
import Testing
import VirtualTime

@Suite struct VirtualTimelineTests {
  @Test func `a task that sleeps an hour ends when an hour has passed`() {
    let timeline = VirtualTimeline(wall: 0, seed: 1)
    let ends = Log()
    timeline.start {
      try? await Task.sleep(for: .seconds(3600))
      ends.write("\(Date().timeIntervalSince1970)")
    }
    timeline.advance(to: 3_599_999_999)
    #expect(ends.lines.isEmpty)
    #expect(timeline.nextInstant == 3_600_000_000)
    timeline.advance(to: 3_600_000_000)
    #expect(ends.lines == ["3600.0"])
    #expect(timeline.nextInstant == nil)
  }
}
