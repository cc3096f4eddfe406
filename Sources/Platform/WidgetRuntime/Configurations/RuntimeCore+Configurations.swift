import WidgetModel

extension RuntimeCore {
  /// Applies a chosen configuration; returns true if the timeline is to be requested (AI-18).
  mutating func configure(_ id: PlacementID, _ number: Int) -> Bool {
    guard state.placements[id].isPlaced else { return false }
    let isAnother = state.placements[id].configuration != number
    guard passes(.configurationChanged, isAnother, about: id) else { return false }
    state.placements[id].configuration = number
    return passes(.configurationReloads, true, about: id, ReloadCauses(.configurationChange))
  }

  /// Asks for the configuration of a placement that a person adds, if declared (FM-18).
  mutating func promptForConfiguration(of id: PlacementID) {
    let prompts = state.placements[id].promptsForConfiguration && numbers.hasConfigurationPrompts
    if passes(.addingPrompts, prompts, about: id) {
      effects.append(.prompted(state.placements[id].widget))
    }
  }
}
