extension Mutant {
  /// An entry is shown when its date is less than a second away and anything happens.
  static let entrySecondEarly = Mutant(
    "TL-11.second-early",
    breaks: "TL-11.runtime",
    "An entry is shown when its date is less than a second away and anything happens.",
    deciding: .comparing(.entryReached) { $0 >= $1 - 1_000_000 }
  )
}
