extension Mutant {
  /// The policy `never` is treated as `atEnd`.
  static let neverAsksAtEnd = Mutant(
    "TL-23.asks-at-end",
    breaks: "TL-23.runtime",
    "The policy `never` is treated as `atEnd`.",
    deciding: .answering(.neverAsks) { _ in true }
  )
}
