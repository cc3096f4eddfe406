extension Mutant {
  /// A reload that is held while the widget is out of sight is forgotten.
  static let lostUnseen = Mutant(
    "RB-09.lost-unseen",
    breaks: "RB-09.runtime",
    "A reload that is held while the widget is out of sight is forgotten.",
    editing: { step in
      for case .held(let id, let causes, .unseen) in step.effects {
        step.change(id) { $0.lose(causes) }
      }
    }
  )
}
