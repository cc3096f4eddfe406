import WidgetModel

extension ActivityBlocks {
  /// The most activities or one less, in one state, then one more start (LA-05) or the removal of
  /// their app (AS-15).
  static func activityCounts(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let most = profile.activitiesToFill
    let requests = [
      ActivityRequest(), ActivityRequest(startsAfter: .hours(3)), ActivityRequest(.transient),
      ActivityRequest(pushType: .token),
    ]
    let ends: [ActivityInput?] = [
      nil, .ended(ActivityID(1), .byDefault), .ended(ActivityID(1), .immediate),
      .swiped(ActivityID(1)),
    ]
    let id = ActivityID(0)
    let start = ActivityPush.Event.start(ActivityContent(alerts: true))
    let last: [Input] = [
      .activities(.started(id, ActivityContent())),
      .activities(.started(id, ActivityContent(), ActivityRequest(startsAfter: .hours(1)))),
      .activities(.pushed(ActivityPush(start, to: id))), .appInstalled(false),
    ]
    let radices = [requests.count, ends.count, last.count, 2]
    return ScenarioBlock(name: "activity counts", radices: radices) { digits in
      let count = most - digits[3]
      var scenario = base
      scenario.workload =
        [Stimulus(.foreground(true), at: .start)]
        + (0..<count).map {
          let started = ActivityInput.started(
            ActivityID($0 + 1),
            ActivityContent(),
            requests[digits[0]]
          )
          return Stimulus(.activities(started), at: .start + .minutes(1))
        }
      if let end = ends[digits[1]] {
        scenario.workload.append(Stimulus(.activities(end), at: .start + .minutes(5)))
      }
      scenario.workload.append(Stimulus(last[digits[2]], at: .start + .minutes(10)))
      scenario.length = .hours(6)
      return GeneratedScenario(scenario: scenario)
    }
  }

  /// A push budget spent by one kind of push, fully or all but one, then one more push, with
  /// frequent pushes at some times and perhaps a restart in between (LA-22 to LA-25, LA-29).
  static func pushCounts(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let update = ActivityPush.Event.update(ActivityContent(), age: .zero)
    let start = ActivityPush.Event.start(ActivityContent(alerts: true))
    let id = ActivityID(0)
    // Each push differs in one respect; two more go to an ended activity and to one that waits.
    let spending = [
      ActivityPush(update, to: id), ActivityPush(update, to: id, isOpportunistic: true),
      ActivityPush(update, to: id, isUnreadable: true), ActivityPush(update, to: id, .formerToken),
      ActivityPush(update, to: id, .channel), ActivityPush(start, to: ActivityID(9)),
      ActivityPush(update, to: ActivityID(5)), ActivityPush(update, to: ActivityID(6)),
    ]
    let last: [@Sendable (ActivityID) -> ActivityPush] = [
      { ActivityPush(update, to: $0) }, { ActivityPush(update, to: $0, .channel) },
      { _ in ActivityPush(start, to: ActivityID(8)) },
    ]
    let updates = Int(clamping: min(max(profile[.activityPushBudget], 1), 40))
    let radices = [spending.count, 2, FrequentPushes.allCases.count, last.count, 2]
    return ScenarioBlock(name: "push counts", radices: radices) { digits in
      let frequency = FrequentPushes.allCases[digits[2]]
      var scenario = base
      scenario.workload = frequency.changes
      func begin(
        _ number: Int,
        _ type: ActivityRequest.PushType,
        at minute: Int64,
        startsAfter wait: Interval = .zero
      ) {
        let request = ActivityRequest(pushType: type, startsAfter: wait)
        let started = ActivityInput.started(ActivityID(number), ActivityContent(), request)
        scenario.workload.append(Stimulus(.activities(started), at: .start + .minutes(minute)))
      }
      scenario.workload.append(Stimulus(.foreground(true), at: .start))
      begin(0, .token, at: 2)
      begin(1, .channel, at: 2)
      begin(2, .channel, at: 2)
      begin(5, .token, at: 2)
      begin(6, .token, at: 2, startsAfter: .hours(2))
      let end = ActivityInput.ended(ActivityID(5), .byDefault)
      scenario.workload.append(Stimulus(.activities(end), at: .start + .minutes(3)))
      // A change of the setting ends running activities, so these start after it.
      begin(3, .token, at: 21)
      begin(4, .channel, at: 21)
      scenario.workload.append(
        Stimulus(
          .activities(.pushed(spending[digits[0]])),
          at: .start + .minutes(10),
          every: .seconds(1),
          times: max(1, updates - digits[1])
        )
      )
      if digits[4] == 1 {
        scenario.workload += [
          Stimulus(.rebooted, at: .start + .minutes(15)),
          Stimulus(.locked(false), at: .start + .minutes(16)),
          Stimulus(.foreground(true), at: .start + .minutes(17)),
        ]
      }
      let push = last[digits[3]](ActivityID(3))
      scenario.workload.append(Stimulus(.activities(.pushed(push)), at: .start + .minutes(22)))
      scenario.length = .hours(3)
      scenario.sortWorkload()
      return GeneratedScenario(scenario: scenario)
    }
  }

  /// The times at which a person allows frequent pushes, relative to a budget spent at ten minutes.
  private enum FrequentPushes: CaseIterable {
    case never, always, untilSpent, sinceSpent, before

    var changes: [Stimulus] {
      switch self {
      case .never: []
      case .always: [change(to: true, at: 1)]
      case .untilSpent: [change(to: true, at: 1), change(to: false, at: 20)]
      case .sinceSpent: [change(to: true, at: 20)]
      case .before: [change(to: true, at: 0), change(to: false, at: 1)]
      }
    }

    private func change(to isAllowed: Bool, at minute: Int64) -> Stimulus {
      Stimulus(.activities(.frequentPushesAllowed(isAllowed)), at: .start + .minutes(minute))
    }
  }
}
