// Goal: a gallery that shows nothing, or gray bars, breaks the clause; one readable value does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-06 provider` {
  private func judged(
    _ nodes: [ViewNode],
    _ attributes: [ViewAttribute] = [],
    placement: Int? = nil
  ) throws -> Tally {
    try TraceBuilder().view(ViewTree(nodes: nodes, attributes: attributes))
      .requested(1, .snapshot, placement: placement).answered(1, .entry(ViewID(0)))
      .judged(by: "TL-06.provider")
  }

  private let texts = [ViewNode(.vStack), ViewNode(.text, depth: 1), ViewNode(.image, depth: 1)]

  @Test func `an example is none`() throws {
    let tally = try judged(texts)
    expect(tally, kinds: [], situations: [1, 0, 0])
  }

  @Test func `nothing that can be seen is a violation`() throws {
    let tally = try judged([ViewNode(.vStack), ViewNode(.spacer, depth: 1)])
    expect(tally, kinds: ["empty"], situations: [0, 0, 1])
  }

  @Test func `a clear colour shows nothing, another one does`() throws {
    let nodes = [ViewNode(.vStack), ViewNode(.shape, depth: 1)]
    try expect(judged(nodes, [ViewAttribute(.fill, "clear", of: 1)]), kinds: ["empty"])
    try expect(judged(nodes, [ViewAttribute(.fill, "red", of: 1)]), kinds: [])
  }

  @Test func `a redacted placeholder is a violation`() throws {
    let tally = try judged(texts, [ViewAttribute(.redacted, "placeholder", of: 0)])
    expect(tally, kinds: ["skeleton"], situations: [0, 1, 0])
  }

  @Test func `views in the background show nothing`() throws {
    let nodes = [
      ViewNode(.containerBackground), ViewNode(.group, depth: 1), ViewNode(.shape, depth: 2),
    ]
    let behind = [ViewAttribute(.role, "background", of: 1)]
    try expect(judged(nodes, behind), kinds: ["empty"])
    try expect(judged(nodes), kinds: [])
    let bars = behind + [ViewAttribute(.redacted, "placeholder", of: 3)]
    try expect(judged(nodes + [ViewNode(.text, depth: 1)], bars), kinds: ["skeleton"])
  }

  @Test func `another redaction, one of a part, and one that is taken back are none`() throws {
    try expect(judged(texts, [ViewAttribute(.redacted, "privacy", of: 0)]), kinds: [])
    try expect(judged(texts, [ViewAttribute(.redacted, "placeholder", of: 1)]), kinds: [])
    let back = [
      ViewAttribute(.redacted, "placeholder", of: 0), ViewAttribute(.unredacted, "true", of: 2),
    ]
    try expect(judged(texts, back), kinds: [])
  }

  @Test func `a snapshot of a placed widget is another clause's matter`() throws {
    let tally = try judged([ViewNode(.vStack)], placement: 0)
    expect(tally, kinds: [], situations: [0, 0, 0])
  }
}
