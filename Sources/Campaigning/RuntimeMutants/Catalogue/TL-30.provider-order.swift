extension Mutant {
  /// Unsorted entries are shown in the order of the provider.
  static let providerOrder = Mutant(
    "TL-30.provider-order",
    breaks: "TL-30.runtime",
    "Unsorted entries are shown in the order of the provider.",
    deciding: .answering(.sortsEntries) { _ in false }
  )
}
