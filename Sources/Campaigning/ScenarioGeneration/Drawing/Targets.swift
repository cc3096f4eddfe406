import PropertyTesting
import WidgetModel

/// The widgets, kinds and placements that the stimuli of a workload can address.
struct Targets {
  let widgets: Int
  let kinds: [Int]

  /// The widget of each placement.
  let owners: [Int]

  init(_ scenario: Scenario) {
    widgets = scenario.widgets.count
    kinds = scenario.widgets.map(\.kind)
    var owners: [Int] = []
    for (index, widget) in scenario.widgets.enumerated() {
      for _ in widget.placements { owners.append(index) }
    }
    self.owners = owners
  }
}

extension Drawing {
  /// Draws an installed kind, unless unknown ones are on.
  func drawKind(_ targets: Targets) -> Int {
    if uses(.unknownTargets, 1, in: 4) { return 7 + Int(source.draw(upTo: 1)) }
    guard targets.widgets > 1 else { return 0 }
    return targets.kinds[Int(source.draw(upTo: UInt64(targets.widgets - 1)))]
  }

  /// Draws an existing placement, unless unknown ones are on.
  func drawPlacement(_ targets: Targets) -> Int {
    let most = isOn(.unknownTargets) ? targets.owners.count : targets.owners.count - 1
    return most > 0 ? Int(source.draw(upTo: UInt64(most))) : 0
  }

  /// Draws an existing widget, unless unknown ones are on.
  func drawWidget(_ targets: Targets) -> Int {
    let most = isOn(.unknownTargets) ? targets.widgets : targets.widgets - 1
    return most > 0 ? Int(source.draw(upTo: UInt64(most))) : 0
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
