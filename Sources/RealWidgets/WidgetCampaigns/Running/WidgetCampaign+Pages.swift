import AuthoringValues
import Campaigns
import RunRecord
import ScenarioGeneration
import WidgetModel
import WorkerProcesses

// The pages of widgets: drawings and a day of each.
extension WidgetCampaign {
  package func complete(_ record: inout RunRecord, _ bundle: BundleInterface) {
    record.header.purpose = .widgets
    record.widgets = bundle.widgets.enumerated().map { number, interface in
      var line = WidgetLine(interface)
      let previews = bundle.previews.count { $0.widget == number }
      if previews > 0 {
        line.facts.append(
          FactLine("previews", "\(amount(previews, "entry", "entries")) drawn")
        )
      }
      line.isSurveyed = true
      line.survey = survey.lines(of: interface.kind)
      return line
    }
    let runner = WidgetRunner(
      judging: [],
      launch: launch.with(kindsVary: bundle.kindsVary),
      arePreviewsLeftOut: bundle.hasDeadlyPreviews
    )
    for number in bundle.widgets.indices {
      var isFirst = true
      for family in WidgetCampaign.exhibited(bundle.widgets[number]) where !shouldStop() {
        let (light, dark) = draw(number, family, of: bundle, with: runner)
        record.pageSnapshots += PageSnapshotLine.joining(
          light: light?.pageSnapshots ?? [],
          dark: dark?.pageSnapshots ?? []
        )
        for var day in light?.days ?? [] {
          // The code starts the same activities in each family.
          if !isFirst { day.activities = ActivitiesLine() }
          if isFirst, let family {
            day.freshness = runner.freshness(
              of: WidgetCampaign.galleryScenario(
                of: number,
                family,
                in: bundle,
                profile,
                settings,
                .light
              )
            )
          }
          isFirst = false
          record.days.append(day)
        }
      }
    }
    record.joinSamples()
    record.tellGaps()
    runner.begin(.single)
    record.outside = outside.summary.map { OutsideDataLine($0) }
  }

  /// Draws a widget in light and in dark, in one family or in its other uses.
  ///
  /// Each drawing starts in a fresh process with the same store, so that taps in one do not affect
  /// the other. If the code crashes, it draws without intents of the app, then in smaller parts.
  private func draw(
    _ number: Int,
    _ family: Family?,
    of bundle: BundleInterface,
    with runner: WidgetRunner
  ) -> (light: CaseReport?, dark: CaseReport?) {
    func draw(_ appearance: Surroundings.Appearance) -> CaseReport? {
      let day = WidgetCampaign.galleryScenario(
        of: number,
        family,
        in: bundle,
        profile,
        settings,
        appearance
      )
      // Code without end takes seconds for each drawing; its finding says why there is none.
      func isOver() -> Bool { endless.isExhausted(bundle.widgets[number].kind) }
      guard !isOver() else { return nil }
      if let report = runner.draw(day) { return report }
      if let report = runner.draw(day, leavesAppIntentsOut: true) { return report }
      var parts: [CaseReport] = []
      for part in day.partsOfGalleryScenario where !isOver() {
        if let report = runner.draw(part, leavesAppIntentsOut: true) { parts.append(report) }
      }
      guard var report = parts.first else { return nil }
      for part in parts.dropFirst() {
        report.pageSnapshots += part.pageSnapshots
        if report.days.isEmpty { report.days = part.days }
      }
      return report
    }
    return (draw(.light), draw(.dark))
  }

  /// Returns the families in which a widget is shown; `nil` for its other uses, all at once.
  private static func exhibited(_ interface: WidgetInterface) -> [Family?] {
    interface.role == .timeline ? interface.families.map(\.family) : [nil]
  }

  /// Returns a day on which one widget is placed in a family, or used in its other ways.
  static func galleryScenario(
    of number: Int,
    _ family: Family? = nil,
    in bundle: BundleInterface,
    _ profile: String,
    _ settings: [Setting],
    _ appearance: Surroundings.Appearance
  ) -> Scenario {
    var scenario = Scenario(of: bundle, profile: profile, settings)
    scenario.device.surroundings.appearance = appearance
    let interface = bundle.widgets[number]
    switch interface.role {
    case .timeline:
      for family in family.map({ [$0] }) ?? [] {
        var placed = PlacedWidget()
        placed.family = family
        // The page shows the widget as configured by a person.
        if !interface.configuration.isEmpty {
          placed.configuration = ConfigurationVariant.exhibited
        }
        scenario.widgets[number].placements.append(placed)
        scenario.workload.append(
          Stimulus(.galleryOpened(WidgetID(number), family), at: .start + .minutes(1))
        )
        scenario.workload.append(
          Stimulus(.tapped(PlacementID(0), node: 0), at: .start + .hours(2))
        )
        scenario.drawPreviews(of: number, in: bundle) { $0 == family }
      }
    case .control:
      for part in [UsedPart.control, .controlAction, .control] {
        let at = Instant.start + .minutes(Int64(scenario.workload.count + 1))
        scenario.workload.append(Stimulus(.use(widget: number, part, variant: 0), at: at))
      }
    case .activity:
      for variant in 0..<3 {
        let at = Instant.start + .minutes(Int64(variant + 1))
        scenario.workload.append(
          Stimulus(.use(widget: number, .activity, variant: variant), at: at)
        )
      }
    case .empty: break
    }
    return scenario
  }
}

extension Scenario {
  /// The parts of the day, for code that crashes on the whole: the day without taps, and each use
  /// of a control or Live Activity.
  fileprivate var partsOfGalleryScenario: [Scenario] {
    var placed = self
    placed.workload = []
    var unplaced = self
    for index in unplaced.widgets.indices { unplaced.widgets[index].placements = [] }
    let uses = workload.filter { stimulus in
      if case .tapped = stimulus.input { false } else { true }
    }
    let alone = uses.map { use in
      var part = unplaced
      part.workload = [use]
      return part
    }
    let isPlaced = widgets.contains { !$0.placements.isEmpty }
    return (isPlaced ? [placed] : []) + alone
  }
}

extension WidgetLine {
  init(_ interface: WidgetInterface) {
    self.init()
    kind = interface.kind
    type = interface.typeName
    name = interface.displayName
    summary = interface.summary
    code = Code(rawValue: interface.role.rawValue) ?? .timeline
    families = interface.families.map { $0.family.rawValue }
    configuration = interface.configuration
    if interface.isPushEnabled { facts.append(FactLine("push", "has a push handler")) }
    if interface.hasNoMargins { facts.append(FactLine("margins", "default content margins off")) }
    if interface.keepsBackground { facts.append(FactLine("background", "not removable")) }
  }
}

extension OutsideDataLine {
  init(_ line: OutsideLine) {
    self.init()
    kind = Kind(rawValue: line.kind) ?? .answer
    name = line.name
    type = line.type
    sample = line.sample
    isEncoded = line.isEncoded
    isStored = line.isStored
  }
}
