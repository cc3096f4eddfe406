import WidgetModel

extension Scenario {
  /// Returns the scenario without the crashing part, `nil` if nothing can be removed.
  ///
  /// The family of the crash goes first, to keep the widget's other families. Placements keep their
  /// numbers, since the workload refers to them, and are added after the end.
  func takingOut(_ part: CrashCulprit) -> Scenario? {
    guard let number = widgets.firstIndex(where: { $0.name == part.widget }) else { return nil }
    var result = self
    switch part.asked {
    case .control, .controlAction, .activity:
      result.workload.removeAll { $0.uses(number) }
    default:
      result.putOff(number, in: part.family)
      if result == self { result.putOff(number, in: nil) }
    }
    if result == self {
      result.putOff(number, in: nil)
      result.workload.removeAll { $0.uses(number) }
    }
    return result == self ? nil : result
  }

  /// Postpones a widget's placements in a family, or in any, beyond the end, and removes its
  /// gallery looks.
  private mutating func putOff(_ number: Int, in family: Family?) {
    let never = Instant.start + length + .seconds(1)
    for index in widgets[number].placements.indices
    where family == nil || widgets[number].placements[index].family == family {
      widgets[number].placements[index].added = never
    }
    workload.removeAll { stimulus in
      guard case .galleryOpened(WidgetID(number), let own) = stimulus.input else { return false }
      return family == nil || own == family
    }
  }
}

extension Stimulus {
  fileprivate func uses(_ number: Int) -> Bool {
    guard case .asked(_, _, let subject) = input else { return false }
    return subject.widget == WidgetID(number)
  }
}

/// The part of a scenario that crashes.
struct CrashCulprit: Hashable {
  let widget: String
  let asked: RequestKind
  let family: Family?

  init(widget: String, asked: RequestKind, family: Family?) {
    self.widget = widget
    self.asked = asked
    self.family = family
  }

  init?(_ death: WorkerTermination) {
    guard !death.widget.isEmpty, let asked = death.asked else { return nil }
    self.init(widget: death.widget, asked: asked, family: death.family)
  }
}
