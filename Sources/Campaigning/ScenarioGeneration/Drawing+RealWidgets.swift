import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the length of a run with real widgets: at least a day, because they are made for days.
  mutating func drawDays() -> Interval {
    let days: [Int64] = [1, 2, 3, 7, 28]
    let number = isOn(.lengths) ? days[source.pick(weights: [60, 20, 12, 7, 1])] : 1
    length = Interval.days(number).microseconds
    return Interval(microseconds: length)
  }

  /// Draws the initial state of the phone and its surroundings.
  ///
  /// Dates meet daylight saving changes, the leap day, the turn of the year and the dates in the
  /// user's data.
  mutating func drawSurroundedDevice(_ given: [GivenDate]) -> Device {
    var device = drawDevice()
    source.span(.device) {
      if source.flag(1, in: 2) {
        let day = Drawing.notableDays[index(Drawing.notableDays.count, first: 1, in: 12)]
        let time = device.clock.microseconds % Interval.day.microseconds
        device.clock = .defaultStart + Interval.days(day) + Interval(microseconds: max(0, time))
      }
      var around = Surroundings()
      if source.flag(2, in: 5) {
        around.zone = pick(Surroundings.Zone.allCases)
      }
      if source.flag(1, in: 8) {
        around.zone = pick([.berlin, .newYork, .santiago, .lordHowe])
        device.clock = dayOfChange(in: around.zone, at: device.clock)
      }
      if source.flag(2, in: 5) { around.network = pick(Surroundings.Network.allCases) }
      if source.flag(2, in: 5) { around.store = pick(Surroundings.Store.allCases) }
      if source.flag(1, in: 4) { around.appearance = .dark }
      if source.flag(1, in: 6) { around.rendering = pick(Surroundings.Rendering.allCases) }
      around.activitiesAreDenied = source.flag(1, in: 12)
      if source.flag(2, in: 5) { around.values = pick(Surroundings.Values.allCases) }
      around.locationIsDenied = source.flag(1, in: 2)
      if !given.isEmpty, source.flag(1, in: 3) {
        device.clock = pick(given).date + pick(Drawing.distances)
      }
      device.surroundings = around
    }
    return device
  }

  /// Returns a clock's time of day on a day on which a zone's clocks change.
  ///
  /// Only on such days does a day differ from 86,400 seconds.
  private func dayOfChange(in zone: Surroundings.Zone, at clock: WallDate) -> WallDate {
    let changes = zone.changes(inYear: 2026)
    guard !changes.isEmpty else { return clock }
    let change = changes[index(changes.count, first: 1, in: changes.count * 2)]
    let day = Interval.day.microseconds
    let local = (change.date + change.before).microseconds
    let midnight = change.date - Interval(microseconds: (local % day + day) % day)
    return midnight + Interval(microseconds: (clock.microseconds % day + day) % day)
  }

  private func pick<Value>(_ values: [Value]) -> Value {
    values[index(values.count, first: 1, in: values.count * 2)]
  }

  /// Notable days, counted from 5 January 2026, the simplest first.
  ///
  /// Apart from 0, they are the days on which daylight saving begins and ends in America, Europe,
  /// Chile and Lord Howe, ends of months and of the year, and the leap day of 2028.
  private static let notableDays: [Int64] = [
    0, 61, 62, 82, 83, 88, 89, 243, 244, 272, 293, 299, 300, 25, 53, 360, 784, 785,
  ]

  /// The distances of the clock from a date in the user's data: upcoming, current, or past.
  private static let distances: [Interval] = [
    .hours(-1), .hours(-24), .minutes(5), .hours(-5), .hours(5), .days(-3), .days(1), .days(3),
  ]

  /// Draws placements for some of the declared widgets.
  mutating func place(_ bundle: BundleInterface, into scenario: inout Scenario) {
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
    source.list(.placement, max: 6, average: 2) { _ in
      // Twins are asked at the same moments, so that their answers can be compared.
      let isTwin = source.flag(1, in: 4)
      var number = placeable[Int(source.draw(upTo: UInt64(placeable.count - 1)))]
      if isTwin, let last { number = last.number }
      let interface = bundle.widgets[number]
      var placed = PlacedWidget()
      let families = interface.families.map(\.family)
      if let first = families.first { placed.family = first }
      if families.count > 1 {
        placed.family = families[Int(source.draw(upTo: UInt64(families.count - 1)))]
      }
      if isTwin, let last { placed.family = last.family }
      last = (number, placed.family)
      if !interface.configuration.isEmpty {
        placed.configuration = index(ConfigurationVariant.drawn, first: 1, in: 3)
      }
      if uses(.laterAdditions, 1, in: 4) { placed.added = Instant(microseconds: drawTime()) }
      scenario.widgets[number].placements.append(placed)
    }
  }

  mutating func drawUse(of bundle: BundleInterface, into scenario: inout Scenario) {
    var drawn = Drawing.stimuli
    var weights = drawn.map(weight)
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
      words += Drawing.realActivityStimuli
      weights += Drawing.realActivityStimuli.map { _ in 4 }
    }
    guard weights.contains(where: { $0 > 0 }) else { return }
    used = Dictionary(grouping: bundle.widgets.indices) { bundle.widgets[$0].role }
    configurable = bundle.widgets.indices.filter { !bundle.widgets[$0].configuration.isEmpty }
    shown = bundle.widgets.enumerated().flatMap { number, interface in
      interface.role == .timeline
        ? interface.families.map { .galleryOpened(WidgetID(number), $0.family) } : []
    }
    drawStimuli(from: words, weights: weights, into: &scenario)
    // Drawn last, so that the rest of the scenario is the same with and without it.
    if has(.activity), hasTimelines, source.flag(1, in: 8) {
      drawSwipeBetweenTaps(into: &scenario)
    }
    if has(.activity), hasTimelines, source.flag(1, in: 8) { drawTapsInARow(into: &scenario) }
  }

  /// Draws taps on two buttons in turn, and the same again five hours later.
  ///
  /// A late task may clear a reference and lose an activity; only hours later is it visible whether
  /// anything ends that activity.
  private mutating func drawTapsInARow(into scenario: inout Scenario) {
    let targets = Targets(scenario)
    guard !targets.owners.isEmpty else { return }
    let placement = PlacementID(Int(source.draw(upTo: UInt64(targets.owners.count - 1))))
    let first = Int32(source.draw(upTo: 1))
    let taps = [first, first, 1 - first, first, 1 - first]
    let start = Instant(microseconds: drawTime())
    for begin in [start, start + .hours(5)] {
      for (number, node) in taps.enumerated() {
        let instant = begin + .minutes(Int64(number))
        scenario.workload.append(Stimulus(.tapped(placement, node: node), at: instant))
      }
    }
    scenario.sortWorkload()
  }

  /// Draws a tap, a swipe that dismisses a Live Activity, and another tap.
  ///
  /// Independent draws hardly ever produce this order.
  private mutating func drawSwipeBetweenTaps(into scenario: inout Scenario) {
    let targets = Targets(scenario)
    guard !targets.owners.isEmpty else { return }
    let placement = PlacementID(Int(source.draw(upTo: UInt64(targets.owners.count - 1))))
    let tap = Input.tapped(placement, node: Int32(index(4, first: 1, in: 2)))
    let inputs = [tap, .activities(.swiped(ActivityID(0))), tap]
    var instant = Instant(microseconds: drawTime())
    for input in inputs {
      scenario.workload.append(Stimulus(input, at: instant))
      instant = instant + .minutes(1)
    }
    scenario.sortWorkload()
  }

  /// Draws a look at the gallery; for real widgets it shows their declared families.
  func drawGallery(_ targets: Targets) -> Input? {
    guard used.isEmpty else {
      return shown.isEmpty ? nil : shown[index(shown.count, first: 1, in: 2)]
    }
    return .galleryOpened(WidgetID(drawWidget(targets)), Family.allCases[index(7, first: 1, in: 2)])
  }

  func drawOwner(of part: UsedPart, _ targets: Targets) -> Int {
    if part == .options, !configurable.isEmpty {
      return configurable[Int(source.draw(upTo: UInt64(configurable.count - 1)))]
    }
    let role: WidgetInterface.Role =
      switch part {
      case .control, .controlAction: .control
      case .activity: .activity
      case .options, .relevance, .preview: .timeline
      }
    guard let owners = used[role], !owners.isEmpty else { return drawWidget(targets) }
    return owners[Int(source.draw(upTo: UInt64(owners.count - 1)))]
  }
}
