// Goal: for real code, the clauses on views also judge other drawings, each the kinds that its
// facts cover; for scripts they judge only timelines.
// Method: one drawing for each kind of request, right and wrong.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct DrawingsTests {
  private static let urls = [
    ViewNode(.widgetURL, target: 1), ViewNode(.widgetURL, depth: 1, target: 2),
  ]

  private func judged(
    by id: ClauseID,
    _ nodes: [ViewNode],
    for request: RequestKind,
    attributes: [ViewAttribute] = [],
    isRealCode: Bool = true
  ) throws -> Tally {
    try TraceBuilder().view(ViewTree(nodes: nodes, attributes: attributes)).asked(-2, request)
      .answered(-2, .entry(ViewID(0))).judged(by: id, isRealCode: isRealCode)
  }

  @Test(arguments: [RequestKind.placeholder, .snapshot, .activity])
  func `two widget URLs and a button without an intent are found in it`(kind: RequestKind) throws {
    try expect(judged(by: "VW-01.view", Self.urls, for: kind), kinds: ["several"])
    try expect(judged(by: "VW-06.view", [ViewNode(.button)], for: kind), kinds: ["no intent"])
    try expect(judged(by: "VW-06.view", [ViewNode(.toggle)], for: kind), kinds: ["no intent"])
  }

  @Test func `each kind is a situation of its own, and the message names it`() throws {
    let right = try judged(by: "VW-01.view", [ViewNode(.text)], for: .activity)
    expect(right, situations: [1, 0, 0, 0, 1])
    let wrong = try judged(
      by: "VW-01.view",
      Self.urls,
      for: .activity,
      attributes: [ViewAttribute(.presentation, "minimal", of: 0)]
    )
    expect(wrong, situations: [0, 1, 0, 0, 1])
    #expect(wrong.violations[0].message.contains("the presentation minimal of a Live Activity"))
  }

  @Test func `a background is asked of a widget and of no Live Activity or control`() throws {
    let text = [ViewNode(.text)]
    try expect(judged(by: "VW-17.view", text, for: .placeholder), kinds: ["missing"])
    try expect(judged(by: "VW-17.view", text, for: .snapshot), kinds: ["missing"])
    try expect(judged(by: "VW-17.view", text, for: .activity), kinds: [])
    try expect(judged(by: "VW-17.view", text, for: .control), kinds: [])
    try expect(judged(by: "VW-01.view", Self.urls, for: .control), kinds: [])
  }

  @Test func `a leaked value and an excuse are found in a drawing for a snapshot`() throws {
    let leak = [ViewNode(.text, text: "nan%")]
    try expect(judged(by: "CR-67", leak, for: .snapshot), kinds: ["not a number"])
    let excuse = [ViewNode(.text, text: "Unsupported family")]
    try expect(judged(by: "CR-68", excuse, for: .snapshot), kinds: ["excused"])
  }

  @Test func `regions of the Dynamic Island have a widget URL each, and the island one`() throws {
    let nodes = [
      ViewNode(.widgetURL, target: 1), ViewNode(.group, depth: 1),
      ViewNode(.widgetURL, depth: 2, target: 2), ViewNode(.group, depth: 1),
      ViewNode(.widgetURL, depth: 2, target: 3),
    ]
    let regions = [
      ViewAttribute(.islandURL, "true", of: 0), ViewAttribute(.region, "leading", of: 1),
      ViewAttribute(.region, "trailing", of: 3),
    ]
    let right = try judged(by: "VW-01.view", nodes, for: .activity, attributes: regions)
    expect(right, kinds: [])
    let wrong = try judged(
      by: "VW-01.view",
      nodes + [ViewNode(.widgetURL, depth: 3, target: 4)],
      for: .activity,
      attributes: regions
    )
    expect(wrong, kinds: ["several"])
  }

  @Test func `five presentations of one request are one violation`() throws {
    var run = TraceBuilder().view(ViewTree(nodes: Self.urls)).asked(-2, .activity)
    for _ in 0..<5 { run = run.answered(-2, .entry(ViewID(0))) }
    let tally = try run.judged(by: "VW-01.view", isRealCode: true)
    expect(tally, kinds: ["several"], situations: [0, 5, 0, 0, 5])
  }

  @Test func `drawings of a script other than timelines are not judged`() throws {
    let tally = try judged(by: "VW-01.view", Self.urls, for: .snapshot, isRealCode: false)
    expect(tally, situations: [0, 0, 0, 0, 0])
  }

  @Test(arguments: [RequestKind.placeholder, .snapshot])
  func `a drawing of a widget that reads the clock breaks purity`(kind: RequestKind) throws {
    let run = TraceBuilder().view(ViewNode(.text)).asked(-2, kind)
    let impure = run.did(-2, .viewReadClock, "a drawing").answered(-2, .entry(ViewID(0)))
    try expect(impure.judged(by: "TL-25.view", isRealCode: true), kinds: ["impure"])
    try expect(impure.judged(by: "TL-41.view", isRealCode: true), kinds: ["clock"])
    let pure = run.answered(-2, .entry(ViewID(0)))
    let tally = try pure.judged(by: "TL-25.view", isRealCode: true)
    expect(tally, kinds: [])
    #expect(tally.situations[0] == 1)
  }

  @Test(arguments: [RequestKind.activity, .control])
  func `the clock in a Live Activity or control is a matter of advice`(kind: RequestKind) throws {
    let run = TraceBuilder().view(ViewNode(.text)).asked(-2, kind)
    let impure = run.did(-2, .viewReadClock, "a drawing").answered(-2, .entry(ViewID(0)))
    try expect(impure.judged(by: "TL-25.view", isRealCode: true), situations: [0, 0, 0, 0])
    try expect(impure.judged(by: "TL-41.view", isRealCode: true), kinds: ["clock"])
  }

  @Test func `the clock in a timeline's view is judged by its trees alone`() throws {
    let tally = try TraceBuilder().view(ViewNode(.text)).added().reload(1, .added)
      .did(1, .viewReadClock, "entry 0").answered(1, entries: ["0s"])
      .judged(by: "TL-25.view", isRealCode: true)
    expect(tally, kinds: [])
  }

  @Test func `a Live Activity may read what its app shares, and not the network`() throws {
    func judged(_ text: String, _ kind: RequestKind) throws -> [String] {
      try TraceBuilder().asked(-2, kind).did(-2, .viewLoadedData, text)
        .judged(by: "TL-41.view", isRealCode: true).kinds
    }
    #expect(try judged("default name of group", .activity) == [])
    #expect(try judged("https://example.org", .activity) == ["data"])
    #expect(try judged("default name of group", .snapshot) == ["data"])
  }

  @Test func `a control alone has no views of which a widget's clauses speak`() throws {
    let run = TraceBuilder().asked(-2, .control)
    let judge = Judge([], setup: run.setup, features: .all)
    judge.judge(run.trace, setup: run.setup)
    #expect(judge.seen == [.realCode, .controls])
  }

  @Test func `a Live Activity alone has something to draw, and no timelines`() throws {
    let run = TraceBuilder().asked(-2, .activity)
    let judge = Judge([], setup: run.setup, features: .all)
    judge.judge(run.trace, setup: run.setup)
    #expect(judge.seen == [.realCode, .drawings, .presentations])
  }
}
