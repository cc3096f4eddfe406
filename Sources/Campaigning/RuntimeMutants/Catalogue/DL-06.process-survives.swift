extension Mutant {
  /// A process that used too much memory goes on with its other requests.
  static let processSurvives = Mutant(
    "DL-06.process-survives",
    breaks: "DL-06.runtime",
    "A process that used too much memory goes on with its other requests.",
    deciding: .answering(.memoryKillsProcess) { _ in false }
  )
}
