import WidgetModel

/// A small scenario made only from a seed.
struct RandomScenario {
  /// The minimum number of seeds for a search for everything that can happen, and the maximum until
  /// it has found it all.
  ///
  /// Each further stimulus shifts the draws of a seed.
  static let (least, most): (UInt64, UInt64) = (400, 4_000)

  private var state: UInt64

  /// A different factor than that of the steps, so that no two seeds draw the same numbers one
  /// position apart.
  init(seed: UInt64) { state = (seed &+ 1) &* 0xD134_2543_DE82_EF95 }

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
    for _ in 0..<draw(24) { scenario.workload.append(activity()) }
    for _ in 0..<draw(12) { scenario.workload.append(context()) }
    scenario.settings += [
      Setting(.relevanceCounts, draw(2)), Setting(.islandInLandscape, draw(2)),
    ]
    for _ in 0..<draw(3) { scenario.widgets.append(control()) }
    for place in scenario.widgets.indices {
      scenario.widgets[place].promptsForConfiguration = draw(2) == 0
    }
    let count = scenario.widgets.count
    for _ in 0..<draw(16) { scenario.workload.append(controlled(of: count)) }
    if draw(2) == 0 { mount(&scenario) }
    return scenario
  }

  /// Puts the widgets on the surfaces of a room.
  private mutating func mount(_ scenario: inout Scenario) {
    scenario.settings.append(Setting(.mounting, 1))
    for place in scenario.widgets.indices {
      scenario.widgets[place].mountingStyles = pick(MountingStyles.allCases)
      scenario.widgets[place].texture = pick(MountingTexture.allCases)
      for placed in scenario.widgets[place].placements.indices {
        scenario.widgets[place].placements[placed].surface = pick(MountingSurface.allCases)
        scenario.widgets[place].placements[placed].mounting = pick(MountingChoice.allCases)
      }
    }
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

  /// The stimuli that are missing from the list below, with default fields.
  private static func others(than listed: [Input?]) -> [Input?] {
    let words = Set(listed.map(\.word))
    return Input.Word.ofScripts.filter { !words.contains($0) }.map { Input.plain($0) }
      .filter { $0?.concernsWidgets ?? true }
  }

  /// Something about the contexts of the phone, and of activities that are shown there.
  private mutating func context() -> Stimulus {
    let id = ActivityID(Int(draw(2)))
    let isInCarPlay = draw(2) == 0
    let input: Input = pick([
      .contexts(.turned(pick(PhoneContext.allCases), draw(4) > 0)),
      .contexts(.turned(pick(PhoneContext.allCases), draw(4) > 0)),
      .contexts(.relevant(WidgetID(Int(draw(3))), configurations: Int32(draw(3)))),
      .activities(
        .started(
          id,
          ActivityContent(),
          ActivityRequest(isFromIntent: true, hasSmallFamily: draw(2) == 0)
        )
      ),
      .activities(.tapped(id, url: 0, button: 1, inCarPlay: isInCarPlay)),
    ])
    return Stimulus(input, at: .start + time([.tick, .minutes(5), .hours(1), .hours(12)]))
  }

  private mutating func control() -> Widget {
    var widget = Widget()
    widget.kind = Int(draw(3))
    widget.isPushEnabled = draw(2) == 0
    widget.control = ControlDeclaration(
      pick([.toggle, .toggle, .toggle, .button, .opener]),
      needsAuthentication: draw(2) == 0
    )
    for _ in 0..<draw(4) {
      var answer = answer()
      answer.kind = pick([.value, .value, .value, .error, .entry])
      answer.isOn = draw(2) == 0
      widget.values.append(ScriptedCall(answer))
    }
    var intent = ScriptedIntent()
    intent.delay = time([.seconds(1), .seconds(30)])
    intent.outcome = pick(ScriptedIntent.Outcome.allCases)
    widget.intents = [intent]
    return widget
  }

  /// Something about controls, which are the last widgets.
  private mutating func controlled(of count: Int) -> Stimulus {
    let id = WidgetID(max(0, count - 1 - Int(draw(2))))
    let input: Input = pick([
      .controls(.added(id)), .controls(.added(id)), .controls(.tapped(id)),
      .controls(.tapped(id)), .controls(.reloadCalled(kind: Int32(draw(3)))),
      .controls(.reloadCalled(kind: ControlInput.allKinds)), .controls(.pushed),
      .controls(.removed(id)), .locked(draw(2) == 0),
    ])
    return Stimulus(input, at: .start + time([.tick, .minutes(5), .hours(1), .hours(12)]))
  }

  /// Something about Live Activities, most often of an app in front.
  private mutating func activity() -> Stimulus {
    let id = ActivityID(Int(draw(2)))
    let content = ActivityContent(
      bytes: pick([400, 4096, 4097]),
      staleAfter: time([.zero, .hours(1)]),
      relevance: Int16(draw(3)),
      alerts: draw(2) == 0
    )
    let age = Interval.minutes(draw(2))
    let request = ActivityRequest(
      pick(ActivityRequest.Style.allCases),
      pushType: pick([.none, .token, .token, .channel]),
      isFromIntent: draw(3) == 0,
      startsAfter: max(.zero, time([.zero, .zero, .hours(1)]))
    )
    let events: [ActivityPush.Event] = [
      .start(content), .update(content, age: age), .update(content, age: age), .end(.byDefault),
    ]
    let push = ActivityPush(
      pick(events),
      to: id,
      pick([.token, .token, .formerToken, .channel]),
      isOpportunistic: draw(3) == 0,
      isUnreadable: draw(4) == 0
    )
    let input: Input = pick([
      .foreground(true), .activities(.started(id, content, request)),
      .activities(.started(id, content)), .activities(.updated(id, content, age: age)),
      .activities(.updated(id, content)), .activities(.pushed(push)), .activities(.pushed(push)),
      .activities(.frequentPushesAllowed(draw(2) == 0)),
      .activities(.tapped(id, url: Int32(draw(2)))), .activities(.collapsed(id)),
      .locked(draw(2) == 0),
      .activities(.ended(id, .after(time([.zero, .hours(9)])))),
      .activities(.ended(id, .byDefault)), .activities(.swiped(id)),
      .activities(.allowed(draw(4) > 0)),
    ])
    return Stimulus(input, at: .start + time([.tick, .minutes(5), .hours(1), .hours(12)]))
  }

  private mutating func stimulus() -> Stimulus {
    let isOn = draw(2) == 0
    let usual: [Input?] = [
      .reloadCalled(kind: Int(draw(3))), .reloadAllCalled, .pushReceived, .foreground(isOn),
      .audioSession(isOn),
      .navigationSession(isOn), .locked(isOn), .locked(false),
      .visible(PlacementID(Int(draw(3))), isOn),
      .tapped(PlacementID(Int(draw(3))), node: Int32(Int(draw(6)) - 1)),
      .tapped(PlacementID(0), node: 2),
      .tapped(PlacementID(0), node: 3), .tapped(PlacementID(0), node: 1),
      .localeChanged(Int(draw(2))), .textSizeChanged(Int(draw(2))), .rebooted,
      .processKilled(WidgetID(Int(draw(2)))),
      .clockMoved(time([.zero - .days(2), .zero - .hours(1), .minutes(5), .days(2)])),
      .removed(PlacementID(Int(draw(3)))), .galleryOpened(WidgetID(Int(draw(2))), .systemSmall),
      .systemChanged(pick(SystemChange.allCases)),
      // Rarely, because little happens afterwards.
      .appInstalled(draw(8) > 0), .kindWithdrawn(WidgetID(Int(draw(16)))),
      nil,
    ]
    let input = pick(usual + RandomScenario.others(than: usual))
    return Stimulus(
      input,
      at: .start + time([.tick, .seconds(28), .minutes(5), .hours(1), .hours(12)]),
      every: time([.tick, .minutes(5), .hours(2)]),
      times: Int(1 + draw(5))
    )
  }
}
