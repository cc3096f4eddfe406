import WidgetModel

/// A timeline does not end when it begins.
struct AtEndNotAtOnce: ReloadStormClause {
  enum Situation: String, ClauseWord {
    case ahead = "the last entry is in the future"
    case nowOrBefore = "the last entry is dated now or before"
  }

  static let optional: [Situation] = [.nowOrBefore]

  enum Violation: String, ClauseWord {
    case atOnce = "at once"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-01",
    title: "atEnd needs an entry in the future",
    statement: """
      A timeline with the policy `atEnd` has an entry dated after its request by more than the \
      profile's tolerance. A last entry within the tolerance counts only if it comes with timeline \
      after timeline.
      """,
    party: .provider,
    rule: .cr01,
    facts: [.tl20],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    secondLook: .dates(.latest, always: false),
    advice: """
      Use `.after` with the date at which the data is worth requesting again, also on error paths. \
      A single entry dated now with `.atEnd` requests its successor at once.
      """
  )

  var storms = ReloadStorms<Violation>()

  func judge(_ reply: TimelineReply, _ state: ObservedState) -> Finding {
    guard reply.timeline.policy == .atEnd, let last = reply.shape.latest else { return .silent }
    let lead = last - reply.request.wall
    if lead > state.profile.interval(.firstEntryTolerance) { return .kept(.ahead) }
    let count = reply.timeline.entries.count
    let which = count == 1 ? "its only entry" : "the last of its \(count) entries"
    let date = lead > .zero ? "only \(lead) ahead" : "now or before"
    let comparison = Comparison(
      expected: "last entry dated more than \(state.profile.interval(.firstEntryTolerance)) ahead",
      actual: "last entry dated \(date)",
      limit: state.limit(.firstEntryTolerance, since: reply.request.instant)
    )
    let message = """
      the timeline requests a reload at once: \(which) is dated \(date), \
      and its policy is atEnd
      """
    // A fixed instant, such as midnight, is near once a day.
    return lead > .zero
      ? .suspect(.nowOrBefore, .atOnce, comparing: comparison, message: message)
      : .broken(.nowOrBefore, .atOnce, comparing: comparison, message: message)
  }
}
