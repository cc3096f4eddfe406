extension Mutant {
  /// An archive that is one byte too large is accepted.
  static let byteOfArchiveMore = Mutant(
    "DL-20.byte-more",
    breaks: "DL-20.runtime",
    "An archive that is one byte too large is accepted.",
    deciding: .counting(.archiveByteLimit) { $0 + 1 }
  )
}
