import ScenarioGeneration
import WidgetModel

extension Scenario {
  /// Returns scenarios that draw every entry of the code's previews, in light and in dark.
  static func previewTours(
    of bundle: BundleInterface,
    profile: String,
    _ settings: [Setting]
  ) -> [Scenario] {
    guard !bundle.previews.isEmpty else { return [] }
    var tour = Scenario(of: bundle, profile: profile, settings)
    for number in bundle.widgets.indices { tour.drawPreviews(of: number, in: bundle) { _ in true } }
    var dark = tour
    dark.device.surroundings.appearance = .dark
    return [tour, dark]
  }

  static let previewLimit = 999

  static func previewList(
    of bundle: BundleInterface,
    profile: String,
    _ settings: [Setting]
  ) -> Scenario {
    var scenario = Scenario(of: bundle, profile: profile, settings)
    let none = Scenario.previewLimit
    scenario.workload = [
      Stimulus(.use(widget: 0, .preview, variant: none), at: .start + .minutes(1))
    ]
    return scenario
  }

  /// Draws the previews of a widget in some families, a minute apart.
  mutating func drawPreviews(
    of widget: Int,
    in bundle: BundleInterface,
    where isDrawn: (Family) -> Bool
  ) {
    let own = bundle.previews.filter { $0.widget == widget }.prefix(Scenario.previewLimit)
    for (variant, preview) in own.enumerated() where isDrawn(preview.family) {
      let at = Instant.start + .minutes(Int64(workload.count + 1))
      workload.append(
        Stimulus(.use(widget: widget, .preview, variant: variant, family: preview.family), at: at)
      )
    }
  }

  /// Creates a phone at nine in the morning with all widgets of a bundle available, none placed.
  init(of bundle: BundleInterface, profile: String, _ settings: [Setting]) {
    self.init()
    self.profile = profile
    self.settings = settings
    device.clock = .defaultStart + .hours(9)
    for (number, interface) in bundle.widgets.enumerated() {
      var widget = Widget()
      widget.kind = number
      widget.name = interface.kind
      widget.isPushEnabled = interface.isPushEnabled
      widgets.append(widget)
    }
  }
}
