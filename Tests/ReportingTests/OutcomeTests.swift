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

  private func record(_ level: Level, _ verdict: ClauseLine.Verdict, status: Int64 = 0) -> RunRecord
  {
    var record = RunRecord()
    var clause = ClauseLine()
    clause.id = "RB-15.runtime"
    clause.level = level
    clause.verdict = verdict
    record.clauses = [clause]
    var footer = RecordFooter()
    footer.status = status
    record.footer = footer
    return record
  }

  @Test func `a run that succeeds although clauses broke says so`() {
    for level in [Level.recommended, .provisional] {
      let remarks = Outcome(record(level, .broken)).remarks
      #expect(remarks.contains { $0.hasPrefix("Exit status 0 despite these findings") })
    }
  }

  @Test func `one in which all held, one that fails and one of widgets do not say so`() {
    var ofWidgets = record(.recommended, .broken)
    ofWidgets.widgets = [WidgetLine()]
    let others = [
      record(.recommended, .held), record(.recommended, .broken, status: 1), ofWidgets,
    ]
    for record in others {
      #expect(!Outcome(record).remarks.contains { $0.hasPrefix("Exit status 0") })
    }
  }

  @Test func `a run that its subject stopped has no verdict, and says why`() {
    var record = RunRecord()
    var error = ErrorLine()
    error.cases = 1
    error.text = "the runtime crashed in random case 12 (SIGILL)"
    record.errors = [error]
    var footer = RecordFooter()
    footer.status = Int64(ExitStatus.undecided.rawValue)
    footer.cut = RecordFooter.stopped
    record.footer = footer
    let outcome = Outcome(record)
    #expect(outcome.tone == .undecided)
    #expect(outcome.sentence == "No verdict: the subject stopped the run.")
    #expect(outcome.remarks.contains { $0.contains("the runtime crashed in random case 12") })
  }

  @Test func `a run that a recommended clause fails begins with that`() {
    var failed = record(.recommended, .broken, status: 1)
    var held = ClauseLine()
    held.id = "TL-18.provider"
    held.cases = 1
    failed.clauses.insert(held, at: 0)
    #expect(Outcome(failed).sentence == "0 of 1 recommended clause held; 1 broken.")
    #expect(Outcome(failed).remarks.first == "The one required clause held.")
    failed.footer?.status = 0
    #expect(Outcome(failed).sentence == "The one required clause held.")
    #expect(Outcome(failed).remarks.first == "0 of 1 recommended clause held; 1 broken.")
  }

  @Test func `golden scenarios that are not claimed are listed with what they need`() {
    func unclaimed(_ record: RunRecord) -> [String] {
      Outcome(record).remarks.filter { $0.contains("golden") }
    }
    var record = RunRecord()
    record.goldens = (1...6).map { number in
      var golden = GoldenRecordLine()
      golden.file = "golden/\(number).json"
      golden.needs = number == 6 ? [] : [number == 1 ? "slidingWindow" : "kind"]
      return golden
    }
    #expect(
      unclaimed(record) == [
        """
        5 golden scenarios not claimed, as they need what the subject does not report or need not know \
        (kind, slidingWindow): golden/1.json, golden/2.json, golden/3.json, golden/4.json and 1 more. \
        `--exact` compares budget models and scopes that no profile has
        """
      ]
    )
    record.goldens.removeFirst(4)
    #expect(
      unclaimed(record) == [
        "1 golden scenario not claimed, as it needs what the subject does not report or need not know (kind): "
          + "golden/5.json. `--exact` compares budget models and scopes that no profile has"
      ]
    )
    record.goldens[0].needs = ["presented"]
    #expect(
      unclaimed(record) == [
        "1 golden scenario not claimed, as it needs what the subject does not report or need not know "
          + "(presented): golden/5.json"
      ]
    )
    record.goldens.removeFirst()
    #expect(unclaimed(record) == [])
  }
}
