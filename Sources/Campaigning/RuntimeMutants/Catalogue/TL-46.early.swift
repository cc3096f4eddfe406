extension Mutant {
  /// A failed reload is retried one tick before the back-off is over.
  static let retryTickEarly = Mutant(
    "TL-46.early",
    breaks: "TL-46.runtime",
    "A failed reload is retried one tick before the back-off is over.",
    deciding: .comparing(.retryReached) { $0 >= $1 - 1 }
  )
}
