import WidgetModel

extension Mutant {
  static let goneIsLeftAlone: [Mutant] = [
    Mutant(
      "LW-06.hold-stays",
      breaks: .goneIsLeftAlone,
      "A waiting reload keeps waiting after its widget is removed.",
      editing: { step in
        guard case .removed(let id) = step.input, step.before.core.placements.ids.contains(id),
          step.before.core.placements[id].isPlaced, !step.before.reloads[id].pending.isEmpty
        else { return }
        step.effects.append(.held(id, step.before.reloads[id].pending, .unseen))
      }
    ),
    Mutant(
      "LW-06.shown-once-more",
      breaks: .goneIsLeftAlone,
      "A widget that is removed is displayed once more.",
      editing: { step in
        guard case .removed(let id) = step.input, step.before.core.placements.ids.contains(id),
          step.before.core.placements[id].isPlaced, let display = step.before.timelines[id].display
        else { return }
        step.effects.append(.displayed(id, display))
      }
    ),
  ]
}
