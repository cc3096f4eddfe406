extension Mutant {
  /// An intent that returned reloads nothing.
  static let interactionWithoutReload = Mutant(
    "VW-12.no-reload",
    breaks: "VW-12.runtime",
    "An intent that returned reloads nothing.",
    deciding: .answering(.interactionReloads) { _ in false }
  )
}
