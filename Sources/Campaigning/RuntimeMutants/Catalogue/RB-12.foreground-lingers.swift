extension Mutant {
  /// The app counts as in the foreground even after it has left it.
  static let foregroundLingers = Mutant(
    "RB-12.foreground-lingers",
    breaks: "RB-12.runtime",
    "The app counts as in the foreground even after it has left it.",
    editing: { step in
      guard case .foreground(false) = step.input, step.before.phone.isForeground else { return }
      step.state.phone.isForeground = true
      step.changesState = true
    }
  )
}
