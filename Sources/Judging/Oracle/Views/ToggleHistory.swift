import WidgetModel

/// The states of a placed widget's toggles since the last commit.
struct ToggleHistory {
  private var states: [Int32: Bool] = [:]

  /// Turns a toggle by a tap, and returns its new state.
  mutating func turn(_ toggle: Int32, in tree: TreeReading) -> Bool {
    let isOn = !(states[toggle] ?? tree.isOn(toggle) ?? false)
    states[toggle] = isOn
    return isOn
  }

  /// Forgets the tap on a toggle, and returns true if there was one (VW-08).
  mutating func turnBack(_ toggle: Int32) -> Bool { states.removeValue(forKey: toggle) != nil }

  /// Resets the toggles to the state of their tree.
  mutating func forgetTaps() {
    if !states.isEmpty { states = [:] }
  }
}
