extension Mutant {
  /// A reload that the app calls for during an audio session costs nothing but waits for budget.
  static let appWithAudioWaits = Mutant(
    "RB-15.audio-waits",
    breaks: "RB-15.runtime",
    "A reload that the app calls for during an audio session costs nothing but waits for budget.",
    deciding: .answering(.exemptGoesFirst) { $0.answer && !$0.causes.contains(.appWithAudio) }
  )
}
