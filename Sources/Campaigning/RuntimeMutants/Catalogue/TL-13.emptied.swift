extension Mutant {
  /// An empty timeline empties the widget.
  static let emptiedByEmptyTimeline = Mutant(
    "TL-13.emptied",
    breaks: "TL-13.runtime",
    "An empty timeline empties the widget.",
    editing: { step in
      for case .failed(let id, .noEntries) in step.effects {
        guard let placement = step.state.requests[Int(id.number)].placement else { continue }
        step.change(placement) {
          $0.shown.clear()
          $0.waiting.clear()
        }
      }
    }
  )
}
