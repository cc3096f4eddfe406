extension Mutant {
  /// What is asked for while a reload is under way is forgotten.
  static let lostUnderWay = Mutant(
    "RB-29.lost-under-way",
    breaks: "RB-29.runtime",
    "What is asked for while a reload is under way is forgotten.",
    editing: { step in
      for case .held(let id, let causes, .inFlight) in step.effects {
        step.change(id) { $0.lose(causes) }
      }
    }
  )
}
