// Goal: a closure that runs, an intent that does not, and one that runs without a tap each break the
// clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-06 runtime` {
  private let tree = [
    ViewNode(.button, target: 1), ViewNode(.text, depth: 1), ViewNode(.toggle, target: 2),
    ViewNode(.button), ViewNode(.text),
  ]

  private var run: TraceBuilder { TraceBuilder.showing(tree) }

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "VW-06.runtime").kinds
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2)])
  func `a tap runs the intent of what it hits`(node: Int, intent: Int) throws {
    let led = run.tapped(node).led(.intent(Int32(intent)))
    #expect(try kinds(led.requested(2, .intent, intent: intent)) == [])
    #expect(try kinds(led) == ["did not run"])
    #expect(try kinds(led.requested(2, .intent, intent: 3)) == ["ran another"])
    let twice = led.requested(2, .intent, intent: intent).requested(3, .intent, intent: intent)
    #expect(try kinds(twice) == ["ran without a tap"])
  }

  @Test(arguments: [3, 4, -1])
  func `a closure and anything else runs nothing`(node: Int) throws {
    #expect(try kinds(run.tapped(node).led(.app)) == [])
    #expect(try kinds(run.tapped(node).led(.intent(1))) == ["led to no intent"])
    #expect(try kinds(run.tapped(node).requested(2, .intent, intent: 1)) == ["ran another"])
    #expect(try kinds(run.tapped(node).requested(2, .intent)) == ["ran another"])
  }

  @Test func `nothing runs without a tap or later`() throws {
    #expect(try kinds(run.requested(2, .intent, intent: 1)) == ["ran without a tap"])
    let later = run.tapped(0).later("0.000001s").requested(2, .intent, intent: 1)
    #expect(try kinds(later) == ["ran without a tap", "did not run"])
  }

  @Test func `where widgets are not interactive nothing runs`() throws {
    let run = TraceBuilder.showing(tree, .iOS14)
    #expect(try kinds(run.tapped(0).led(.app)) == [])
    #expect(try kinds(run.tapped(0).requested(2, .intent, intent: 1)) == ["ran another"])
  }

  @Test(arguments: [
    (Profile.iOS26, Family.accessoryInline, false), (.iOS26, .accessoryCircular, true),
    (.iOS26, .accessoryRectangular, true), (.iOS26, .systemLarge, true),
    (.watchOS26, .accessoryRectangular, false), (.watchOS26, .systemSmall, true),
  ])
  func `only in families that have buttons something runs`(
    profile: Profile,
    family: Family,
    acts: Bool
  ) throws {
    let run = TraceBuilder.showing(tree, family: family, profile)
    let ran = run.tapped(0).led(.intent(1)).requested(2, .intent, intent: 1)
    #expect(try kinds(ran) == (acts ? [] : ["led to no intent", "ran another"]))
    let passed = run.tapped(0).led(.app)
    #expect(try kinds(passed) == (acts ? ["did not run"] : []))
    let tally = try passed.judged(by: "VW-06.runtime")
    #expect(tally.situations == (acts ? [1, 0, 0] : [0, 0, 1]))
  }

  @Test func `with and without an intent are counted`() throws {
    let tally = try run.tapped(0).led(.intent(1)).requested(2, .intent, intent: 1).later("1s")
      .tapped(3).led(.app).judged(by: "VW-06.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }
}
