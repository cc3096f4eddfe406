import WidgetModel

extension Clause {
  /// Two requests at one moment get one answer.
  static let answersAgree = Clause(
    id: "TL-27.provider",
    title: "requests at one moment are answered alike",
    statement: """
      Two timeline requests for the same widget, family and configuration at the same moment are \
      answered with entries of the same dates and views and with the same policy.
      """,
    level: .recommended,
    party: .provider,
    sources: ["TL-27"],
    situations: [
      Situation("answered alike"),
      Situation("answered otherwise", isRequired: false),
    ],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines],
    checker: { AnswersAgreeChecker() }
  )
}

private final class AnswersAgreeChecker: Checker {
  private struct Answered {
    let request: RequestRecord
    let timeline: TimelineID
  }

  /// The answered requests of the latest moments, a few of them.
  private var answered: [Answered] = []

  func begin(_ ledger: Ledger) { answered.removeAll(keepingCapacity: true) }

  func observe(_ event: TraceEvent, at index: Int, _ ledger: Ledger, _ tally: inout Tally) {
    guard case .input(.answered(let id, let answer, _)) = event.body,
      let request = ledger.requests[id]
    else { return }
    // What an intent has changed may be answered otherwise at the same moment.
    if request.kind == .intent { answered.removeAll(keepingCapacity: true) }
    guard request.kind == .timeline, request.answers == 0, case .timeline(let number) = answer,
      let timeline = ledger.timeline(number)
    else { return }
    defer {
      if answered.count == 16 { answered.removeFirst() }
      answered.append(Answered(request: request, timeline: number))
    }
    guard let other = answered.last(where: { isTwin($0.request, request) }),
      let first = ledger.timeline(other.timeline)
    else { return }
    guard let difference = difference(first, timeline, ledger) else { return tally.see(0) }
    tally.see(1)
    tally.breach(
      "otherwise",
      at: index,
      placement: request.subject.placement,
      request: id,
      place: timeline.place,
      comparing: Comparison(
        expected: "the same answer at the same moment",
        actual: "different \(difference)"
      ),
      "two requests of \(request.instant) were answered with different \(difference)"
        + ledger.circumstances
    )
  }

  private func isTwin(_ left: RequestRecord, _ right: RequestRecord) -> Bool {
    left.wall == right.wall && left.instant == right.instant
      && left.subject.widget == right.subject.widget
      && left.subject.family == right.subject.family
      && left.subject.configuration == right.subject.configuration
  }

  private func difference(_ left: Timeline, _ right: Timeline, _ ledger: Ledger) -> String? {
    if left.policy != right.policy { return "policies" }
    guard left.entries.map(\.date) == right.entries.map(\.date) else { return "dates" }
    for (one, other) in zip(left.entries, right.entries)
    where one.view != other.view && ledger.view(one.view) != ledger.view(other.view) {
      return "views"
    }
    return nil
  }
}
