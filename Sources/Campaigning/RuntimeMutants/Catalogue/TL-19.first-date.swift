extension Mutant {
  /// The policy `atEnd` asks at the first entry instead of the last.
  static let atEndAtFirstDate = Mutant(
    "TL-19.first-date",
    breaks: "TL-19.runtime",
    "The policy `atEnd` asks at the first entry instead of the last.",
    deciding: .answering(.atEndWaitsForLastDate) { _ in false }
  )
}
