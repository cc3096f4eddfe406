extension Mutant {
  /// Audio and navigation sessions count on after they have ended.
  static let sessionsLinger = Mutant(
    "RB-15.sessions-linger",
    breaks: "RB-15.runtime",
    "Audio and navigation sessions count on after they have ended.",
    editing: { step in
      switch step.input {
      case .audioSession(false): step.state.phone.hasAudio = step.before.phone.hasAudio
      case .navigationSession(false):
        step.state.phone.hasNavigation = step.before.phone.hasNavigation
      default: return
      }
      step.changesState = true
    }
  )
}
