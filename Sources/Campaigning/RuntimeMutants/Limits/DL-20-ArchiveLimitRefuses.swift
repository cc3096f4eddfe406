extension Mutant {
  static let archiveLimitRefuses: [Mutant] = [
    Mutant(
      "DL-20.byte-less",
      breaks: .archiveLimitRefuses,
      "An archive of exactly the largest size is refused.",
      deciding: .comparing(.archiveFits) { $0 < $1 }
    ),
    Mutant(
      "DL-20.byte-more",
      breaks: .archiveLimitRefuses,
      "An archive that is one byte too large is accepted.",
      deciding: .counting(.archiveByteLimit) { $0 + 1 }
    ),
    Mutant(
      "DL-20.ignored",
      breaks: .archiveLimitRefuses,
      "The size of an archive is not limited.",
      deciding: .comparing(.archiveFits) { _, _ in true }
    ),
  ]
}
