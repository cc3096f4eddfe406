import WidgetModel
import WidgetRuntime

extension Mutant {
  static let placedSeparately: [Mutant] = [
    Mutant(
      "FM-20.edit-for-all",
      breaks: .placedSeparately,
      "An edit of one widget reloads the others of its kind.",
      editing: { step in
        guard case .configured(let id, _) = step.input, step.state.core.placements.ids.contains(id)
        else { return }
        for other in siblings(of: id, in: step.state) {
          step.effects.append(.granted(other, ReloadCauses(.configurationChange), charge: 1))
        }
      }
    ),
    Mutant(
      "FM-20.removal-clears",
      breaks: .placedSeparately,
      "When one widget is removed, the others of its kind show the placeholder.",
      editing: { step in
        guard case .removed(let id) = step.input, step.state.core.placements.ids.contains(id),
          step.before.core.placements[id].isPlaced
        else { return }
        for other in siblings(of: id, in: step.state) {
          guard case .entry? = step.state.timelines[other].display else { continue }
          step.effects.append(.displayed(other, .placeholder))
        }
      }
    ),
  ]

  /// Returns the other placed widgets of a widget's kind.
  private static func siblings(of id: PlacementID, in state: RuntimeState) -> [PlacementID] {
    let placements = state.core.placements
    return placements.ids.filter {
      $0 != id && placements[$0].isPlaced && placements[$0].widget == placements[id].widget
    }
  }
}
