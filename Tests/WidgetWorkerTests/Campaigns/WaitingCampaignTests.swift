// Goal: code that waits for a moment, in whatever way, is not taken for code that never ends.
// Method: a small campaign over widgets whose waits end after less than a second of their own.
import Testing
@_spi(Hosting) import WidgetAuthoring

@Suite struct WaitingCampaignTests {
  @Test func `no wait that ends is a finding`() throws {
    let record = try BundleCampaign.record(of: WaitingWidgets.self, cases: 10)
    // What the slow network costs is judged elsewhere.
    let told = record.findings.map(\.clause).filter { !["DL-01", "DL-02"].contains($0.prefix(5)) }
    #expect(told == [])
    #expect(record.errors.isEmpty)
  }
}
