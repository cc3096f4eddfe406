extension Mutant {
  /// An empty timeline takes the place of the old one.
  static let emptyTimelineEmptiesWidget = Mutant(
    "TL-29.empties-widget",
    breaks: "TL-29.runtime",
    "An empty timeline takes the place of the old one.",
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
