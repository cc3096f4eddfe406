import PropertyTesting
import WidgetModel

/// Draws the placements and the use of real widgets.
enum RealWidgetDrawing {
  /// Draws placements for some of the declared widgets.
  static func place(
    _ bundle: BundleInterface,
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    for (number, interface) in bundle.widgets.enumerated() {
      var widget = Widget()
      widget.kind = number
      widget.name = interface.kind
      widget.isPushEnabled = interface.isPushEnabled
      scenario.widgets.append(widget)
    }
    let placeable = bundle.widgets.indices.filter { bundle.widgets[$0].role == .timeline }
    guard !placeable.isEmpty else { return }
    var last: (number: Int, family: Family)?
    drawing.source.list(.placement, max: 6, average: 2) { _ in
      // Twins are asked at the same moments, so that their answers can be compared.
      let isTwin = drawing.source.flag(1, in: 4)
      var number = placeable[Int(drawing.source.draw(upTo: UInt64(placeable.count - 1)))]
      if isTwin, let last { number = last.number }
      let interface = bundle.widgets[number]
      var placed = PlacedWidget()
      let families = interface.families.map(\.family)
      if let first = families.first { placed.family = first }
      if families.count > 1 {
        placed.family = families[Int(drawing.source.draw(upTo: UInt64(families.count - 1)))]
      }
      if isTwin, let last { placed.family = last.family }
      last = (number, placed.family)
      if !interface.configuration.isEmpty {
        placed.configuration = drawing.index(ConfigurationVariant.drawn, first: 1, in: 3)
      }
      if drawing.uses(.laterAdditions, 1, in: 4) {
        placed.added = Instant(microseconds: drawing.drawTime())
      }
      scenario.widgets[number].placements.append(placed)
    }
  }

  static func drawUse(
    of bundle: BundleInterface,
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    var drawn = WorkloadDrawing.stimuli
    var weights = drawn.map(drawing.weight)
    func has(_ role: WidgetInterface.Role) -> Bool { bundle.widgets.contains { $0.role == role } }
    let hasTimelines = has(.timeline)
    if !hasTimelines { weights = weights.map { _ in 0 } }
    // Taps are the only way to observe what real buttons do.
    if hasTimelines { weights[1] = 16 }
    let isConfigurable = bundle.widgets.contains { !$0.configuration.isEmpty }
    for place in drawn.indices {
      switch drawn[place].word {
      case .add: weights[place] = 0
      case .configure: weights[place] = isConfigurable ? 4 : 0
      default: break
      }
    }
    drawn += UsedPart.onPhones.map { .part($0) }
    weights += [
      has(.control) ? 8 : 0, has(.control) ? 8 : 0,
      isConfigurable ? 3 : 0,
      has(.activity) ? 8 : 0, hasTimelines ? 1 : 0,
    ]
    var words = drawn.map(\.word)
    if has(.activity) {
      words += ActivityDrawing.realActivityStimuli
      weights += ActivityDrawing.realActivityStimuli.map { _ in 4 }
    }
    guard weights.contains(where: { $0 > 0 }) else { return }
    drawing.used = Dictionary(grouping: bundle.widgets.indices) { bundle.widgets[$0].role }
    drawing.configurable = bundle.widgets.indices.filter {
      !bundle.widgets[$0].configuration.isEmpty
    }
    drawing.shown = bundle.widgets.enumerated().flatMap { number, interface in
      interface.role == .timeline
        ? interface.families.map { .galleryOpened(WidgetID(number), $0.family) } : []
    }
    WorkloadDrawing.drawStimuli(from: words, weights: weights, into: &scenario, with: &drawing)
    // Drawn last, so that the rest of the scenario is the same with and without it.
    if has(.activity), hasTimelines, drawing.source.flag(1, in: 8) {
      drawSwipeBetweenTaps(into: &scenario, with: &drawing)
    }
    if has(.activity), hasTimelines, drawing.source.flag(1, in: 8) {
      drawTapsInARow(into: &scenario, with: &drawing)
    }
  }

  /// Draws taps on two buttons in turn, and the same again five hours later.
  ///
  /// Only then is it visible whether anything ends an activity whose reference a late task cleared.
  private static func drawTapsInARow(into scenario: inout Scenario, with drawing: inout Drawing) {
    let targets = Targets(scenario)
    guard !targets.owners.isEmpty else { return }
    let placement = PlacementID(Int(drawing.source.draw(upTo: UInt64(targets.owners.count - 1))))
    let first = Int32(drawing.source.draw(upTo: 1))
    let taps = [first, first, 1 - first, first, 1 - first]
    let start = Instant(microseconds: drawing.drawTime())
    for begin in [start, start + .hours(5)] {
      for (number, node) in taps.enumerated() {
        let instant = begin + .minutes(Int64(number))
        scenario.workload.append(Stimulus(.tapped(placement, node: node), at: instant))
      }
    }
    scenario.sortWorkload()
  }

  /// Draws a tap, a swipe that dismisses a Live Activity, and a tap: otherwise a rare order.
  private static func drawSwipeBetweenTaps(
    into scenario: inout Scenario,
    with drawing: inout Drawing
  ) {
    let targets = Targets(scenario)
    guard !targets.owners.isEmpty else { return }
    let placement = PlacementID(Int(drawing.source.draw(upTo: UInt64(targets.owners.count - 1))))
    let tap = Input.tapped(placement, node: Int32(drawing.index(4, first: 1, in: 2)))
    let inputs = [tap, .activities(.swiped(ActivityID(0))), tap]
    var instant = Instant(microseconds: drawing.drawTime())
    for input in inputs {
      scenario.workload.append(Stimulus(input, at: instant))
      instant = instant + .minutes(1)
    }
    scenario.sortWorkload()
  }
}
