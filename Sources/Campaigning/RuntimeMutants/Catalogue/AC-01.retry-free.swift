extension Mutant {
  /// The retry of a failed reload costs nothing.
  static let retryFree = Mutant(
    "AC-01.retry-free",
    breaks: "AC-01.runtime",
    "The retry of a failed reload costs nothing.",
    deciding: .answering(.otherIsCharged) { $0.answer && !$0.causes.contains(.retry) }
  )
}
