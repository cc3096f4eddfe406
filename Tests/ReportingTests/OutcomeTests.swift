import Clauses
import RunRecord
import Testing

@testable import Reporting

@Suite struct OutcomeTests {
  @Test func `a record without a footer gives no verdict`() {
    let outcome = Outcome(RunRecord())
    #expect(outcome.tone == .partial)
    #expect(outcome.sentence == "No verdict: this report is partial.")
  }

  @Test func `an empty record with a footer says that no clause applies`() {
    var record = RunRecord()
    record.footer = RecordFooter()
    #expect(Outcome(record).sentence == "No required clause applies.")
  }
}
