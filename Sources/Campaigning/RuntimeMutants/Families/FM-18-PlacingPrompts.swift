import WidgetModel

extension Mutant {
  static let placingPrompts: [Mutant] = [
    Mutant(
      "FM-18.silent",
      breaks: .placingPrompts,
      "The configuration of no widget is asked for.",
      deciding: .turning(.addingPrompts) { _ in false }
    ),
    Mutant(
      "FM-18.always",
      breaks: .placingPrompts,
      "The configuration of every widget is asked for.",
      deciding: .turning(.addingPrompts) { _ in true }
    ),
    Mutant(
      "FM-18.first-only",
      breaks: .placingPrompts,
      "Only the first widget's configuration is asked for.",
      editing: { step in
        step.effects = step.dropping { effect in
          if case .prompted(let widget) = effect { widget.number > 0 } else { false }
        }
      }
    ),
  ]
}
