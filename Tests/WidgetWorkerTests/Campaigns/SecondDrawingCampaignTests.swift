// Goal: a crash in the second drawing of an entry, at a clock that may not occur on any phone, is
// advice that says so.
import Clauses
import Testing
@_spi(Hosting) import WidgetAuthoring

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct SecondDrawingCampaignTests {
  @Test func `a crash with the later clock alone is advice, and one with the first clock a crash`()
    throws
  {
    let record = try BundleCampaign.record(of: SecondDrawingWidgets.self, cases: 10)
    func messages(_ clause: String, _ widget: String) -> [String] {
      record.findings.flatMap { $0.violations(of: clause) }
        .filter { $0.widget == widget }.map(\.message)
    }
    #expect(messages("CR-CRASH", "late").isEmpty)
    #expect(!messages("CR-CRASH", "lost").isEmpty)
    let advice = messages("CR-SAMPLE", "late")
    #expect(!advice.isEmpty)
    #expect(advice.allSatisfy { $0.contains("with the clock 1h1m1s later") })
    #expect(!messages("CR-CRASH", "lost").contains { $0.contains("later") })
  }
}
