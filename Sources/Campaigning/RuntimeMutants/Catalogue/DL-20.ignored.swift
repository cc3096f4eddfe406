extension Mutant {
  /// The size of an archive is not limited.
  static let archiveIgnored = Mutant(
    "DL-20.ignored",
    breaks: "DL-20.runtime",
    "The size of an archive is not limited.",
    deciding: .comparing(.archiveFits) { _, _ in true }
  )
}
