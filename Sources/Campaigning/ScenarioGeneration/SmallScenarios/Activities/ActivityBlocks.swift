import WidgetModel

enum ActivityBlocks {
  /// The life of an activity: its content and two events, with none, one or the maximum of others.
  static func activities(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let limit = Int32(clamping: profile[.activityByteLimit])
    let stay = profile.interval(.activityEndedLimit)
    let contents = [
      ActivityContent(), ActivityContent(bytes: limit), ActivityContent(bytes: limit &+ 1),
      ActivityContent(staleAfter: .hours(1)), ActivityContent(staleAfter: .zero - .tick),
    ]
    let id = ActivityID(0)
    let events: [Input] = [
      .activities(.updated(id, ActivityContent())),
      .activities(.updated(id, ActivityContent(bytes: limit &+ 1))),
      .activities(.updated(id, ActivityContent(staleAfter: .minutes(30)))),
      .activities(.updated(id, ActivityContent(), age: .hours(3))),
      .activities(.ended(id, .byDefault)), .activities(.ended(id, .immediate)),
      .activities(.ended(id, .after(.hours(1)))),
      .activities(.ended(id, .after(stay + .hours(1)))),
      .activities(.ended(id, .after(.zero - .hours(1)))),
      .activities(.swiped(id)), .activities(.allowed(false)), .foreground(false), .rebooted,
      .locked(true), .appInstalled(false), .clockMoved(.hours(3)), .clockMoved(.zero - .hours(3)),
    ]
    let later: [[Input]] = [
      [], [.activities(.updated(id, ActivityContent()))],
      [.activities(.started(ActivityID(1), ActivityContent()))],
      [.activities(.allowed(true)), .activities(.started(ActivityID(1), ActivityContent()))],
      [.clockMoved(.minutes(30))],
    ]
    let others = [0, 1, profile.activitiesToFill]
    let radices = [contents.count, events.count, later.count, others.count]
    return ScenarioBlock(name: "activities", radices: radices) { digits in
      let hour = Instant.start + .hours(2)
      var scenario = base
      scenario.workload =
        [Stimulus(.foreground(true), at: .start)]
        + (0..<others[digits[3]]).map {
          let content = ActivityContent(relevance: $0 == 0 ? 1 : 0)
          return Stimulus(
            .activities(.started(ActivityID($0 + 2), content)),
            at: .start + .minutes(1)
          )
        }
        + [
          Stimulus(.activities(.started(id, contents[digits[0]])), at: .start + .minutes(1)),
          Stimulus(events[digits[1]], at: hour),
        ] + later[digits[2]].map { Stimulus($0, at: hour + .minutes(1)) }
      scenario.length = .hours(14)
      scenario.sortWorkload()
      return GeneratedScenario(scenario: scenario)
    }
  }
}
