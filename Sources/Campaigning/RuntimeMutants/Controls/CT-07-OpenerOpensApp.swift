import WidgetModel

extension Mutant {
  static let openerOpensApp: [Mutant] = [
    Mutant(
      "CT-07.runs",
      breaks: .openerOpensApp,
      "A button that opens the app runs an intent instead.",
      deciding: .turning(.buttonRunsIntent) { _ in true }
    ),
    Mutant(
      "CT-07.nowhere",
      breaks: .openerOpensApp,
      "A button that opens the app leads nowhere.",
      editing: { step in
        step.effects = step.dropping { effect in
          if case .controls(.led(_, .app)) = effect { true } else { false }
        }
      }
    ),
  ]
}
