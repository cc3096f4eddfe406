extension Mutant {
  /// Entries are archived in one appearance only.
  static let oneAppearance = Mutant(
    "TL-25.one-appearance",
    breaks: "TL-25.runtime",
    "Entries are archived in one appearance only.",
    deciding: .answering(.archivesEveryAppearance) { _ in false }
  )
}
