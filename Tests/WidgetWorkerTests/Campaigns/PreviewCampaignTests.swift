// Goal: the entries of previews are drawn and judged unchanged, once, in their families.
// Method: a campaign over a widget that crashes with one of its previewed entries and with no entry
// of its provider.
import Campaigns
import Clauses
import RunRecord
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct PreviewCampaignTests {
  @Test
  func `a widget that crashes in a preview alone is found, and the preview is what is replayed`()
    throws
  {
    let record = try BundleCampaign.record(of: PreviewedWidgets.self, cases: 1)
    let crash = try #require(record.findings.first { $0.clause == "CR-CRASH" })
    #expect(crash.widget == "cups")
    #expect(crash.message.contains("preview"))
    let asked = crash.scenario.workload.compactMap(\.input?.usedPart)
    #expect(asked.contains(.preview))
  }

  @Test func `the bundle's previews are listed by widget, with name and family`() throws {
    let bundle = try WidgetCampaign(BundleWorker(PreviewedWidgets.self).command).describe()
    let lines = bundle.previews.map { "\($0.widget) \($0.family.rawValue) \($0.name)" }.sorted()
    #expect(lines == ["0 systemMedium Cups 1", "0 systemMedium Cups 2", "0 systemSmall Two"])
  }
}
