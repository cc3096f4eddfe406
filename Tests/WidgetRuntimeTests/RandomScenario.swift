import WidgetModel

/// A small scenario made of nothing but a seed.
struct RandomScenario {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// SplitMix64, reduced to a small range.
  private mutating func draw(_ count: Int64) -> Int64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int64(mixed % UInt64(count))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(draw(Int64(values.count)))]
  }

  /// A time on or next to a round one, so that boundaries meet.
  private mutating func time(_ rounds: [Interval]) -> Interval {
    pick(rounds) + .tick * (draw(3) - 1)
  }

  mutating func scenario() -> Scenario {
    var scenario = Scenario()
    scenario.profile = pick(["iOS14", "iOS17", "iOS26", "strict", "simulator"])
    scenario.settings = [
      Setting(.dailyReloads, 1 + draw(6)), Setting(.budgetBurst, 1 + draw(3)),
      Setting(.budgetModel, draw(4)), Setting(.budgetScope, draw(3)),
      Setting(.failureBackoff, pick([Interval.minutes(1), .minutes(10), .hours(1)]).microseconds),
    ]
    scenario.device.isLocked = draw(4) == 0
    for _ in 0..<(1 + draw(3)) { scenario.widgets.append(widget()) }
    for _ in 0..<draw(12) { scenario.workload.append(stimulus()) }
    scenario.length = pick([.hours(1), .day, .days(3)])
    return scenario
  }

  private mutating func widget() -> Widget {
    var widget = Widget()
    widget.kind = Int(draw(2))
    widget.isPushEnabled = draw(2) == 0
    widget.views = [
      ViewTree(nodes: [
        ViewNode(.widgetURL, target: Int(draw(3))), ViewNode(.link, depth: 1, target: 1),
        ViewNode(.toggle, depth: 1, target: 1), ViewNode(.button, depth: 1, target: 2),
        ViewNode(.widgetURL, depth: 1, target: Int(draw(3))),
      ])
    ]
    for _ in 0..<draw(3) {
      var placed = PlacedWidget()
      placed.family = pick(Family.allCases)
      placed.configuration = Int(draw(3))
      placed.added = .start + .seconds(draw(3) * 30)
      widget.placements.append(placed)
    }
    for _ in 0..<draw(4) {
      var call = ScriptedCall()
      for _ in 0..<pick([0, 1, 1, 1, 1, 2, 3]) { call.answers.append(answer()) }
      widget.timelines.append(call)
    }
    var intent = ScriptedIntent()
    intent.delay = time([.seconds(1), .seconds(30), .seconds(31)])
    intent.outcome = pick(ScriptedIntent.Outcome.allCases)
    var other = ScriptedIntent()
    other.delay = .seconds(draw(3))
    widget.intents = [intent, other]
    return widget
  }

  private mutating func answer() -> ScriptedAnswer {
    var answer = ScriptedAnswer()
    answer.delay = time([.seconds(1), .seconds(2), .seconds(28), .minutes(2)])
    answer.kind = pick([.timeline, .timeline, .timeline, .timeline, .entry, .error])
    for _ in 0..<draw(5) {
      var entry = ScriptedEntry()
      entry.offset = time([.zero - .hours(1), .zero, .minutes(5), .minutes(30), .hours(5)])
      entry.view = Int(draw(5) / 4)
      entry.isImpure = draw(4) == 0
      answer.entries.append(entry)
    }
    answer.policy = pick(ScriptedAnswer.Policy.allCases)
    answer.after = time([.zero, .minutes(5), .hours(2)])
    answer.memory = pick([0, 0, 0, 0, 30 * 1_048_576, 30 * 1_048_576 + 1])
    answer.entrySize = pick([1, 1, 1, 4 * 1_048_576])
    return answer
  }

  private mutating func stimulus() -> Stimulus {
    let isOn = draw(2) == 0
    let action: Action = pick([
      .reload(kind: Int(draw(3))), .reloadAll, .push, .foreground(isOn), .audio(isOn),
      .navigation(isOn), .lock(isOn), .lock(false), .show(placement: Int(draw(3)), isOn),
      .tap(placement: Int(draw(3)), node: Int(draw(6)) - 1), .tap(placement: 0, node: 2),
      .tap(placement: 0, node: 3), .tap(placement: 0, node: 1),
      .locale(Int(draw(2))), .textSize(Int(draw(2))), .reboot, .kill(widget: Int(draw(2))),
      .moveClock(time([.zero - .days(2), .zero - .hours(1), .minutes(5), .days(2)])),
      .remove(placement: Int(draw(3))), .gallery(widget: Int(draw(2)), .systemSmall), .none,
    ])
    return Stimulus(
      action,
      at: .start + time([.tick, .seconds(28), .minutes(5), .hours(1), .hours(12)]),
      every: time([.tick, .minutes(5), .hours(2)]),
      times: Int(1 + draw(5))
    )
  }
}
