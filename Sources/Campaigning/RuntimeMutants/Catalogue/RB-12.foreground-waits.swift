extension Mutant {
  /// A reload that the app calls for in the foreground costs nothing but waits for budget.
  static let appInForegroundWaits = Mutant(
    "RB-12.foreground-waits",
    breaks: "RB-12.runtime",
    "A reload that the app calls for in the foreground costs nothing but waits for budget.",
    deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.appInForeground) }
  )
}
