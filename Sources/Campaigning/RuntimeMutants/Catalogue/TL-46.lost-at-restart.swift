extension Mutant {
  /// A restart of the phone forgets what has to be retried.
  static let retryLostAtRestart = Mutant(
    "TL-46.lost-at-restart",
    breaks: "TL-46.runtime",
    "A restart of the phone forgets what has to be retried.",
    deciding: .answering(.retriesSurviveReboot) { _ in false }
  )
}
