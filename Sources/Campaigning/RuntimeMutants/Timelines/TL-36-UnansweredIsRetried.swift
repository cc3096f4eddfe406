extension Mutant {
  static let unansweredIsRetried: [Mutant] = [
    Mutant(
      "TL-36.no-retry-after-deadline",
      breaks: .unansweredIsRetried,
      "A reload that ran into the deadline is not retried.",
      editing: { step in
        for case .failed(let id, .timedOut) in step.effects {
          guard let placement = step.state.core.requests[id].placement else { continue }
          step.changeReload(placement) { $0.retry = nil }
        }
      }
    ),
    Mutant(
      "TL-36.no-retry",
      breaks: .unansweredIsRetried,
      "A failed reload is never retried.",
      deciding: .turning(.failureIsRetried) { _ in false }
    ),
    Mutant(
      "TL-36.waits-forever",
      breaks: .unansweredIsRetried,
      "A request that is never answered is never given up.",
      deciding: .comparing(.answerInTime) { _, _ in true }
    ),
  ]
}
