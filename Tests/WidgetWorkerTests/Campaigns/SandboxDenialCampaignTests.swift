// Goal: every attempt of a widget to reach outside of its sandbox is denied, and reported as a
// finding.
// Method: a small campaign over one widget for each way, and one that never reaches out.
import Testing
@_spi(Hosting) import WidgetAuthoring

@Suite struct SandboxDenialCampaignTests {
  @Test func `each reach out of the sandbox is a finding of its widget, and no other is`() throws {
    let record = try BundleCampaign.record(of: ReachingWidgets.self, cases: 60)
    let told = record.findings.map { "\($0.clause) \($0.widget) \($0.kind)" }
    #expect(told.sorted() == Reach.allCases.map { "CR-09 \($0.rawValue) \($0.kind)" }.sorted())
    #expect(record.errors.isEmpty)
  }
}
