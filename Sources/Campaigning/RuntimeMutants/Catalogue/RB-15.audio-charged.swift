import WidgetModel

extension Mutant {
  /// A reload that the app calls for during an audio session is charged like any other.
  static let appWithAudioCharged = Mutant(
    "RB-15.audio-charged",
    breaks: "RB-15.runtime",
    "A reload that the app calls for during an audio session is charged like any other.",
    deciding: .counting(.exemptCauses) {
      ReloadCauses(rawValue: $0).removing(.appWithAudio).rawValue
    }
  )
}
