extension Mutant {
  /// A failed reload is retried after half the back-off.
  static let retryAtHalf = Mutant(
    "TL-46.half",
    breaks: "TL-46.runtime",
    "A failed reload is retried after half the back-off.",
    deciding: .counting(.failureBackoff) { $0 / 2 }
  )
}
