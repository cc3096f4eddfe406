import WidgetModel

extension Mutant {
  static let noPushesBefore: [Mutant] = [
    Mutant(
      "WC-12.pushes-too-early",
      breaks: .noPushesBefore,
      "A push reloads widgets although the system has none.",
      profile: "iOS18",
      deciding: .answering(.pushesExist) { _ in true }
    ),
    Mutant(
      "WC-12.push-waits",
      breaks: .noPushesBefore,
      "A push is held for ever although the system has none.",
      profile: "iOS18",
      editing: { step in
        guard case .pushReceived = step.input else { return }
        for id in step.state.core.placements.ids where step.state.core.placements[id].isPlaced {
          step.effects.append(.held(id, ReloadCauses(.push), .unseen))
        }
      }
    ),
  ]
}
