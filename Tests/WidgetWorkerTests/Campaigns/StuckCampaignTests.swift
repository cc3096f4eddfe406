// Goal: code that never ends costs a few limits, is found, and does not hide the other widgets.
// Method: small campaigns with small limits over a widget without end and a sound one.
import Testing
@_spi(Hosting) import WidgetAuthoring
import WorkerProcesses

@testable import WidgetCampaigns

@Suite struct StuckCampaignTests {
  private static let limits = WorkerLimits(cpu: .milliseconds(900), silence: .milliseconds(400))

  @Test func `a loop is found after the whole limit, and then takes a few short ones`() throws {
    let ends = EndlessEnds()
    let record = try BundleCampaign.record(
      with: BundleWorker(LoopingWidgets.self).command,
      cases: 12,
      limits: Self.limits,
      endless: ends
    )
    let crashes = record.findings.flatMap { $0.violations(of: "CR-CRASH") }
    #expect(Set(crashes.map(\.widget)) == ["looping"])
    // A slow request of the same widget does not break the clause.
    #expect(crashes.allSatisfy { $0.message.contains("0.9 seconds") })
    #expect(record.errors.isEmpty)
    #expect(ends.counts.whole <= 3)
    #expect(ends.counts.short <= 2 * EndlessEnds.mostWeight)
  }

  @Test func `widgets that end their threads are found, then left out`() throws {
    let ends = EndlessEnds()
    let record = try BundleCampaign.record(
      with: BundleWorker(QuittingWidgets.self).command,
      cases: 12,
      endless: ends
    )
    #expect(record.findings.contains { $0.breaks("TL-36.provider") && $0.widget == "quitting" })
    #expect(record.findings.contains { $0.breaks("CR-CRASH") && $0.widget == "fading" })
    #expect(record.findings.allSatisfy { $0.widget != "sound" })
    #expect(record.errors.isEmpty)
    #expect(ends.isExhausted("quitting") && ends.isExhausted("fading"))
    #expect(!ends.isExhausted("sound"))
  }
}
