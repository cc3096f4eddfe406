import Clauses
import Testing

@testable import RunRecord

// Goal: a run that judged nothing of a widget does not hold.
// Method: records of small campaigns, with the notes that a campaign writes.
@Suite struct UnjudgedWidgetTests {
  private func widget(_ kind: String, _ survey: [SurveyLine]) -> WidgetLine {
    var widget = WidgetLine()
    widget.kind = kind
    widget.code = .timeline
    widget.isSurveyed = true
    widget.survey = survey
    return widget
  }

  private func status(_ widgets: [WidgetLine], cases: Int64) -> Int {
    var record = RunRecord()
    record.header.cases = cases
    record.widgets = widgets
    var clause = ClauseLine()
    clause.verdict = .held
    clause.cases = 1
    record.clauses = [clause]
    record.footer = RecordFooter()
    return Int(record.status().rawValue)
  }

  private let drawn = [SurveyLine(.drawn, "timeline")]

  @Test func `a run whose only widget was never drawn does not hold, however short it is`() {
    #expect(status([widget("a", [])], cases: 5) == 4)
    #expect(status([widget("a", drawn)], cases: 5) == 0)
  }

  @Test func `a short run may not have placed every widget`() {
    #expect(status([widget("a", drawn), widget("b", [])], cases: 5) == 0)
    #expect(status([widget("a", drawn), widget("b", [])], cases: 200) == 4)
  }

  @Test(arguments: [
    SurveyLine.Topic.inApp, .withoutStandIn, .carriedOver, .endedAfterApp,
  ])
  func `a widget whose only ends were not judged is not passed over`(topic: SurveyLine.Topic) {
    let other = widget("b", [SurveyLine(topic, "it ended the process")])
    #expect(status([widget("a", drawn), other], cases: 5) == 4)
    let judged = widget("b", [SurveyLine(topic, "it ended the process")] + drawn)
    #expect(status([widget("a", drawn), judged], cases: 5) == 0)
  }
}
