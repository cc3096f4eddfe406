extension Mutant {
  /// An entry is shown only at the first event an hour after its date.
  static let entryHourLate = Mutant(
    "TL-12.late",
    breaks: "TL-12.runtime",
    "An entry is shown only at the first event an hour after its date.",
    deciding: .comparing(.entryReached) { $0 >= $1 + 3_600_000_000 }
  )
}
