// Goal: whatever a widget reaches for outside of its sandbox is denied, and told as a finding.
// Method: a small campaign over one widget for each reach, and one that reaches for nothing.
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
