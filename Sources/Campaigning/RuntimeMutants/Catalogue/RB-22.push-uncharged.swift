extension Mutant {
  /// A reload on account of a push waits for budget and is not charged.
  static let pushUncharged = Mutant(
    "RB-22.push-uncharged",
    breaks: "RB-22.runtime",
    "A reload on account of a push waits for budget and is not charged.",
    deciding: .answering(.otherIsCharged) { $0.answer && !$0.causes.contains(.push) }
  )
}
