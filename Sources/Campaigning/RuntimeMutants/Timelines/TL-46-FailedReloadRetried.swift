extension Mutant {
  static let failedReloadRetried: [Mutant] = [
    Mutant(
      "TL-46.at-once",
      breaks: .failedReloadRetried,
      "A failed reload is retried at once.",
      deciding: .counting(.failureBackoff) { _ in 0 }
    ),
    Mutant(
      "TL-46.early",
      breaks: .failedReloadRetried,
      "A failed reload is retried one tick before the back-off is over.",
      deciding: .comparing(.retryReached) { $0 >= $1 - 1 }
    ),
    Mutant(
      "TL-46.half",
      breaks: .failedReloadRetried,
      "A failed reload is retried after half the back-off.",
      deciding: .counting(.failureBackoff) { $0 / 2 }
    ),
    Mutant(
      "TL-46.lost-at-restart",
      breaks: .failedReloadRetried,
      "A restart of the phone forgets what has to be retried.",
      deciding: .answering(.retriesSurviveReboot) { _ in false }
    ),
  ]
}
