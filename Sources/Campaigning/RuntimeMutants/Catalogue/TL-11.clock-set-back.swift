extension Mutant {
  /// The runtime does not notice that the clock was set back, and shows entries too early.
  static let clockSetBackIgnored = Mutant(
    "TL-11.clock-set-back",
    breaks: "TL-11.runtime",
    "The runtime does not notice that the clock was set back, and shows entries too early.",
    editing: { step in
      if case .clockMoved(let interval) = step.input, interval < .zero {
        step.state.phone.clockAtStart = step.before.phone.clockAtStart
        step.changesState = true
      }
    }
  )
}
