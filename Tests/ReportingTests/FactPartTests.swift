// Goal: the report of a runtime shows for every fact what accounts for it; that of widgets shows
// none.
import Clauses
import Foundation
import PlatformFacts
import RunRecord
import Testing

@testable import Reporting

@Suite struct FactPartTests {
  @Test func `every fact stands there once, with its account`() {
    let text = HTMLReport(RunRecord()).text
    #expect(MarkupReader(text).faults.isEmpty)
    for fact in Fact.all {
      let cell = element("span", .class("badge")) { fact.id.text }.written
      #expect(text.components(separatedBy: cell).count == 2, "\(fact.id)")
      let account = HTML.text(FactAccount(of: fact.id).description).written
      #expect(text.contains(account), "\(fact.id): \(account)")
    }
  }

  @Test func `each area's counts are those of its facts`() {
    let text = HTMLReport(RunRecord()).text
    let accounts = Fact.all.filter { $0.id.area == .timelines }.map { FactAccount(of: $0.id) }
    let clauses = accounts.count { $0.kind == .clauses }
    #expect(clauses > 1)
    #expect(text.contains("data-c=\"by clauses\">\(clauses)<"))
  }

  @Test func `a report of widgets has no facts`() {
    var record = RunRecord()
    record.widgets = [WidgetLine()]
    #expect(!HTMLReport(record).text.contains("Every fact with its account"))
  }
}
