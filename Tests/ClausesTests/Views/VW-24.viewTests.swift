// Goal: a forbidden view in any drawing breaks the clause; timelines are left to VW-22.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-24 view` {
  private func judged(_ kind: ViewKind, _ request: RequestKind) throws -> Tally {
    try TraceBuilder().view(ViewNode(.vStack), ViewNode(kind, depth: 1)).asked(-2, request)
      .answered(-2, .entry(ViewID(0))).judged(by: "VW-24.view")
  }

  @Test func `a forbidden view is a violation in every drawing`() throws {
    for request in [RequestKind.placeholder, .snapshot, .control, .activity] {
      #expect(try judged(.scrollView, request).kinds == ["not shown"], "\(request)")
    }
  }

  @Test func `allowed views are none, an unknown one is undecided`() throws {
    try expect(judged(.gauge, .activity), situations: [1, 0, 0])
    let unknown = try judged(.unknown, .activity)
    expect(unknown, kinds: [])
    #expect(unknown.undecided == 1)
  }

  @Test func `a timeline is silent`() throws {
    let tally = try TraceBuilder.answering([[ViewNode(.list)]]).judged(by: "VW-24.view")
    expect(tally, situations: [0, 0, 0])
  }
}
