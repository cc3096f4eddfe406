import Clauses
import RunRecord
import Testing
import WidgetModel

// Goal: both sides of a violation survive the record, and records without them are still read.
@Suite struct ComparisonLineTests {
  private let comparison = Comparison(
    expected: "answered within 28s",
    actual: "answered after 28.000001s",
    limit: Limit("28s", .brief(.dl03), due: Instant("38s"))
  )

  @Test func `a comparison comes back from its line`() throws {
    let line = ComparisonLine(comparison)
    let read = try JSONReader.value(ComparisonLine.self, from: JSONWriter.json(line))
    #expect(read == line)
    #expect(read.comparison == comparison)
  }

  @Test func `a limit of the code's own and a missing one come back too`() throws {
    for limit in [nil, Limit("2026-01-01T00:00:00Z", nil, due: Instant("1h"))] {
      let comparison = Comparison(expected: "a", actual: "b", limit: limit)
      #expect(ComparisonLine(comparison).comparison == comparison)
    }
    #expect(ComparisonLine().comparison == nil)
  }

  @Test func `a brief that an earlier record calls a seed is a brief`() {
    var line = ComparisonLine(comparison)
    #expect(line.source == "brief")
    line.source = "seed"
    #expect(line.comparison == comparison)
  }

  @Test func `a fact that this version does not know is nobody's word`() {
    var line = ComparisonLine(comparison)
    line.fact = "TL-99"
    #expect(line.comparison?.limit?.source == nil)
    #expect(line.comparison?.limit?.value == "28s")
  }

  @Test func `a finding of an earlier record has no comparison and is read`() throws {
    let json = try JSON(parsing: #"{"clause":"DL-03.provider","kind":"late","message":"late"}"#)
    let finding = try JSONReader.value(FindingLine.self, from: json)
    #expect(finding.comparison == ComparisonLine())
    #expect(finding.budgets.isEmpty)
    #expect(!"\(JSONWriter.json(finding))".contains("comparison"))
  }
}
