import RunRecord
import Testing

@testable import Reporting

// Goal: JUnit and the terminal list each widget, and separate expected failures from others.
@Suite struct WidgetSummaryTests {
  static let bundle = SampleWidgets.bundle

  @Test func `a widget has a test case for each clause that was judged`() {
    let cases = WidgetSummaryTests.cases(of: "WidgetCheck.iOS26.CityWidget")
    #expect(
      cases.map(\.name) == [
        "CR-CRASH code does not trap", "TL-18.provider entries are in chronological order",
        "CR-01 reloads are not wasted", "TL-25.view views are pure", "VW-01.view one widget URL",
        "VW-06.view buttons have intents", "VW-17.view a container background",
      ]
    )
    #expect(
      cases.map(\.outcome) == [
        "failure", "passed", "skipped", "passed", "passed", "skipped",
        "passed",
      ]
    )
    let others = WidgetSummaryTests.cases(of: "WidgetCheck.iOS26.LampControl")
    #expect(others.map(\.name) == cases.map(\.name))
    #expect(others.allSatisfy { $0.outcome == "passed" })
  }

  @Test func `a clause that was not judged has one test case for all`() {
    let cases = WidgetSummaryTests.cases(of: "WidgetCheck.iOS26.LA")
    #expect(cases.map(\.name) == ["LA-03.app activities end"])
    #expect(WidgetSummaryTests.cases(of: "WidgetCheck.iOS26.TL").isEmpty)
  }

  @Test func `a finding of no widget keeps its clause's own test case`() {
    var record = WidgetSummaryTests.bundle
    record.findings[0].widget = ""
    let cases = WidgetSummaryTests.cases(of: "WidgetCheck.iOS26.CR", in: record)
    #expect(cases.map(\.name) == ["CR-CRASH code does not trap"])
    #expect(cases.map(\.outcome) == ["failure"])
  }

  @Test func `what is expected is skipped with its reason, what is stale fails as such`() {
    let text = JUnitReport(WidgetSummaryTests.bundle).text
    #expect(
      text.contains(
        "<skipped type=\"expected\" message=\"Expected to break: the old buttons go with the next"
      )
    )
    let cases = WidgetSummaryTests.cases(of: "WidgetCheck.iOS26.expectations")
    #expect(cases.map(\.outcome) == ["passed", "failure"])
    #expect(text.contains("<failure type=\"stale-expectation\""))
  }

  @Test func `without an expectation there is no test case for it`() {
    #expect(!JUnitReport(SampleRecord.campaign).text.contains(".expectations\""))
  }

  @Test func `the terminal says how each widget is doing and where it broke`() {
    let text = TerminalSummary(WidgetSummaryTests.bundle).text
    for line in [
      "  ✕ City weather      1 required promise broken, 1 piece of advice not followed, 1 failure",
      "  ✓ Humidity          Nothing was found against this widget.",
      "  ✕ CR-CRASH code does not trap (CityWidget, CityProvider.swift:41)",
      "  ≈ VW-06.view buttons have intents (CityWidget)  (does not fail the run)",
      "      Expected: the old buttons go with the next version",
      "  ? TL-25.view is expected to break and did not",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test func `a workflow gets what is stale and not what is expected`() {
    let lines = WorkflowAnnotations(WidgetSummaryTests.bundle).lines
    #expect(lines.contains { $0.hasPrefix("::error") && $0.contains("TL-25.view is expected") })
    #expect(!lines.contains { $0.contains("VW-06.view") })
  }

  @Test func `the terminal begins with what changed since the baseline`() {
    var baseline = WidgetSummaryTests.bundle
    baseline.findings.removeFirst()
    baseline.clauses[0].verdict = .held
    let text = TerminalSummary(WidgetSummaryTests.bundle, baseline: baseline).text
    #expect(
      text.contains("  1 newly broken: CR-CRASH trap in timeline in com.example.weather.city")
    )
    let same = TerminalSummary(baseline, baseline: baseline).text
    #expect(same.contains("Since the baseline\n  nothing changed"))
  }

  @Test func `the page begins with what changed since the baseline`() {
    var baseline = WidgetSummaryTests.bundle
    baseline.findings.removeFirst()
    baseline.header.seed = 7
    let text = HTMLReport(WidgetSummaryTests.bundle, baseline: baseline).text
    let reader = MarkupReader(text)
    let sections = zip(reader.elements, reader.attributes).filter { $0.0 == "section" }
    #expect(sections.first?.1["id"] == "changes")
    #expect(text.contains("The seed differs: 7 then, 1 now."))
    #expect(reader.faults.isEmpty)
  }

  @Test func `the files of a report are its page, three summaries and a page for each widget`() {
    let paths = ReportPages(WidgetSummaryTests.bundle).files.map(\.path)
    #expect(
      paths == [
        "report.html", "junit.xml", "summary.md", "badge.svg",
        "widgets/CityWidget.html", "widgets/LockWidget.html",
        "widgets/DeliveryActivity.html", "widgets/LampControl.html",
      ]
    )
    #expect(ReportPages(SampleRecord.campaign).files.count == 4)
  }

  /// Returns the test cases of a suite with their outcomes, read from the document.
  private static func cases(
    of suite: String,
    in record: RunRecord = bundle
  ) -> [(name: String, outcome: String)] {
    let reader = MarkupReader(JUnitReport(record).text)
    var found: [(name: String, outcome: String)] = []
    var isOwn = false
    for (element, attributes) in zip(reader.elements, reader.attributes) {
      switch element {
      case "testcase":
        isOwn = attributes["classname"] == suite
        if isOwn { found.append((attributes["name"] ?? "", "passed")) }
      case "failure", "error", "skipped":
        if isOwn { found[found.count - 1].outcome = element }
      default: continue
      }
    }
    return found
  }
}
