extension Mutant {
  /// A change of the locale reloads only the first placed widget.
  static let environmentFirstOnly = Mutant(
    "RB-18.first-placed-only",
    breaks: "RB-18.runtime",
    "A change of the locale reloads only the first placed widget.",
    deciding: .answering(.localeReloads) { $0.answer && $0.placement.number == 0 }
  )
}
