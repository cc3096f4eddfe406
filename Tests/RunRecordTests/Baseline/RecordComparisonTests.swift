import Clauses
import RunRecord
import Testing
import WidgetModel

// Goal: a comparison of two records lists the new failures, the fixed ones and the clauses that are
// no longer exercised, once each.
@Suite struct RecordComparisonTests {
  static let late = JudgedRecord.finding("TL-18.provider", "out of order")
  static let twoURLs = JudgedRecord.finding("VW-01.view", "two URLs")

  @Test func `a record does not differ from itself`() {
    let record = JudgedRecord.record([RecordComparisonTests.late])
    let comparison = RecordComparison(record, to: record)
    #expect(comparison.isEmpty)
    #expect(comparison.caveats.isEmpty)
  }

  @Test func `a new finding is newly broken and one that is gone is fixed`() {
    let before = JudgedRecord.record([RecordComparisonTests.late])
    let now = JudgedRecord.record([RecordComparisonTests.twoURLs])
    let comparison = RecordComparison(now, to: before)
    #expect(comparison.newlyBroken.map(\.finding) == ["VW-01.view-two-URLs-com-example-city"])
    #expect(comparison.fixed.map(\.clause) == ["TL-18.provider"])
    #expect(comparison.newlyVacuous.isEmpty)
  }

  @Test func `what another run did not meet is fixed only if it had to meet it`() {
    let before = JudgedRecord.record([RecordComparisonTests.late])
    func clauses(_ change: (inout RunRecord) -> Void) -> (fixed: [String], unmet: [String]) {
      var now = JudgedRecord.record([])
      change(&now)
      let comparison = RecordComparison(now, to: before)
      #expect(!comparison.isEmpty)
      return (comparison.fixed.map(\.clause), comparison.unmet.map(\.clause))
    }
    let id = "TL-18.provider"
    for (fixed, unmet) in [
      clauses { $0.header.cases -= 1 }, clauses { $0.header.seed += 1 },
      clauses { $0.header.profile = "iOS18" }, clauses { $0.header.generator += "x" },
      clauses { $0.header.subject += "x" },
      clauses { $0.header.settings = [Setting(.dailyReloads, 3)] },
      clauses { $0.header.selection = ["--clause", id] }, clauses { $0.footer?.cut = "time" },
      clauses { $0.footer = nil },
    ] {
      #expect(fixed.isEmpty)
      #expect(unmet == [id])
    }
    for (fixed, unmet) in [
      clauses { _ in }, clauses { $0.header.cases += 1 }, clauses { $0.header.tool += "x" },
    ] {
      #expect(fixed == [id])
      #expect(unmet.isEmpty)
    }
  }

  @Test func `another widget that breaks the same clause is newly broken`() {
    let other = JudgedRecord.finding("TL-18.provider", "out of order", widget: "lamp")
    let before = JudgedRecord.record([RecordComparisonTests.late])
    let now = JudgedRecord.record([RecordComparisonTests.late, other])
    #expect(RecordComparison(now, to: before).newlyBroken.map(\.text) == ["out of order in lamp"])
    #expect(RecordComparison(before, to: now).fixed.map(\.text) == ["out of order in lamp"])
    #expect(RecordComparison(before, to: now).newlyBroken.isEmpty)
  }

  @Test func `a clause that was called otherwise is the same clause`() {
    let before = JudgedRecord.record([JudgedRecord.finding("CR-05", "too early")])
    let now = JudgedRecord.record([JudgedRecord.finding("DL-14.provider", "too early")])
    #expect(RecordComparison(now, to: before).isEmpty)
  }

  @Test func `an expected failure that was there before does not count as a change`() {
    let before = JudgedRecord.record([RecordComparisonTests.late])
    var now = before
    now.apply([JudgedRecord.expectation("TL-18.provider")], today: nil)
    #expect(RecordComparison(now, to: before).isEmpty)
  }

  @Test func `a clause that is not exercised any more is newly vacuous and not fixed`() {
    let before = JudgedRecord.record([RecordComparisonTests.late])
    var now = JudgedRecord.record([])
    now.clauses[1].verdict = .vacuous
    let comparison = RecordComparison(now, to: before)
    #expect(comparison.newlyVacuous.map(\.clause) == ["TL-18.provider"])
    #expect(comparison.fixed.isEmpty)
    var still = before
    still.clauses[1].verdict = .vacuous
    #expect(RecordComparison(now, to: still).newlyVacuous.isEmpty)
  }

  @Test func `clauses come and go`() {
    let before = JudgedRecord.record([])
    var now = before
    now.clauses.removeFirst()
    #expect(RecordComparison(now, to: before).gone.map(\.clause) == ["TL-10.provider"])
    #expect(RecordComparison(before, to: now).new.map(\.clause) == ["TL-10.provider"])
  }

  @Test func `another seed, subject or number of cases is reported`() {
    let before = JudgedRecord.record([])
    var now = before
    now.header.seed = 3
    now.header.subject = "Clock"
    let caveats = RecordComparison(now, to: before).caveats
    #expect(
      caveats == [
        "The subject differs: Weather then, Clock now.", "The seed differs: 0 then, 3 now.",
      ]
    )
  }
}
