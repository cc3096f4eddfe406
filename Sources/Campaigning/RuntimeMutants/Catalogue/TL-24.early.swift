extension Mutant {
  /// A policy asks one tick before it is due.
  static let policyTickEarly = Mutant(
    "TL-24.early",
    breaks: "TL-24.runtime",
    "A policy asks one tick before it is due.",
    deciding: .comparing(.policyReached) { $0 >= $1 - 1 }
  )
}
