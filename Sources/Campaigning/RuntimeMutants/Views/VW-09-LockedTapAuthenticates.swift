import WidgetModel

extension Mutant {
  static let lockedTapAuthenticates: [Mutant] = [
    Mutant(
      "VW-09.app-past-lock",
      breaks: .lockedTapAuthenticates,
      "A tap on a locked phone opens the app.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .led(let id, .authentication) = effect else { return [effect] }
          return [.led(id, .app)]
        }
      }
    ),
    Mutant(
      "VW-09.always-asks",
      breaks: .lockedTapAuthenticates,
      "A tap that leads to the app leads to authentication, locked or not.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .led(let id, .app) = effect else { return [effect] }
          return [.led(id, .authentication)]
        }
      }
    ),
  ]
}
