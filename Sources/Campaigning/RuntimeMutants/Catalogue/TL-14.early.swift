extension Mutant {
  /// A charged reload is granted one tick before the least interval is over.
  static let reloadTickEarly = Mutant(
    "TL-14.early",
    breaks: "TL-14.runtime",
    "A charged reload is granted one tick before the least interval is over.",
    deciding: .comparing(.spacingPassed) { $0 >= $1 - 1 }
  )
}
