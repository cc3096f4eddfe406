import WidgetModel

extension ActivityBlocks {
  /// Two updates of an activity, each with an age, along with another activity on the channel that
  /// started before or after the older one (LA-11).
  static func activityTimestamps(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let id = ActivityID(0)
    let tooLarge = ActivityContent(bytes: Int32(clamping: profile[.activityByteLimit]) &+ 1)
    func update(_ content: ActivityContent = ActivityContent(), age: Interval) -> Input {
      .activities(.updated(id, content, age: age))
    }
    func push(
      _ address: ActivityPush.Address,
      _ content: ActivityContent = ActivityContent(),
      age: Interval,
      isUnreadable: Bool = false
    ) -> Input {
      let event = ActivityPush.Event.update(content, age: age)
      return .activities(.pushed(ActivityPush(event, to: id, address, isUnreadable: isUnreadable)))
    }
    let pushTypes: [ActivityRequest.PushType] = [.token, .channel]
    let others: [Interval] = [.minutes(1), .minutes(105)]
    let first: [Input] = [
      update(age: .zero), update(age: .hours(1)), update(tooLarge, age: .zero),
      push(.token, age: .zero), push(.token, tooLarge, age: .zero),
      push(.token, age: .zero, isUnreadable: true), push(.channel, age: .zero),
      push(.channel, tooLarge, age: .zero),
    ]
    let ages: [Interval] = [
      .zero, .minutes(5), .minutes(10), .minutes(30), .minutes(90), .hours(3),
    ]
    let second = ages.flatMap { age in
      [update(age: age), push(.token, age: age), push(.channel, age: age)]
    }
    let radices = [pushTypes.count, others.count, first.count, second.count]
    return ScenarioBlock(name: "activity timestamps", radices: radices) { digits in
      let request = ActivityRequest(pushType: pushTypes[digits[0]])
      let channel = ActivityRequest(pushType: .channel)
      let other = Input.activities(.started(ActivityID(1), ActivityContent(), channel))
      var scenario = base
      scenario.workload = [
        Stimulus(.foreground(true), at: .start),
        Stimulus(.activities(.started(id, ActivityContent(), request)), at: .start + .minutes(1)),
        Stimulus(other, at: .start + others[digits[1]]),
        Stimulus(first[digits[2]], at: .start + .hours(2)),
        Stimulus(second[digits[3]], at: .start + .minutes(130)),
      ]
      scenario.length = .hours(4)
      return GeneratedScenario(scenario: scenario)
    }
  }
}
