// Goal: a view that reads data shared with its app is reported, a provider that does so is not.
// Method: a small campaign over one widget for each way to read, and one that reads nothing.
import Testing
@_spi(Hosting) import WidgetAuthoring

@Suite struct StoreReadingCampaignTests {
  @Test func `each view that reads a store is a finding of its widget, and no other is`() throws {
    let record = try BundleCampaign.record(of: StoreReadingWidgets.self, cases: 40)
    let told = record.findings.filter { $0.clause == "TL-41.view" }.map {
      "\($0.widget): \($0.message)"
    }
    let due = StoreReading.allCases.compactMap { reading in
      reading.finding.map {
        "\(reading.rawValue): a view loaded data while it was drawn: \($0)"
      }
    }
    #expect(told.sorted() == due.sorted())
    #expect(record.errors.isEmpty)
  }
}
