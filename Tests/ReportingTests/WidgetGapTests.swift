import RunRecord
import Testing

@testable import Reporting

// Goal: for a widget of which nothing was drawn, no verdict anywhere says that something held;
// made-up and omitted data is listed with it.
@Suite struct WidgetGapTests {
  /// The sample's widgets, with the given coverage notes.
  private func record(_ surveys: [[SurveyLine]]) -> RunRecord {
    var record = SampleWidgets.bundle
    for (index, survey) in surveys.enumerated() {
      record.widgets[index].isSurveyed = true
      record.widgets[index].survey = survey
    }
    record.tellGaps()
    return record
  }

  private let seen = [
    [SurveyLine(.drawn, "timeline")], [SurveyLine(.drawn, "timeline")],
    [SurveyLine(.drawn, "activity"), SurveyLine(.states, "preview")],
    [SurveyLine(.drawn, "control")],
  ]

  @Test func `a widget that was drawn has no gaps`() {
    let record = record(seen)
    #expect(record.undrawnWidgets.isEmpty)
    #expect(record.gaps(of: record.widgets[0]) == [])
    #expect(record.clauses.first { $0.id == "VW-01.view" }?.why == "")
  }

  @Test func `a widget that never showed an entry says so in the terminal`() {
    var surveys = seen
    surveys[1] = [SurveyLine(.drawn, "placeholder")]
    let text = TerminalSummary(record(surveys)).text
    #expect(text.contains("  Nothing of LockWidget was drawn: no verdict covers it."))
    #expect(text.contains("Humidity          Nothing of it was drawn."))
    #expect(text.contains("No entry of it was ever drawn: its provider gave no timeline"))
    #expect(!text.contains("✓ Humidity"))
  }

  @Test func `a widget that crashed first says so`() {
    var surveys = seen
    surveys[0] = []
    let record = record(surveys)
    #expect(
      record.gaps(of: record.widgets[0]) == [
        "No entry of it was ever drawn: its code crashed or hung first. No verdict covers it."
      ]
    )
  }

  @Test func `an activity without a state gives the reason, on its page too`() {
    var surveys = seen
    surveys[2] = [SurveyLine(.undrawn, "its state takes no value")]
    let record = record(surveys)
    let pages = WidgetPage.pages(of: record)
    #expect(
      pages[2].text.contains("The Live Activity was never drawn: its state takes no value.")
    )
    #expect(pages[2].text.contains("class=\"band vacuous\""))
  }

  @Test func `no verdict on a view that held is silent on a widget that was never drawn`() {
    var surveys = seen
    surveys[3] = []
    let record = record(surveys)
    let held = record.clauses.first { $0.id == "VW-01.view" }
    #expect(held?.why == "It does not cover LampControl, of which nothing was drawn.")
    #expect(JUnitReport(record).text.contains("<skipped type=\"undrawn\""))
  }

  @Test func `synthesized states and intents of the app are reported`() {
    var surveys = seen
    surveys[2][1] = SurveyLine(.states, "drawnUp")
    surveys[0].append(SurveyLine(.inApp, "PlayIntent (it plays audio)"))
    surveys[0].append(SurveyLine(.forApp, "StartIntent (an intent of Live Activities)"))
    surveys[0].append(SurveyLine(.endedAfterApp, "a number overflowed"))
    surveys[0].append(SurveyLine(.withoutStandIn, "no value of Tea"))
    surveys[0].append(SurveyLine(.carriedOver, "the code trapped"))
    let record = record(surveys)
    let gaps = record.gaps(of: record.widgets[2])
    #expect(gaps.contains { $0.contains("made up from their types") })
    let text = TerminalSummary(record).text
    #expect(text.contains("Performed in the app, not judged: PlayIntent (it plays audio)."))
    #expect(text.contains("in the app's stead: StartIntent (an intent of Live Activities). What"))
    #expect(text.contains("not without it, which is not a finding: a number overflowed."))
    #expect(text.contains("no replacement, which is not a finding: no value of Tea."))
    #expect(text.contains("which is not a finding: the code trapped. Perhaps a static variable"))
  }

  @Test func `an older record does not tell, and nothing is claimed of it`() {
    let record = SampleWidgets.bundle
    #expect(record.undrawnWidgets.isEmpty)
    #expect(record.widgets.allSatisfy { record.gaps(of: $0).isEmpty })
  }
}
