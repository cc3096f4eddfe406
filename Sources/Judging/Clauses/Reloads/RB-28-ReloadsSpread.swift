import WidgetModel

/// Reloads that ask a server do not all come at the same moment.
struct ReloadsSpread: ClauseChecker {
  enum Situation: String, ClauseWord {
    case spread = "a date that depends on the request, or a first round time of day"
    case aligned = "another round time of day"
  }

  static let optional: [Situation] = [.aligned]

  enum Violation: String, ClauseWord {
    case aligned
  }

  enum Guard: String, ClauseWord {
    case mayBeChance =
      "a round time of day whole minutes after its request, or as long after it as the widget's first one"
    case isMidnight = "midnight, less than an hour after the request"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-28.provider",
    title: "reloads that use the network are spread out",
    statement: """
      A timeline made with network requests does not request its successor at a full quarter of an \
      hour, when every phone would ask the server. One such time per placed widget may be chance.
      """,
    level: .exception(.recommended, because: "it is advice; the widget works without it"),
    party: .provider,
    facts: [.rb28],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .timelines, .network],
    secondLook: .dates(.policy, always: false),
    advice: """
      Add a number of seconds to the policy's date that differs from phone to phone and stays the \
      same on each, such as a hash of the vendor identifier.
      """
  )

  /// The requests under way that requested something over the network.
  private var asking = MarkedRequests()

  /// The interval from its request to the first round time, for each placed widget.
  private var first = PlacementTable<Interval?>(nil)

  mutating func begin(_ state: ObservedState) {
    asking.removeAll()
    first.reset(count: state.placements.count)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard check.state.sideEffect(number)?.kind == .networkRequested else { return }
      asking.mark(id, isBroken: false)
    case .input(.answered(let id, let answer, _)):
      guard asking.remove(id), case .timeline(let number) = answer,
        let request = check.state.requests[id], let timeline = check.state.timeline(number),
        case .after(let date) = timeline.policy
      else { return }
      judge(date, request, check)
    default: break
    }
  }

  private mutating func judge(
    _ date: WallDate,
    _ request: RequestRecord,
    _ check: ClauseCheck<Self>
  ) {
    // Every time zone is whole quarters of an hour from UTC, so the zone does not matter here.
    guard date.microseconds % Interval.minutes(15).microseconds == 0 else {
      return check.see(.spread)
    }
    let ahead = date - request.wall
    let placed = request.subject.placement
    let offset = check.state.setup.device.surroundings.zone.offset(at: date)
    let ofDay = (date + offset).microseconds % Interval.day.microseconds
    if check.skips(.isMidnight, if: ofDay == 0 && ahead < .hours(1)) { return }
    // A date counted from a request at a quarter of an hour is at a quarter again.
    let isCounted = ahead.microseconds % Interval.minutes(1).microseconds == 0
    if check.skips(.mayBeChance, if: isCounted) { return }
    guard let known = first[placed] else {
      first[placed] = ahead
      return check.see(.spread)
    }
    // A slow server may have moved the date to a quarter by chance, and then does so every time.
    if check.skips(.mayBeChance, if: ahead == known) { return }
    check.see(.aligned)
    check.violated(
      .aligned,
      placement: request.subject.placement,
      request: request.id,
      comparing: Comparison(expected: "a date that differs from phone to phone", actual: "\(date)"),
      "the policy requests a reload at \(date), \(ahead) after the request, as on every other phone"
    )
  }
}
