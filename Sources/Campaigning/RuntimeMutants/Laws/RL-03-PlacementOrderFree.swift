import WidgetModel

extension Mutant {
  static let placementOrderFree: [Mutant] = [
    Mutant(
      "RL-03.first-pushed",
      breaks: .placementOrderFree,
      "A push reaches the first of the placed widgets alone.",
      deciding: .turning(.pushAddressesPlacement) {
        $0.answer && $0.placement == PlacementID(0)
      }
    ),
    Mutant(
      "RL-03.second-passed-over",
      breaks: .placementOrderFree,
      "A call for all widgets passes over the second placed one.",
      deciding: .turning(.allAddressesPlacement) {
        $0.answer && $0.placement != PlacementID(1)
      }
    ),
  ]
}
