extension Mutant {
  /// A reload after a change of the text size goes first and is charged all the same.
  static let textSizeChangeCosts = Mutant(
    "RB-18.text-size-costs",
    breaks: "RB-18.runtime",
    "A reload after a change of the text size goes first and is charged all the same.",
    deciding: .answering(.exemptIsFree) { $0.answer && !$0.causes.contains(.textSizeChange) }
  )
}
