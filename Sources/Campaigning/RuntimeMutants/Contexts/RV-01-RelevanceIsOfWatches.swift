import WidgetModel

extension Mutant {
  static let relevanceIsOfWatches: [Mutant] = [
    Mutant(
      "RV-01.on-phones",
      breaks: .relevanceIsOfWatches,
      "What relevance() says counts on a phone.",
      deciding: .counting(.relevanceCounts) { _ in 1 }
    ),
    Mutant(
      "RV-01.once-shown",
      breaks: .relevanceIsOfWatches,
      "What relevance() named once stays on a phone.",
      editing: { step in
        guard case .contexts(.relevant(let widget, let number)) = step.input, number > 0
        else { return }
        let presentation = Presentation(.smartStack, .relevant, number: number)
        step.effects.append(.presented(PresentedItem(.widget(widget), presentation)))
      }
    ),
  ]
}
