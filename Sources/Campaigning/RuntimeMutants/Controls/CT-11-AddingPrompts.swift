import WidgetModel

extension Mutant {
  static let addingPrompts: [Mutant] = [
    Mutant(
      "CT-11.silent",
      breaks: .addingPrompts,
      "The configuration of no control is asked for.",
      deciding: .turning(.controlAddingPrompts) { _ in false }
    ),
    Mutant(
      "CT-11.always",
      breaks: .addingPrompts,
      "The configuration of every control is asked for.",
      deciding: .turning(.controlAddingPrompts) { _ in true }
    ),
  ]
}
