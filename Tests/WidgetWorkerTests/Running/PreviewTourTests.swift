// Goal: a tour draws each entry of a bundle's previews once in light and once in dark, in its family.
import ScenarioGeneration
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct PreviewTourTests {
  private var bundle: BundleInterface {
    var bundle = BundleInterface()
    bundle.widgets = ["tea", "milk"].map { kind in
      var interface = WidgetInterface()
      interface.kind = kind
      return interface
    }
    bundle.previews = [
      PreviewLine(widget: 1, .systemLarge, "a"), PreviewLine(widget: 0, .systemSmall, "b"),
      PreviewLine(widget: 1, .accessoryCircular, "c"),
    ]
    return bundle
  }

  @Test func `each entry is drawn once in each appearance`() {
    let tours = Scenario.previewTours(of: bundle, profile: Scenario.defaultProfile, [])
    #expect(tours.map(\.device.surroundings.appearance) == [.light, .dark])
    let expected: [Input] = [
      .use(widget: 0, .preview, variant: 0, family: .systemSmall),
      .use(widget: 1, .preview, variant: 0, family: .systemLarge),
      .use(widget: 1, .preview, variant: 1, family: .accessoryCircular),
    ]
    for tour in tours { #expect(tour.workload.compactMap(\.input) == expected) }
  }

  @Test func `a scenario with previews is read as it was written`() throws {
    let tour = Scenario.previewTours(of: bundle, profile: Scenario.defaultProfile, [])[0]
    #expect(try JSONReader.value(Scenario.self, from: JSONWriter.json(tour)) == tour)
  }

  @Test func `a bundle without previews has no tour`() {
    #expect(
      Scenario.previewTours(of: BundleInterface(), profile: Scenario.defaultProfile, []).isEmpty
    )
  }
}
