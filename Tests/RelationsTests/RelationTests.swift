// Goal: each relation distinguishes a runtime that breaks it from one that keeps it, and leaves out
// cases that it cannot judge.
// Method: one scenario of two widgets; the reference with a fault that shows only in second runs,
// and a near miss.
import Relations
import Testing
import WidgetModel
import WidgetRuntime

@Suite struct RelationTests {
  /// Two widgets of two kinds, each with entries for three hours and a policy, of which the first is placed twice.
  private var scenario: Scenario {
    var answer = ScriptedAnswer()
    answer.delay = .seconds(1)
    answer.entries = (Int64(0)..<4).map { hour in
      var entry = ScriptedEntry()
      entry.offset = .hours(hour)
      return entry
    }
    answer.policy = .atEnd
    var widget = Widget()
    widget.placements = [PlacedWidget(), PlacedWidget()]
    widget.timelines = [ScriptedCall(answer)]
    var other = widget
    other.kind = 1
    other.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget, other]
    scenario.workload = [
      Stimulus(.reloadAllCalled, at: .start + .minutes(20), every: .minutes(25), times: 3)
    ]
    scenario.length = .hours(12)
    return scenario
  }

  /// Returns the difference that a relation finds for a subject that breaks it; the reference must
  /// keep it.
  private func difference(
    _ relation: Relation,
    _ scenario: Scenario? = nil,
    _ fault: @escaping (FaultySubject.Step, inout [Effect]) -> Void
  ) throws -> RunDifference? {
    let scenario = scenario ?? self.scenario
    var kept = RelationProbe(subject: FaultySubject(), scenario: scenario)
    #expect(try kept.difference(relation) == nil)
    var probe = RelationProbe(subject: FaultySubject(fault), scenario: scenario)
    return try probe.difference(relation)
  }

  /// Returns the index of the relation's situation that leaves the scenario out, `nil` if none
  /// does.
  private func leftOut(_ relation: Relation, _ scenario: Scenario) throws -> String? {
    var probe = RelationProbe(subject: FaultySubject(), scenario: scenario)
    guard case .leavesOut(let situation) = try probe.preparation(relation) else { return nil }
    return relation.situations[situation]
  }

  // MARK: Shifted start

  @Test func `a date that matters breaks the shifted start`() throws {
    let found = try difference(.shiftedStart) { step, effects in
      let is2038Over = step.setup.device.clock.microseconds > 2_145_916_800_000_000
      if is2038Over { effects.removeAll { $0.kind == .displayed } }
    }
    #expect(found?.kind == .missing)
    #expect(found?.expected == "shows the placeholder")
    #expect(found?.actual == "nothing")
    #expect(found?.placement == PlacementID(0))
  }

  @Test func `what is wrong at every date keeps the shifted start`() throws {
    let found = try difference(.shiftedStart) { _, effects in
      effects.removeAll { $0.kind == .displayed }
    }
    #expect(found == nil)
  }

  @Test func `dates at the end of the calendar, and days of a zone, are left out`() throws {
    var far = scenario
    far.device.clock = .distantFuture
    #expect(try leftOut(.shiftedStart, far)?.hasPrefix("not compared") == true)
    #expect(try leftOut(.clockThereAndBack, far)?.hasPrefix("not compared") == true)
    var moved = scenario
    moved.workload.append(Stimulus(.clockMoved(.days(366)), at: .start, times: 101_000))
    #expect(try leftOut(.shiftedStart, moved)?.hasPrefix("not compared") == true)
    var local = scenario
    local.settings = [Setting(.budgetModel, 3)]
    #expect(try leftOut(.shiftedStart, local) == nil)
    local.device.surroundings.zone = .berlin
    #expect(try leftOut(.shiftedStart, local)?.hasPrefix("not compared") == true)
  }

  // MARK: Clock there and back

  @Test func `a move of the clock that is remembered breaks its return`() throws {
    let found = try difference(.clockThereAndBack) { step, effects in
      guard step.inputs.contains(where: { $0.kind == .clockMoved }) else { return }
      effects.removeAll { $0.kind == .granted }
    }
    #expect(found?.kind == .missing)
  }

  @Test func `what a move of the clock itself brings about breaks its return`() throws {
    let found = try difference(.clockThereAndBack) { step, effects in
      guard case .clockMoved = step.inputs.last else { return }
      effects.append(.reported(.equalDates, nil))
    }
    #expect(found?.kind == .additional)
  }

  @Test func `a budget that goes by the clock is left out, and a run of one instant says nothing`()
    throws
  {
    var anchored = scenario
    anchored.settings = [Setting(.budgetModel, 3)]
    #expect(try leftOut(.clockThereAndBack, anchored)?.hasPrefix("not compared") == true)
    var probe = RelationProbe(subject: FaultySubject(), scenario: Scenario())
    guard case .saysNothing = try probe.preparation(.clockThereAndBack) else {
      Issue.record("there is no instant between two events")
      return
    }
  }

  // MARK: Permuted placements

  @Test func `a place that matters breaks the order of placements`() throws {
    let found = try difference(.permutedPlacements) { _, effects in
      effects.removeAll { if case .granted(PlacementID(0), _, _) = $0 { true } else { false } }
    }
    #expect(found != nil)
  }

  @Test func `who comes first at an instant is of no concern`() throws {
    // Each reverses the effects of a step, so the order of placements shows in every step.
    let found = try difference(.permutedPlacements) { _, effects in
      effects.sort { ($0.owner, $0.kind.number) > ($1.owner, $1.kind.number) }
    }
    #expect(found == nil)
  }

  @Test func `an answer before or after what is due at its instant is of no concern`() throws {
    var late = ScriptedAnswer()
    late.delay = .seconds(28) + .tick
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget(), PlacedWidget()]
    widget.timelines = [ScriptedCall(late)]
    scenario.widgets = [widget]
    #expect(try difference(.permutedPlacements, scenario) { _, _ in } == nil)
  }

  @Test func `placements that share a budget or a script are left out`() throws {
    var shared = scenario
    shared.settings = [Setting(.budgetScope, 2)]
    #expect(try leftOut(.permutedPlacements, shared)?.hasPrefix("not compared") == true)
    var scripted = scenario
    scripted.widgets.removeLast()
    #expect(try leftOut(.permutedPlacements, scripted) == nil)
    scripted.widgets[0].timelines.append(ScriptedCall())
    #expect(try leftOut(.permutedPlacements, scripted)?.hasPrefix("not compared") == true)
    var deadly = scenario
    deadly.widgets.removeLast()
    deadly.widgets[0].timelines[0].answers[0].memory = 100_000_000_000
    #expect(try leftOut(.permutedPlacements, deadly)?.hasPrefix("not compared") == true)
  }

  // MARK: A widget taken out

  @Test func `a widget that is of concern to another breaks taking it out`() throws {
    let found = try difference(.widgetTakenOut) { step, effects in
      if step.setup.placements.count == 3 { effects.removeAll { $0.kind == .archived } }
    }
    #expect(found?.kind == .additional)
    #expect(found?.expected == "nothing")
  }

  @Test func `what the phone reports of a kind that is gone is of no concern`() throws {
    var scenario = scenario
    scenario.workload = [0, 1].map { Stimulus(.reloadCalled(kind: $0), at: .start + .hours(1)) }
    #expect(try difference(.widgetTakenOut, scenario) { _, _ in } == nil)
  }

  @Test func `widgets that share a budget are left out, and one alone says nothing`() throws {
    var shared = scenario
    shared.settings = [Setting(.budgetScope, 2)]
    #expect(try leftOut(.widgetTakenOut, shared)?.hasPrefix("not compared") == true)
    // Of two kinds, each has its own budget.
    shared.settings = [Setting(.budgetScope, 1)]
    #expect(try leftOut(.widgetTakenOut, shared) == nil)
    shared.widgets.removeLast()
    #expect(try leftOut(.widgetTakenOut, shared) == nil)
  }

  @Test func `a widget whose tap deafens the system to calls is not taken out, any other is`()
    throws
  {
    var tapped = scenario
    tapped.settings = [Setting(.launchDeafness, 60_000_000)]
    tapped.workload = [0, 1, 2].map {
      Stimulus(.tapped(PlacementID($0), node: 0), at: .start + .hours(1))
    }
    #expect(try leftOut(.widgetTakenOut, tapped)?.hasPrefix("not compared") == true)
    tapped.settings = []
    #expect(try leftOut(.widgetTakenOut, tapped) == nil)
  }

  @Test func `what happens in another order at one instant is different`() throws {
    let found = try difference(.prefix) { step, effects in
      if step.earlierRuns > 0 { effects.reverse() }
    }
    #expect(found?.kind == .different)
  }

  // MARK: A prefix, and single stimuli

  @Test(arguments: [Relation.prefix, .singleStimuli])
  func `what is left of an earlier run breaks the relation`(relation: Relation) throws {
    let found = try difference(relation) { step, effects in
      guard step.earlierRuns > 0 else { return }
      effects.removeAll { $0.kind == .archived }
    }
    #expect(found?.kind == .missing)
  }

  @Test(arguments: Relation.allCases)
  func `numbers of requests that continue from run to run do not matter`(
    relation: Relation
  ) throws {
    var subject = FaultySubject()
    subject.numbersMoved = 1000
    var probe = RelationProbe(subject: subject, scenario: scenario)
    #expect(try probe.difference(relation) == nil)
  }

  @Test func `a run is cut at the event in its middle, which stays`() throws {
    var probe = RelationProbe(subject: FaultySubject(), scenario: scenario)
    let trace = try probe.trace(of: scenario)
    guard case .compares(let transformation) = try probe.preparation(.prefix) else { return }
    let middle = trace.events[trace.events.count / 2].instant
    #expect(transformation.scenario.length == middle - .start)
    #expect(try probe.trace(of: transformation.scenario).events.last?.instant == middle)
  }

  @Test func `repetitions are written out as far as the run lasts`() throws {
    var long = scenario
    long.workload.append(
      Stimulus(.pushReceived, at: .start + .hours(11), every: .hours(1), times: 9)
    )
    var probe = RelationProbe(subject: FaultySubject(), scenario: long)
    guard case .compares(let transformation) = try probe.preparation(.singleStimuli) else { return }
    let minutes = transformation.scenario.workload.map {
      ($0.at - .start).microseconds / 60_000_000
    }
    #expect(minutes == [20, 45, 70, 660, 720])
    #expect(transformation.scenario.workload.allSatisfy { $0.times == 1 })
    let seen = transformation.situations.map { Relation.singleStimuli.situations[$0] }
    #expect(seen == ["repetitions beyond the end of the run"])
    long.workload[0].times = 10_001
    long.workload[0].every = .tick
    #expect(try leftOut(.singleStimuli, long)?.hasPrefix("not compared") == true)
  }
}

extension Effect {
  /// The placed widget that an effect names, for an order.
  fileprivate var owner: Int32 {
    switch self {
    case .requested(_, _, let subject): subject.placement.number
    case .displayed(let id, _), .granted(let id, _, _), .held(let id, _, _): id.number
    default: -1
    }
  }
}
