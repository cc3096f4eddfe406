import WidgetModel

extension ActivityBlocks {
  /// Every way to start an activity, with each set of reasons to refuse it (LA-01, LA-03 to LA-05,
  /// LA-33, AS-15).
  static func activityStarts(_ base: Scenario, _ profile: Profile) -> ScenarioBlock {
    let limit = Int32(clamping: profile[.activityByteLimit])
    let bytes = [ActivityContent().bytes, limit, limit &+ 1]
    let id = ActivityID(0)
    let starts: [@Sendable (ActivityContent) -> ActivityInput] = [
      { .started(id, $0) }, { .started(id, $0, ActivityRequest(isFromIntent: true)) },
      { .started(id, $0, ActivityRequest(startsAfter: .hours(1))) },
      { .pushed(ActivityPush(.start($0), to: id)) },
    ]
    let radices = [starts.count, bytes.count, 2, 2, 2]
    return ScenarioBlock(name: "activity starts", radices: radices) { digits in
      var content = ActivityContent(bytes: bytes[digits[1]])
      content.alerts = true
      var scenario = base
      scenario.workload = [Stimulus(.foreground(true), at: .start)]
      for number in 0..<(digits[2] == 1 ? profile.activitiesToFill : 0) {
        let other = ActivityInput.started(ActivityID(number + 1), ActivityContent())
        scenario.workload.append(Stimulus(.activities(other), at: .start + .minutes(1)))
      }
      if digits[3] == 1 {
        scenario.workload.append(
          Stimulus(.activities(.allowed(false)), at: .start + .minutes(2))
        )
      }
      if digits[4] == 1 {
        scenario.workload.append(Stimulus(.foreground(false), at: .start + .minutes(3)))
      }
      scenario.workload.append(
        Stimulus(.activities(starts[digits[0]](content)), at: .start + .minutes(4))
      )
      scenario.length = .hours(2)
      return GeneratedScenario(scenario: scenario)
    }
  }
}
