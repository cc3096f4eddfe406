import Foundation
import Testing
import VirtualTime

@Suite struct RandomnessTests {
  private func draw(seed: UInt64) -> [String] {
    VirtualTimeline.lines(seed: seed) { log in
      var system = SystemRandomNumberGenerator()
      log.write("\(Int.random(in: 0..<1_000_000)) \(Double.random(in: 0..<1)) \(Bool.random())")
      log.write("\(Array(0..<20).shuffled()) \(system.next())")
      log.write("\(UUID()) \(UUID())")
      await Task.yield()
      log.write("\(Int.random(in: 0..<1_000_000))")
    }
  }

  @Test func `equal seeds give equal numbers, orders and identifiers`() {
    #expect(draw(seed: 5) == draw(seed: 5))
  }

  @Test func `other seeds give others`() {
    for (one, other) in zip(draw(seed: 5), draw(seed: 6)) { #expect(one != other) }
  }

  @Test func `identifiers within one simulation differ and are of version 4`() {
    let timeline = VirtualTimeline()
    let identifiers = timeline.perform { (0..<100).map { _ in UUID() } }
    #expect(Set(identifiers).count == 100)
    #expect(identifiers.allSatisfy { $0.uuid.6 >> 4 == 4 })
  }

  @Test func `each look at a clock or at something random is counted, and nothing else is`() {
    let timeline = VirtualTimeline()
    func counts(_ code: () -> Void) -> Bool {
      let before = timeline.impureReads
      timeline.perform(code)
      return timeline.impureReads > before
    }
    #expect(counts { _ = Date() })
    #expect(counts { _ = ContinuousClock.now })
    #expect(counts { _ = ProcessInfo.processInfo.systemUptime })
    #expect(counts { _ = Int.random(in: 0..<9) })
    #expect(counts { _ = UUID() })
    #expect(!counts { _ = Date(timeIntervalSince1970: 5).formatted(.iso8601) })
    #expect(!counts { _ = Set(0..<100).map { "\($0)" } })
  }

  @Test func `the stream starts anew when it is reseeded`() {
    let timeline = VirtualTimeline(seed: 9)
    let first = timeline.perform { UInt64.random(in: .min ... .max) }
    timeline.reseed(9)
    #expect(timeline.perform { UInt64.random(in: .min ... .max) } == first)
  }
}
