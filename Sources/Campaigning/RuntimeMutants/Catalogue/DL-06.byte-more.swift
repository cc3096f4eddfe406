extension Mutant {
  /// An answer that used one byte of memory too many counts.
  static let byteOfMemoryMore = Mutant(
    "DL-06.byte-more",
    breaks: "DL-06.runtime",
    "An answer that used one byte of memory too many counts.",
    deciding: .counting(.memoryLimit) { $0 + 1 }
  )
}
