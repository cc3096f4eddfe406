// Goal: code that waits for a moment, in any way, is not mistaken for code that never ends.
// Method: a small campaign over widgets whose waits end after less than a second of their own.
import Testing
@_spi(Hosting) import WidgetAuthoring

@Suite struct WaitingCampaignTests {
  @Test func `no wait that ends is a finding`() throws {
    let record = try BundleCampaign.record(of: WaitingWidgets.self, cases: 10)
    // The cost of the slow network is judged elsewhere.
    let told = record.findings.map(\.clause).filter { !["DL-01", "DL-02"].contains($0.prefix(5)) }
    #expect(told == [])
    #expect(record.errors.isEmpty)
  }
}
