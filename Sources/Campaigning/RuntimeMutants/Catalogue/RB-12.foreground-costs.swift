extension Mutant {
  /// A reload that the app calls for in the foreground goes first and is charged all the same.
  static let appInForegroundCosts = Mutant(
    "RB-12.foreground-costs",
    breaks: "RB-12.runtime",
    "A reload that the app calls for in the foreground goes first and is charged all the same.",
    deciding: .answering(.exemptIsFree) { $0.answer && !$0.causes.contains(.appInForeground) }
  )
}
