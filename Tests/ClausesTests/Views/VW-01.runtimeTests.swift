// Goal: a tap that leads to an inner widgetURL, to a different one each time, or a silent runtime
// breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-01 runtime` {
  /// An outer URL 1 around an inner URL 2, and next to both URL 3.
  private let tree = [
    ViewNode(.vStack), ViewNode(.widgetURL, depth: 1, target: 1),
    ViewNode(.widgetURL, depth: 2, target: 2), ViewNode(.widgetURL, depth: 1, target: 3),
  ]

  private var several: TraceBuilder {
    TraceBuilder.showing(tree).reported(.severalWidgetURLs)
  }

  @Test(arguments: [1, 3])
  func `an outermost URL, each time the same, is allowed`(target: Int) throws {
    let destination = Destination.widgetURL(Int32(target))
    let tally = try several.tapped().led(destination).later("1s").tapped().led(destination)
      .judged(by: "VW-01.runtime")
    expect(tally, kinds: [], situations: [2, 0])
  }

  @Test func `the inner URL is a violation`() throws {
    let tally = try several.tapped().led(.widgetURL(2)).judged(by: "VW-01.runtime")
    expect(tally, kinds: ["not the outermost"])
  }

  @Test func `another URL the second time is a violation`() throws {
    let tally = try several.tapped().led(.widgetURL(1)).later("1s").tapped().led(.widgetURL(3))
      .judged(by: "VW-01.runtime")
    expect(tally, kinds: ["not the same"])
  }

  @Test func `not telling the author is a violation`() throws {
    let tally = try TraceBuilder.showing(tree).tapped().led(.widgetURL(1))
      .judged(by: "VW-01.runtime")
    expect(tally, kinds: ["not reported"])
  }

  @Test func `a report without several URLs is a violation`() throws {
    let tally = try TraceBuilder.showing([ViewNode(.widgetURL, target: 1)])
      .reported(.severalWidgetURLs).judged(by: "VW-01.runtime")
    expect(tally, kinds: ["false report"])
  }

  @Test func `one URL needs no report`() throws {
    let tally = try TraceBuilder.showing([ViewNode(.widgetURL, target: 1), ViewNode(.widgetURL)])
      .tapped().led(.widgetURL(1)).judged(by: "VW-01.runtime")
    expect(tally, kinds: [], situations: [0, 1])
  }
}
