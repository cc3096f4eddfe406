import WidgetModel

extension Mutant {
  static let droppedHasNoEffect: [Mutant] = [
    Mutant(
      "RB-11.comes-later",
      breaks: .droppedHasNoEffect,
      "A reload that was dropped for lack of budget is granted at the next event.",
      profile: "strict",
      editing: { step in
        for number in step.memory {
          let id = PlacementID(Int(number))
          guard step.state.core.placements[id].isPlaced else { continue }
          step.effects.insert(.granted(id, ReloadCauses(.app), charge: 1), at: 0)
        }
        step.memory.removeAll()
        for case .dropped(let id, let causes) in step.effects where causes.contains(.app) {
          step.memory.append(Int64(id.number))
        }
      }
    ),
    Mutant(
      "RB-11.merged-held",
      breaks: .droppedHasNoEffect,
      "Of the reloads beyond the budget those for several causes are held.",
      profile: "strict",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .dropped(let id, let causes) = effect, causes.rawValue.nonzeroBitCount > 1
          else { return [effect] }
          return [.held(id, causes, .budget)]
        }
      }
    ),
    Mutant(
      "RB-11.held",
      breaks: .droppedHasNoEffect,
      "A reload beyond the budget is held, although the profile drops such.",
      profile: "strict",
      deciding: .answering(.dropsOverBudget) { _ in false }
    ),
  ]
}
