extension Mutant {
  /// A reload after a change of the locale goes first and is charged all the same.
  static let localeChangeCosts = Mutant(
    "RB-18.locale-costs",
    breaks: "RB-18.runtime",
    "A reload after a change of the locale goes first and is charged all the same.",
    deciding: .answering(.exemptIsFree) { $0.answer && !$0.causes.contains(.localeChange) }
  )
}
