extension Mutant {
  /// A reload after an intent of the widget costs nothing but waits for budget.
  static let interactionWaits = Mutant(
    "RB-16.intent-waits",
    breaks: "RB-16.runtime",
    "A reload after an intent of the widget costs nothing but waits for budget.",
    deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.interaction) }
  )
}
