import WidgetModel

extension Scenario {
  /// The scenario without what made the code crash, `nil` when nothing is known that could be taken out.
  ///
  /// The family in which a widget crashed goes first, so that its other families are still seen. What a
  /// person placed keeps its number, since the workload names it, and is added after the end.
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

  /// Lets a person place a widget in a family, or in any, after the end alone, and not look it up.
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
  /// Whether it uses a widget in another way than by placing it.
  fileprivate func uses(_ number: Int) -> Bool {
    guard case .asked(_, _, let subject) = input else { return false }
    return subject.widget == WidgetID(number)
  }
}

/// What crashes, as far as it can be taken out of a scenario.
struct CrashCulprit: Hashable {
  let widget: String
  let asked: RequestKind
  let family: Family?

  init(widget: String, asked: RequestKind, family: Family?) {
    self.widget = widget
    self.asked = asked
    self.family = family
  }

  /// What a death is on account of, `nil` when that is not known.
  init?(_ death: WorkerTermination) {
    guard !death.widget.isEmpty, let asked = death.asked else { return nil }
    self.init(widget: death.widget, asked: asked, family: death.family)
  }
}
