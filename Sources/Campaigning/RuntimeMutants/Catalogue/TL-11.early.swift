extension Mutant {
  /// An entry is shown one tick before its date.
  static let entryTickEarly = Mutant(
    "TL-11.early",
    breaks: "TL-11.runtime",
    "An entry is shown one tick before its date.",
    deciding: .comparing(.entryReached) { $0 >= $1 - 1 }
  )
}
