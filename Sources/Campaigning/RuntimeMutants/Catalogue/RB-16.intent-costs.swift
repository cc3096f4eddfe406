extension Mutant {
  /// A reload after an intent of the widget goes first and is charged all the same.
  static let interactionCosts = Mutant(
    "RB-16.intent-costs",
    breaks: "RB-16.runtime",
    "A reload after an intent of the widget goes first and is charged all the same.",
    deciding: .answering(.exemptIsFree) { $0.answer && !$0.causes.contains(.interaction) }
  )
}
