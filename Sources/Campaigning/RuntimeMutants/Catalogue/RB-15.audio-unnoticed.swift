extension Mutant {
  /// The runtime does not notice that the app has an audio session.
  static let audioUnnoticed = Mutant(
    "RB-15.audio-unnoticed",
    breaks: "RB-15.runtime",
    "The runtime does not notice that the app has an audio session.",
    deciding: .answering(.audioIsCause) { _ in false }
  )
}
