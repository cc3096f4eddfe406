extension Mutant {
  /// A granted reload asks for two timelines, of which one is thrown away.
  static let timelineTwice = Mutant(
    "TL-01.timeline-twice",
    breaks: "TL-01.runtime",
    "A granted reload asks for two timelines, of which one is thrown away.",
    editing: { step in
      for case .granted(let id, _, _) in step.effects { step.ask(.timeline, for: id) }
    }
  )
}
