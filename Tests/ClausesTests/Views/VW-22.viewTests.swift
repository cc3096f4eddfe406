// Goal: a view that widgets cannot show breaks the clause, an unknown view is undecided.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-22 view` {
  private let forbidden: [ViewKind] = [
    .scrollView, .list, .textField, .asyncImage, .video, .representable,
  ]

  @Test func `each forbidden view is a violation`() throws {
    for kind in forbidden {
      let tally = try TraceBuilder.answering([[ViewNode(.vStack), ViewNode(kind, depth: 1)]])
        .judged(by: "VW-22.view")
      #expect(tally.kinds == ["not shown"], "\(kind)")
    }
  }

  @Test func `every other known view is none`() throws {
    let allowed = ViewKind.allCases.filter { !forbidden.contains($0) && $0 != .unknown }
    let tally = try TraceBuilder.answering([allowed.map { ViewNode($0, target: 1) }])
      .judged(by: "VW-22.view")
    expect(tally, kinds: [], situations: [1, 0])
    #expect(tally.undecided == 0)
  }

  @Test func `an unknown view leaves the tree undecided`() throws {
    let tally = try TraceBuilder.answering([[ViewNode(.unknown)], [ViewNode(.text)]])
      .judged(by: "VW-22.view")
    expect(tally, kinds: [])
    #expect(tally.undecided == 1)
    expect(tally, situations: [1, 0])
  }

  @Test func `an unknown view excuses no forbidden one`() throws {
    let tally = try TraceBuilder.answering([[ViewNode(.unknown), ViewNode(.list)]])
      .judged(by: "VW-22.view")
    expect(tally, kinds: ["not shown"])
  }
}
