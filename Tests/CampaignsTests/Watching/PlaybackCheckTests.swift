// Goal: a run that plays its scenario passes the playback check, and each wrong way of playing it
// does not.
// Method: runs of the reference are recorded and passed to the check, whole or with one event
// dropped, doubled, moved or changed.
// doubled, moved or changed.
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns

@Suite struct ScenarioLedgerTests {
  /// A phone on which everything occurs that is played: repetitions, a clock that is moved, a
  /// process that is killed, scripts with several calls, and intents.
  private static let scenario: Scenario = {
    var scenario = Scenario()
    scenario.length = .hours(3)
    var widget = Widget()
    var first = ScriptedAnswer()
    first.delay = .seconds(2)
    first.entries = [ScriptedEntry()]
    first.policy = .after
    first.after = .hours(1)
    var second = first
    second.kind = .error
    second.delay = .seconds(20)
    widget.timelines = [ScriptedCall(first), ScriptedCall(second)]
    var intent = ScriptedIntent()
    intent.delay = .seconds(1)
    widget.intents = [intent]
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    scenario.workload = [
      Stimulus(.foreground(true), at: .start + .minutes(1)),
      Stimulus(.reloadAllCalled, at: .start + .minutes(2), every: .minutes(30), times: 4),
      Stimulus(.clockMoved(.hours(1)), at: .start + .minutes(50)),
      Stimulus(.processKilled(WidgetID(0)), at: .start + .minutes(122) + .seconds(1)),
      Stimulus(.galleryOpened(WidgetID(0), .systemSmall), at: .start + .hours(3)),
    ]
    return scenario
  }()

  private func trace() throws -> Trace {
    let simulation = Simulation()
    var runtime = ReferenceRuntime()
    var source = ScriptedSource(Self.scenario)
    try simulation.run(Self.scenario, subject: &runtime, source: &source)
    return simulation.trace
  }

  /// Returns the check's problem with a trace, `nil` if nothing is wrong.
  ///
  /// `places` are the original positions of the events, before some were dropped or doubled, so
  /// that the causes that name them are still right.
  private func problem(_ trace: Trace, places: [Int]? = nil) throws -> String? {
    var ledger = PlaybackCheck()
    ledger.begin(Self.scenario, try #require(Self.scenario.setup))
    for (place, event) in zip(places ?? Array(trace.events.indices), trace.events) {
      ledger.observe(event, at: place, in: trace)
    }
    ledger.finish(at: trace.end)
    return ledger.problem?.words
  }

  @Test func `a run as it was is right`() throws {
    #expect(try problem(try trace()) == nil)
  }

  @Test func `no input can be dropped, doubled or moved`() throws {
    let whole = try trace()
    var tried = 0
    for (index, event) in whole.events.enumerated() {
      guard case .input = event.body else { continue }
      tried += 1
      var dropped = whole
      dropped.events.remove(at: index)
      var places = Array(whole.events.indices)
      places.remove(at: index)
      #expect(try problem(dropped, places: places) != nil, "dropped \(event)")
      var doubled = whole
      doubled.events.insert(event, at: index)
      places.insert(contentsOf: [index, index], at: index)
      #expect(try problem(doubled, places: places) != nil, "doubled \(event)")
      var moved = whole
      moved.events[index] = TraceEvent(
        instant: event.instant + .tick,
        wall: event.wall + .tick,
        cause: event.cause,
        body: event.body
      )
      #expect(try problem(moved) != nil, "moved \(event)")
    }
    #expect(tried > 12)
  }

  @Test func `answers come before what time alone brings about at their instant`() throws {
    let whole = try trace()
    var tried = 0
    for (index, event) in whole.events.enumerated() {
      // Requests and answers at one instant may follow from effects of time.
      guard case .input(.answered) = event.body,
        whole.events[Int(event.cause)].instant < event.instant
      else { continue }
      tried += 1
      for (before, isWrong) in [(Interval.zero, true), (.tick, false)] {
        var timed = whole
        timed.events.insert(
          TraceEvent(
            instant: event.instant - before,
            wall: event.wall - before,
            cause: -1,
            body: .effect(.held(PlacementID(0), ReloadCauses(.policy), .budget))
          ),
          at: index
        )
        var places = Array(whole.events.indices)
        places.insert(whole.events.count, at: index)
        #expect((try problem(timed, places: places) != nil) == isWrong, "\(before) before \(event)")
      }
    }
    #expect(tried > 3)
  }

  @Test func `an answer says what its script says`() throws {
    let whole = try trace()
    var tried = 0
    for (index, event) in whole.events.enumerated() {
      guard case .input(.answered(let id, let answer, let memory)) = event.body else { continue }
      tried += 1
      var other = whole
      other.events[index].body = .input(
        .answered(id, answer == .threw ? .returned : .threw, memory: memory)
      )
      #expect(try problem(other) != nil, "\(event)")
      other.events[index].body = .input(.answered(id, answer, memory: memory + 1))
      #expect(try problem(other) != nil, "\(event)")
    }
    #expect(tried > 3)
    var redated = whole
    redated.timelines[0].entries[0].date = redated.timelines[0].entries[0].date + .tick
    #expect(try problem(redated) != nil)
    redated = whole
    redated.timelines[0].policy = .never
    #expect(try problem(redated) != nil)
  }

  @Test func `the clock goes with time and moves alone`() throws {
    var trace = try trace()
    let last = try #require(trace.events.indices.last)
    trace.events[last] = TraceEvent(
      instant: trace.events[last].instant,
      wall: trace.events[last].wall - .hours(1),
      cause: trace.events[last].cause,
      body: trace.events[last].body
    )
    #expect(try problem(trace) != nil)
  }

  @Test func `each event names its cause`() throws {
    let whole = try trace()
    var named = 0
    for (index, event) in whole.events.enumerated() {
      // Two events before is never the processed input, and an id names only one event.
      for cause in Set([-1, event.cause - 2, event.cause + 1, Int32(index)]) where cause >= -1 {
        guard cause != event.cause else { continue }
        // At the instant of an input, effects of time cannot be distinguished from effects of the
        // input.
        if !isNamed(event), cause < 0 || whole.events[Int(cause)].kind == .requested { continue }
        var other = whole
        other.events[index].cause = cause
        #expect(try problem(other) != nil, "\(event) for \(cause)")
      }
      if isNamed(event) { named += 1 }
    }
    #expect(named > 10)
  }

  /// Returns true if an id of the event names its cause.
  private func isNamed(_ event: TraceEvent) -> Bool {
    switch event.body {
    case .input, .effect(.displayed(_, .entry)), .effect(.requested(_, .timeline, _)): true
    default: false
    }
  }

  @Test func `a run ends at its length`() throws {
    var trace = try trace()
    trace.end = trace.end - .tick
    #expect(try problem(trace) != nil)
  }
}
