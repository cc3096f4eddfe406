import WidgetModel

extension Mutant {
  static let elevatedFirst: [Mutant] = [
    Mutant(
      "RV-12.recessed-first",
      breaks: .elevatedFirst,
      "A widget starts recessed.",
      profile: "visionOS26",
      deciding: .turning(.startsElevated) { _ in false }
    ),
    Mutant(
      "RV-12.recessed-on-tables",
      breaks: .elevatedFirst,
      "A person can choose the recessed style on a horizontal surface.",
      profile: "visionOS26",
      deciding: .turning(.horizontalElevates) { _ in false }
    ),
    Mutant(
      "RV-12.always-elevated",
      breaks: .elevatedFirst,
      "Every widget is elevated, on vertical surfaces, too.",
      profile: "visionOS26",
      deciding: .turning(.horizontalElevates) { _ in true }
    ),
    Mutant(
      "RV-12.choice-ignored",
      breaks: .elevatedFirst,
      "A widget keeps its initial mounting, regardless of the person's choice.",
      profile: "visionOS26",
      deciding: .turning(.mountingChoiceIsKept) { _ in false }
    ),
    Mutant(
      "RV-12.unsupported-style",
      breaks: .elevatedFirst,
      "A widget hangs in the style that the person chose, also where it does not support it.",
      profile: "visionOS26",
      deciding: .turning(.unsupportedChoiceIsKept) { _ in true }
    ),
    Mutant(
      "RV-12.nothing-in-room",
      breaks: .elevatedFirst,
      "No widget is shown in the room.",
      profile: "visionOS26",
      deciding: .counting(.mounting) { _ in 0 }
    ),
    Mutant(
      "RV-12.removed-stays",
      breaks: .elevatedFirst,
      "A widget that is removed stays in the room.",
      profile: "visionOS26",
      editing: { step in
        guard case .removed(let id) = step.input else { return }
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect else { return false }
          return item.content == .placement(id) && item.presentation.place == .room
        }
      }
    ),
  ]
}
