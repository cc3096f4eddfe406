extension Mutant {
  /// Entries of the past are shown in passing when a timeline is put in force.
  static let passedEntriesShown = Mutant(
    "TL-33.shown-in-passing",
    breaks: "TL-33.runtime",
    "Entries of the past are shown in passing when a timeline is put in force.",
    deciding: .answering(.skipsPassedEntries) { _ in false }
  )
}
