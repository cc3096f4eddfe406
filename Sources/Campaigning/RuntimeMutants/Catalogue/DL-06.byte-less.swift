extension Mutant {
  /// An answer that used exactly the memory that is allowed fails.
  static let byteOfMemoryLess = Mutant(
    "DL-06.byte-less",
    breaks: "DL-06.runtime",
    "An answer that used exactly the memory that is allowed fails.",
    deciding: .comparing(.memoryFits) { $0 < $1 }
  )
}
