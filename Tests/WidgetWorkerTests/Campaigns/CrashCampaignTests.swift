// Goal: a crash is attributed to the widget whose work ran, and hides nothing about the others.
// Method: three widgets that share a loader; one crashes in the answer of the network, while the
// others are also asked.
import Clauses
import Testing
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct CrashCampaignTests {
  @Test func `a crash in a late answer is a finding of its own widget alone`() throws {
    let record = try BundleCampaign.record(of: SharedLoaderWidgets.self, cases: 30)
    let crashes = record.findings.flatMap { $0.violations(of: "CR-CRASH") }
    #expect(!crashes.isEmpty)
    #expect(Set(crashes.map(\.widget)) == ["crashing"])
    #expect(record.findings.contains { $0.breaks("VW-01.view") && $0.concerns(widget: "linked") })
    #expect(record.errors.isEmpty)
  }

  @Test func `a case continues without the widget that crashed, and keeps what it shows`() throws {
    let runner = try BundleCampaign.runner(of: SharedLoaderWidgets.self)
    var scenario = Scenario()
    for kind in ["crashing", "linked", "sound"] {
      var widget = Widget()
      widget.kind = scenario.widgets.count
      widget.name = kind
      widget.placements = [PlacedWidget()]
      scenario.widgets.append(widget)
    }
    // The first case of the first island also contains the gallery tour.
    runner.begin(.island(1, seed: 1))
    try runner.run(scenario)
    let parties: Set<Party> = [.provider, .view]
    let own = runner.violationClasses(of: parties)
    #expect(own.map(\.clause.text) == ["CR-CRASH"])
    #expect(own.map(\.widget) == ["crashing"])
    let further = runner.continuations.flatMap { continuation in
      zip(runner.clauses, continuation.tallies).filter { !$0.1.violations.isEmpty }.map(\.0.id.text)
    }
    #expect(further == ["VW-01.view"])
    #expect(runner.endings == ["crashing"])
    // A single scenario is only about itself.
    runner.begin(.single)
    try runner.run(scenario)
    #expect(runner.continuations.isEmpty)
  }

  @Test func `a part that ends most cases keeps a quarter of the later ones`() throws {
    let part = CrashCulprit(widget: "feed", asked: .timeline, family: .systemSmall)
    var memory = CrashMemory()
    var tried = 0
    for _ in 0..<43 where memory.next().isEmpty {
      tried += 1
      memory.record(part, takesSeconds: false)
    }
    #expect(tried == 13)
  }

  @Test func `a part that crashes now and then is left out of nothing`() {
    let part = CrashCulprit(widget: "feed", asked: .timeline, family: .systemSmall)
    var memory = CrashMemory()
    for index in 0..<40 {
      let leftOut = memory.next()
      #expect(leftOut.isEmpty)
      if index % 4 == 0 { memory.record(part, takesSeconds: false) }
    }
  }
}
