extension Mutant {
  /// A reload after a change of the text size costs nothing but waits for budget.
  static let textSizeChangeWaits = Mutant(
    "RB-18.text-size-waits",
    breaks: "RB-18.runtime",
    "A reload after a change of the text size costs nothing but waits for budget.",
    deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.textSizeChange) }
  )
}
