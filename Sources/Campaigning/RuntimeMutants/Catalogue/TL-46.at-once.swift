extension Mutant {
  /// A failed reload is retried at once.
  static let retryAtOnce = Mutant(
    "TL-46.at-once",
    breaks: "TL-46.runtime",
    "A failed reload is retried at once.",
    deciding: .counting(.failureBackoff) { _ in 0 }
  )
}
