// Goal: a link in a family that does not allow links breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-03 view` {
  private let link = [ViewNode(.vStack), ViewNode(.link, depth: 1, target: 1)]

  @Test func `a link in a family without links is a violation`() throws {
    let tally = try TraceBuilder.answering([link], family: .accessoryCircular)
      .judged(by: "VW-03.view")
    expect(tally, kinds: ["not allowed"])
    #expect(tally.situations.prefix(3) == [0, 0, 1])
  }

  @Test func `a link in another family, or no link there, is none`() throws {
    let small = try TraceBuilder.answering([link], family: .systemSmall).judged(by: "VW-03.view")
    expect(small, kinds: [])
    #expect(small.situations.prefix(3) == [1, 0, 0])
    let inline = try TraceBuilder.answering([[ViewNode(.text)]], family: .accessoryInline)
      .judged(by: "VW-03.view")
    expect(inline, kinds: [])
    #expect(inline.situations.prefix(3) == [0, 1, 0])
  }

  @Test func `the profile says which families allow links`() throws {
    let tally = try TraceBuilder.answering([link], family: .systemSmall, .iOS14)
      .judged(by: "VW-03.view")
    expect(tally, kinds: ["not allowed"])
  }
}
