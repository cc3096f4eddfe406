import WidgetModel

extension ActivityBlocks {
  /// An activity of each kind and two events, mostly a push first, along with one on the channel.
  static func activityPushes(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let id = ActivityID(0)
    let other = ActivityID(1)
    let requests = [
      ActivityRequest(pushType: .token), ActivityRequest(pushType: .channel), ActivityRequest(),
      ActivityRequest(.transient, pushType: .token),
      ActivityRequest(pushType: .token, startsAfter: .hours(1)),
      ActivityRequest(isFromIntent: true),
    ]
    let update = ActivityPush.Event.update(ActivityContent(), age: .zero)
    let alert = ActivityContent(alerts: true)
    let pushes = [
      ActivityPush(update, to: id), ActivityPush(update, to: id, isOpportunistic: true),
      ActivityPush(.update(alert, age: .zero), to: id),
      ActivityPush(
        .update(ActivityContent(staleAfter: .hours(1), relevance: 2), age: .zero),
        to: id
      ),
      ActivityPush(.update(ActivityContent(), age: .hours(3)), to: id),
      ActivityPush(update, to: id, isUnreadable: true), ActivityPush(update, to: id, .formerToken),
      ActivityPush(update, to: id, .channel), ActivityPush(.end(.byDefault), to: id),
      ActivityPush(.end(.after(.zero - .hours(1))), to: id),
      ActivityPush(.end(.immediate), to: id, isUnreadable: true),
      ActivityPush(.end(.byDefault), to: id, .channel), ActivityPush(.start(alert), to: other),
      ActivityPush(.start(ActivityContent()), to: other),
      ActivityPush(.start(alert), to: other, isUnreadable: true),
      ActivityPush(.start(alert), to: other, .channel), ActivityPush(.start(alert), to: id),
    ]
    let events: [Input] =
      pushes.map { .activities(.pushed($0)) } + [
        .activities(.updated(id, alert)), .activities(.ended(id, .byDefault)),
        .activities(.tapped(id, url: 0)), .activities(.tapped(id, url: 1)),
        .activities(.swiped(id)), .activities(.collapsed(id)), .locked(true), .rebooted,
        .activities(.frequentPushesAllowed(true)), .clockMoved(.hours(1)), .appInstalled(false),
      ]
    let later: [[Input]] = [
      [], [.activities(.pushed(ActivityPush(update, to: id)))],
      [.foreground(false), .activities(.pushed(ActivityPush(.start(alert), to: other)))],
      [
        .activities(.frequentPushesAllowed(true)),
        .activities(.started(other, ActivityContent(), ActivityRequest(pushType: .token))),
        .activities(.pushed(ActivityPush(update, to: other))),
      ],
    ]
    let radices = [requests.count, events.count, later.count]
    return ScenarioBlock(name: "activity pushes", radices: radices) { digits in
      lives(
        base,
        requests[digits[0]],
        then: [(.minutes(30), events[digits[1]])]
          + later[digits[2]].enumerated().map { (.minutes(31 + Int64($0.offset)), $0.element) }
      )
    }
  }

  /// A partly or fully spent push budget and one more push, within its hour or at its end.
  static func pushBudgets(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let update = ActivityPush.Event.update(ActivityContent(), age: .zero)
    let start = ActivityPush.Event.start(ActivityContent(alerts: true))
    let pushes = [
      ActivityPush(update, to: ActivityID(0)),
      ActivityPush(update, to: ActivityID(0), isOpportunistic: true),
      ActivityPush(update, to: ActivityID(0), .channel),
      ActivityPush(.end(.byDefault), to: ActivityID(0)), ActivityPush(start, to: ActivityID(1)),
    ]
    let times: [Interval] = [
      .minutes(40), .minutes(70) - .tick, .minutes(70), .minutes(70) + .tick,
    ]
    let spent = spending(profile)
    let radices = [spent.count, pushes.count, times.count, 2]
    return ScenarioBlock(name: "push budgets", radices: radices) { digits in
      var generated = lives(
        base,
        ActivityRequest(pushType: .token),
        then: [(times[digits[2]], .activities(.pushed(pushes[digits[1]])))]
      )
      generated.scenario.workload += spent[digits[0]]
      if digits[3] > 0 {
        let setting = Input.activities(.frequentPushesAllowed(true))
        generated.scenario.workload.append(Stimulus(setting, at: .start))
      }
      generated.scenario.sortWorkload()
      return generated
    }
  }

  /// Returns a scenario with an activity, another one of the channel, and some inputs.
  private static func lives(
    _ base: Scenario,
    _ request: ActivityRequest,
    then inputs: [(time: Interval, input: Input)]
  ) -> GeneratedScenario {
    let channel = ActivityRequest(pushType: .channel)
    var scenario = base
    scenario.workload =
      [
        Stimulus(.foreground(!request.isFromIntent), at: .start),
        Stimulus(
          .activities(.started(ActivityID(0), ActivityContent(), request)),
          at: .start + .minutes(1)
        ),
        Stimulus(
          .activities(.started(ActivityID(2), ActivityContent(), channel)),
          at: .start + .minutes(2)
        ),
      ] + inputs.map { Stimulus($0.input, at: .start + $0.time) }
    scenario.length = .hours(6)
    return GeneratedScenario(scenario: scenario)
  }

  /// Returns pushes that leave one more push in a budget, or none.
  private static func spending(_ profile: Profile) -> [[Stimulus]] {
    func burst(_ push: ActivityPush, _ times: Int) -> [Stimulus] {
      guard times > 0 else { return [] }
      let start = Instant.start + .minutes(10)
      return [Stimulus(.activities(.pushed(push)), at: start, every: .seconds(1), times: times)]
    }
    func count(_ key: ProfileKey) -> Int { Int(clamping: min(max(profile[key], 0), 40)) }
    let update = ActivityPush.Event.update(ActivityContent(), age: .zero)
    let counted = ActivityPush(update, to: ActivityID(0))
    let free = ActivityPush(update, to: ActivityID(0), isOpportunistic: true)
    let start = ActivityPush(.start(ActivityContent(alerts: true)), to: ActivityID(2))
    let updates = count(.activityPushBudget)
    let starts = count(.activityStartBudget)
    return [
      burst(counted, updates - 1), burst(counted, updates), burst(free, updates),
      burst(start, starts - 1), burst(start, starts),
    ]
  }
}
