// Goal: a campaign shows each widget in the gallery once in each condition, and never a widget that
// no gallery shows.
import ScenarioGeneration
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct GalleryTourTests {
  private func interface(
    _ kind: String,
    _ role: WidgetInterface.Role,
    _ families: Family...
  ) -> WidgetInterface {
    var interface = WidgetInterface()
    interface.kind = kind
    interface.role = role
    interface.families = families.map { FamilyLine($0) }
    return interface
  }

  private func tours(_ widgets: WidgetInterface...) -> [Scenario] {
    var bundle = BundleInterface()
    bundle.widgets = widgets
    return Scenario.galleryTours(of: bundle, profile: Scenario.defaultProfile, [])
  }

  @Test func `each family is looked at with usual, missing and spoiled data and offline`() {
    let tours = tours(
      interface("clock", .timeline, .systemSmall, .systemMedium),
      interface("lamp", .control)
    )
    let around = tours.map(\.device.surroundings)
    #expect(around.map(\.store) == [.present, .empty, .corrupt, .present, .present, .empty])
    #expect(around.map { $0.network == .offline } == [false, false, false, true, false, false])
    #expect(tours.map(\.workload.count) == [2, 2, 2, 2, 4, 4])
    let looks: [Input] = [
      .galleryOpened(WidgetID(0), .systemSmall), .galleryOpened(WidgetID(0), .systemMedium),
    ]
    #expect(tours[0].workload.map(\.input) == looks)
    #expect(tours.allSatisfy { $0.widgets.map(\.name) == ["clock", "lamp"] })
    #expect(tours.allSatisfy { $0.placements.isEmpty })
  }

  @Test func `a bundle without widgets for a gallery has none`() {
    #expect(tours(interface("lamp", .control)).isEmpty)
  }
}
