// Goal: knowledge about a view applies only to its family and to one run; a tree that recurs in
// another answer is counted again.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct KeptViewsTests {
  @Test func `a view is known in the family in which it was judged, until all is forgotten`() {
    var kept = KeptViews()
    #expect(kept.situation(of: ViewID(0), in: .systemSmall) == nil)
    kept.insert(ViewID(3), in: .systemSmall, 2)
    kept.insert(ViewID(0), in: .accessoryInline, 0)
    #expect(kept.situation(of: ViewID(3), in: .systemSmall) == 2)
    #expect(kept.situation(of: ViewID(0), in: .systemSmall) == nil)
    #expect(kept.situation(of: ViewID(0), in: .accessoryInline) == 0)
    #expect(kept.situation(of: ViewID(3), in: .systemMedium) == nil)
    #expect(kept.situation(of: ViewID(-1), in: .systemSmall) == nil)
    kept.removeAll()
    #expect(kept.situation(of: ViewID(3), in: .systemSmall) == nil)
  }

  @Test func `a tree that a second answer brings again is counted again`() throws {
    let tally = try TraceBuilder()
      .view(ViewNode(.containerBackground))
      .added()
      .reload(1, .added, charge: 1).answered(1, entries: ["0s", "1h"])
      .at("2h").reload(2, .policy).answered(2, entries: ["0s", "1h"])
      .judged(by: "VW-17.view")
    #expect(tally.situations.prefix(2) == [2, 0])
  }
}
