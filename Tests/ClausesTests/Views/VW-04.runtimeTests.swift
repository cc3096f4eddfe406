// Goal: a tap on a link that leads elsewhere, one elsewhere that misses widgetURL, and one that leads
// nowhere each break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-04 runtime` {
  private let tree = [
    ViewNode(.widgetURL, target: 1), ViewNode(.vStack, depth: 1),
    ViewNode(.link, depth: 2, target: 2), ViewNode(.text, depth: 3), ViewNode(.text, depth: 2),
  ]

  private var run: TraceBuilder { TraceBuilder.showing(tree) }

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "VW-04.runtime").kinds
  }

  @Test(arguments: [2, 3])
  func `on a link or what it holds the link wins`(node: Int) throws {
    #expect(try kinds(run.tapped(node).led(.link(2))) == [])
    #expect(try kinds(run.tapped(node).led(.widgetURL(1))) == ["not to the link"])
    #expect(try kinds(run.tapped(node).led(.link(1))) == ["not to the link"])
  }

  @Test(arguments: [-1, 0, 1, 4, 99])
  func `elsewhere the widgetURL is taken`(node: Int) throws {
    #expect(try kinds(run.tapped(node).led(.widgetURL(1))) == [])
    #expect(try kinds(run.tapped(node).led(.app)) == ["not to the widgetURL"])
    #expect(try kinds(run.tapped(node).led(.link(2))) == ["not to the widgetURL"])
  }

  @Test func `without links and widgetURL the app opens`() throws {
    let run = TraceBuilder.showing([ViewNode(.text), ViewNode(.widgetURL), ViewNode(.button)])
    for node in -1...2 {
      #expect(try kinds(run.tapped(node).led(.app)) == [])
      #expect(try kinds(run.tapped(node).led(.widgetURL(0))) == ["not to the app"])
    }
  }

  @Test func `where links do not act they are passed over`() throws {
    let run = TraceBuilder.showing(tree, family: .accessoryCircular)
    #expect(try kinds(run.tapped(2).led(.widgetURL(1))) == [])
    #expect(try kinds(run.tapped(2).led(.link(2))) == ["not to the widgetURL"])
  }

  @Test func `a tap leads to one place`() throws {
    #expect(try kinds(run.tapped()) == ["led nowhere"])
    #expect(try kinds(run.tapped().later("1s").tapped().led(.widgetURL(1))) == ["led nowhere"])
    let twice = run.tapped().led(.widgetURL(1)).led(.widgetURL(1))
    #expect(try kinds(twice) == ["without a tap"])
    #expect(try kinds(run.led(.app)) == ["without a tap"])
  }

  @Test func `taps on a locked phone or an absent widget are not judged`() throws {
    #expect(try kinds(run.input(.locked(true)).tapped(2).led(.authentication)) == [])
    #expect(try kinds(run.tapped(placement: 1)) == [])
    #expect(try kinds(run.tapped(placement: 99)) == [])
  }

  @Test func `the situations are counted`() throws {
    let tally = try run.tapped(2).led(.link(2)).later("1s").tapped().led(.widgetURL(1))
      .judged(by: "VW-04.runtime")
    expect(tally, situations: [1, 1, 0, 0])
    let circular = try TraceBuilder.showing(
      [ViewNode(.link, target: 2)],
      family: .accessoryCircular
    )
    .tapped(0).led(.app).judged(by: "VW-04.runtime")
    expect(circular, situations: [0, 0, 1, 1])
  }
}
