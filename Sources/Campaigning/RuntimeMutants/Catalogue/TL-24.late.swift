extension Mutant {
  /// A policy asks only at the first event a day after it is due.
  static let policyDayLate = Mutant(
    "TL-24.late",
    breaks: "TL-24.runtime",
    "A policy asks only at the first event a day after it is due.",
    deciding: .comparing(.policyReached) { $0 >= $1 + 86_400_000_000 }
  )
}
