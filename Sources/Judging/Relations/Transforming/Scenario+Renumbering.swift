import WidgetModel

extension Scenario {
  /// Adapts the workload to a selection of the earlier scenario's widgets and placements.
  ///
  /// Stimuli for removed widgets and placed widgets are dropped; numbers that never existed still
  /// do not exist.
  ///
  /// - Parameters:
  ///   - placements: The earlier number of each remaining placed widget.
  ///   - placementCount: The earlier number of placed widgets.
  ///   - kept: The earlier number of each remaining widget.
  ///   - widgetCount: The earlier number of widgets.
  mutating func renumber(
    placements: [Int],
    of placementCount: Int,
    widgets kept: [Int],
    of widgetCount: Int
  ) {
    let names = Names(
      placements: Names.inverse(placements, count: placementCount),
      widgets: Names.inverse(kept, count: widgetCount)
    )
    workload = workload.compactMap { stimulus in
      guard let input = stimulus.input else { return stimulus }
      guard let renamed = names.renamed(input) else { return nil }
      var stimulus = stimulus
      stimulus.input = renamed
      return stimulus
    }
  }
}

/// The new numbers of widgets and placed widgets by their earlier ones, `nil` for removed ones.
private struct Names {
  let placements: [Int?]
  let widgets: [Int?]

  static func inverse(_ earlier: [Int], count: Int) -> [Int?] {
    var places = [Int?](repeating: nil, count: count)
    for (place, number) in earlier.enumerated() { places[number] = place }
    return places
  }

  func renamed(_ input: Input) -> Input? {
    switch input {
    case .added(let id): return renamed(id).map { .added($0) }
    case .removed(let id): return renamed(id).map { .removed($0) }
    case .configured(let id, let number): return renamed(id).map { .configured($0, number) }
    case .visible(let id, let isOn): return renamed(id).map { .visible($0, isOn) }
    case .tapped(let id, let node): return renamed(id).map { .tapped($0, node: node) }
    case .kindWithdrawn(let id): return renamed(id).map { .kindWithdrawn($0) }
    case .galleryOpened(let id, let family): return renamed(id).map { .galleryOpened($0, family) }
    case .processKilled(let id): return renamed(id).map { .processKilled($0) }
    case .contexts(.relevant(let id, let number)):
      return renamed(id).map { .contexts(.relevant($0, configurations: number)) }
    case .controls(let input):
      guard let control = input.control else { return .controls(input) }
      return renamed(control).map { name in .controls(input.renamed { _ in name }) }
    case .asked(let request, let kind, let subject):
      return renamed(subject).map { .asked(request, kind, $0) }
    default: return input
    }
  }

  private func renamed(_ id: PlacementID) -> PlacementID? {
    guard placements.indices.contains(Int(id.number)) else { return id }
    return placements[Int(id.number)].map { PlacementID($0) }
  }

  private func renamed(_ id: WidgetID) -> WidgetID? {
    guard widgets.indices.contains(Int(id.number)) else { return id }
    return widgets[Int(id.number)].map { WidgetID($0) }
  }

  private func renamed(_ subject: RequestSubject) -> RequestSubject? {
    guard let widget = renamed(subject.widget), let placement = renamed(subject.placement) else {
      return nil
    }
    var subject = subject
    subject.widget = widget
    subject.placement = placement
    return subject
  }
}
