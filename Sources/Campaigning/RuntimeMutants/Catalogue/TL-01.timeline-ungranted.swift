extension Mutant {
  /// A timeline is asked for without a granted reload when the phone is unlocked.
  static let timelineUngranted = Mutant(
    "TL-01.timeline-ungranted",
    breaks: "TL-01.runtime",
    "A timeline is asked for without a granted reload when the phone is unlocked.",
    editing: { step in
      if case .locked(false) = step.input {
        for id in step.placed { step.ask(.timeline, for: id) }
      }
    }
  )
}
