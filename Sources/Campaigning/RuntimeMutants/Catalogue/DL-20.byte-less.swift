extension Mutant {
  /// An archive of exactly the largest size is refused.
  static let byteOfArchiveLess = Mutant(
    "DL-20.byte-less",
    breaks: "DL-20.runtime",
    "An archive of exactly the largest size is refused.",
    deciding: .comparing(.archiveFits) { $0 < $1 }
  )
}
