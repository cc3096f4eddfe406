extension Mutant {
  /// A reload that ran into the deadline is not retried.
  static let timedOutNotRetried = Mutant(
    "TL-36.no-retry-after-deadline",
    breaks: "TL-36.runtime",
    "A reload that ran into the deadline is not retried.",
    editing: { step in
      for case .failed(let id, .timedOut) in step.effects {
        guard let placement = step.state.requests[Int(id.number)].placement else { continue }
        step.change(placement) { $0.retry = nil }
      }
    }
  )
}
