import WidgetModel

extension Mutant {
  static let relevantIsShown: [Mutant] = [
    Mutant(
      "RV-03.one-entry",
      breaks: .relevantIsShown,
      "A watch shows one entry, however many configurations are relevant.",
      profile: "watchOS26",
      deciding: .turning(.eachRelevantIsShown) { _ in false }
    ),
    Mutant(
      "RV-03.without-entries",
      breaks: .relevantIsShown,
      "A widget without relevant configurations is shown.",
      profile: "watchOS26",
      deciding: .turning(.relevantIsShown) { _ in true }
    ),
    Mutant(
      "RV-03.never",
      breaks: .relevantIsShown,
      "A watch shows no widget for its relevance.",
      profile: "watchOS26",
      deciding: .counting(.relevanceCounts) { _ in 0 }
    ),
    Mutant(
      "RV-03.relevant-while-absent",
      breaks: .relevantIsShown,
      "A widget counts as relevant although its app is not installed.",
      profile: "watchOS26",
      editing: { step in
        guard case .contexts(.relevant(let widget, let number)) = step.input,
          step.before.core.phone.app == .absent
        else { return }
        step.state.contexts.relevance[widget] = number
      }
    ),
  ]
}
