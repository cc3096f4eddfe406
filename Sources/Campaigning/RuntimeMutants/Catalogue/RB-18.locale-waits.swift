extension Mutant {
  /// A reload after a change of the locale costs nothing but waits for budget.
  static let localeChangeWaits = Mutant(
    "RB-18.locale-waits",
    breaks: "RB-18.runtime",
    "A reload after a change of the locale costs nothing but waits for budget.",
    deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.localeChange) }
  )
}
