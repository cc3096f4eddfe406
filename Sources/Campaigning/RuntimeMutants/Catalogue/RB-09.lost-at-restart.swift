extension Mutant {
  /// A restart of the phone forgets the reloads that are held.
  static let heldLostAtRestart = Mutant(
    "RB-09.lost-at-restart",
    breaks: "RB-09.runtime",
    "A restart of the phone forgets the reloads that are held.",
    deciding: .answering(.pendingSurvivesReboot) { _ in false }
  )
}
