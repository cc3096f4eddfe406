extension Mutant {
  /// A reload that the app calls for during an audio session goes first and is charged all the same.
  static let appWithAudioCosts = Mutant(
    "RB-15.audio-costs",
    breaks: "RB-15.runtime",
    "A reload that the app calls for during an audio session goes first and is charged all the same.",
    deciding: .answering(.exemptIsFree) { $0.answer && !$0.causes.contains(.appWithAudio) }
  )
}
