import WidgetModel

/// No two widgets of an app have the same kind.
struct KindsAreUnique: ClauseChecker {
  enum Situation: String, ClauseWord {
    case ownKind = "a widget with its own kind was asked"
    case sharedKind = "a widget with another widget's kind was asked"
  }

  static let optional: [Situation] = [.sharedKind]

  enum Violation: String, ClauseWord {
    case declaredTwice = "declared twice"
  }

  static let clause = Clause(
    Self.self,
    id: "FM-07.configuration",
    title: "each widget has its own kind",
    statement: """
      No two widgets of a bundle whose providers get requests have the same kind. Controls and \
      Live Activities do not count.
      """,
    party: .configuration,
    facts: [.fm07],
    observes: EventKinds(.requested),
    needs: [.realCode, .timelines],
    advice: """
      Give every widget a constant kind that no other widget has, such as \
      "com.example.app.forecast": the system finds a widget, its configuration and its timelines \
      by its kind alone.
      """
  )

  private var asked: [WidgetID] = []

  mutating func begin(_ state: ObservedState) { asked.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.requested(let id, let kind, let subject)) = event.body,
      kind == .placeholder || kind == .snapshot || kind == .timeline,
      !asked.contains(subject.widget), let name = name(of: subject.widget, check.state)
    else { return }
    let other = asked.first { self.name(of: $0, check.state) == name }
    asked.append(subject.widget)
    check.see(other == nil ? .ownKind : .sharedKind)
    guard let other else { return }
    check.violated(
      .declaredTwice,
      placement: subject.placement.number < 0 ? nil : subject.placement,
      request: id,
      comparing: Comparison(expected: "its own kind", actual: "\"\(name)\" again"),
      "widgets \(other.number + 1) and \(subject.widget.number + 1) of the bundle both have the kind \"\(name)\""
    )
  }

  private func name(of widget: WidgetID, _ state: ObservedState) -> String? {
    let widgets = state.setup.widgets
    let place = Int(widget.number)
    return widgets.indices.contains(place) ? widgets[place].name : nil
  }
}
