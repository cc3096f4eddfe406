import WidgetModel

extension Mutant {
  static let detailByDistance: [Mutant] = [
    Mutant(
      "RV-12.never-simplified",
      breaks: .detailByDistance,
      "A widget shows all that it has to a person who is far away.",
      profile: "visionOS26",
      deciding: .turning(.distanceSimplifies) { _ in false }
    ),
    Mutant(
      "RV-12.always-simplified",
      breaks: .detailByDistance,
      "A widget is simplified for a person who is near.",
      profile: "visionOS26",
      deciding: .turning(.distanceSimplifies) { _ in true }
    ),
    Mutant(
      "RV-12.always-glass",
      breaks: .detailByDistance,
      "Every widget looks made of glass.",
      profile: "visionOS26",
      deciding: .turning(.textureIsPaper) { _ in false }
    ),
    Mutant(
      "RV-12.always-paper",
      breaks: .detailByDistance,
      "Every widget looks made of paper.",
      profile: "visionOS26",
      deciding: .turning(.textureIsPaper) { _ in true }
    ),
    Mutant(
      "RV-12.stays-simplified",
      breaks: .detailByDistance,
      "A widget stays simplified when the person comes near again.",
      profile: "visionOS26",
      editing: { step in
        guard case .contexts(.turned(.afar, false)) = step.input else { return }
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect else { return false }
          return item.presentation.place == .room && item.presentation.form != .none
        }
      }
    ),
  ]
}
