extension Mutant {
  /// A failed reload is never retried.
  static let failureNotRetried = Mutant(
    "TL-36.no-retry",
    breaks: "TL-36.runtime",
    "A failed reload is never retried.",
    deciding: .answering(.failureIsRetried) { _ in false }
  )
}
