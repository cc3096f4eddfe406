extension Mutant {
  /// A toggle waits for the next timeline to show its new state.
  static let toggleDoesNotFlip = Mutant(
    "VW-08.no-flip",
    breaks: "VW-08.runtime",
    "A toggle waits for the next timeline to show its new state.",
    deciding: .answering(.toggleFlipsAtOnce) { _ in false }
  )
}
