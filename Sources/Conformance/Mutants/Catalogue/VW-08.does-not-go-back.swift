extension Mutant {
  /// A toggle whose intent failed keeps the state that it showed.
  static let toggleDoesNotGoBack = Mutant(
    "VW-08.does-not-go-back",
    breaks: "VW-08.runtime",
    "A toggle whose intent failed keeps the state that it showed.",
    deciding: .answering(.toggleGoesBack) { _ in false }
  )
}
