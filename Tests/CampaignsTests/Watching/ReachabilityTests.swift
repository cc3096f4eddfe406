// Goal: the small scenarios bring each input into each condition, the counts are correct, and an
// input that was not tried fails a run that could have tried it.
// Method: the reference runs the block of conditions; then one input or one condition is left out.
import RunRecord
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import ScenarioGeneration

@Suite struct ReachabilityTests {
  private struct Observer: TraceObserver {
    var tracker: ReachabilityTracker

    mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
      tracker.observe(event, in: trace)
    }
  }

  @Test
  func `no widget waits for budget where there is none, or where reloads beyond it are dropped`() {
    let without = Profile.catalogue.filter { PlacementCondition.heldBudget.inapplicable($0) != nil }
    #expect(without.map(\.name) == ["simulator", "developerMode", "strict"])
  }

  @Test func `a set of conditions holds each by itself`() {
    for condition in PlacementCondition.allCases {
      let set = PlacementConditions(condition)
      #expect(PlacementCondition.allCases.filter { set.contains(.init($0)) } == [condition])
    }
  }

  private static let blocks: Set = ["conditions", "edits", "system", "others"]

  /// Returns the conditions that the blocks of conditions, edits, changes of the system and new
  /// inputs reach in the accepted scenarios.
  private func reached(
    _ isTaken: (Scenario) -> Bool = { _ in true }
  ) throws -> [ReachabilityLine] {
    let small = SmallScenarios(profile: .iOS26, variesSettings: false)
    let block = (0..<small.count).filter { Self.blocks.contains(small.name(of: $0).block) }
    #expect(!block.isEmpty)
    let simulation = Simulation()
    var counts = ReachedCounts()
    var observer = Observer(tracker: ReachabilityTracker())
    for index in block where isTaken(small[index].scenario) {
      let scenario = small[index].scenario
      let setup = try #require(scenario.setup)
      var runtime = ReferenceRuntime()
      var source = ScriptedSource(scenario)
      observer.tracker.begin(setup)
      _ = try simulation.run(
        scenario,
        setup: setup,
        subject: &runtime,
        source: &source,
        observer: &observer
      )
      counts.add(observer.tracker.met)
    }
    return counts.lines(profile: .iOS26, observations: .all)
  }

  @Test func `the small scenarios try each stimulus in each condition`() throws {
    let lines = try reached()
    #expect(lines.map(\.condition) == PlacementCondition.allCases.map(\.rawValue))
    for line in lines {
      let widgets = Input.Word.ofScripts.filter { Input.plain($0)?.concernsWidgets ?? true }
      #expect(line.inputs.count == widgets.count)
      let missed = line.unreached.map(\.kind).filter { $0 != EventKind.answered.rawValue }
      #expect(missed.isEmpty, "\(line.condition): \(missed)")
    }
  }

  @Test func `a stimulus that is left out is missed everywhere, and no other one`() throws {
    let lines = try reached { scenario in
      !scenario.workload.contains { $0.input.word == .textSize }
    }
    for line in lines {
      let missed = line.unreached.map(\.kind).filter { $0 != EventKind.answered.rawValue }
      #expect(missed == [EventKind.textSizeChanged.rawValue], "\(line.condition)")
    }
  }

  @Test(arguments: PlacementCondition.allCases.filter { !Self.everywhere.contains($0) })
  func `without what brings a condition about, nothing comes in it`(
    condition: PlacementCondition
  ) throws {
    let lines = try reached { !brings($0, about: condition) }
    let line = try #require(lines.first { $0.condition == condition.rawValue })
    #expect(line.inputs.allSatisfy { $0.cases == 0 }, "\(line.inputs.filter { $0.cases > 0 })")
  }

  /// An added widget is asked for both at once.
  private static let everywhere: [PlacementCondition] = [.placeholderUnderWay, .timelineUnderWay]

  /// Returns true if a condition may arise in a scenario, judging by the parts that the condition
  /// needs.
  private func brings(_ scenario: Scenario, about condition: PlacementCondition) -> Bool {
    let widget = scenario.widgets[0]
    let answers = widget.timelines.flatMap(\.answers)
    func has(_ words: Input.Word...) -> Bool {
      scenario.workload.contains { words.contains($0.input.word) }
    }
    let deadline = Profile.iOS26.interval(.timelineHardDeadline)
    let reloads = has(.reload, .reloadAll, .push, .locale, .textSize, .tap, .add, .system)
    switch condition {
    case .awaitsFirstDate:
      return answers.contains { $0.entries.first?.offset ?? .zero > .zero } || has(.moveClock)
    case .heldInFlight:
      let isSlow = widget.timelines.contains { $0.answers.allSatisfy { $0.delay > .zero } }
      return isSlow && reloads
    case .heldUnseen: return has(.show, .lock, .reboot)
    case .heldSpacing, .heldBudget: return reloads
    case .awaitsRetry:
      return answers.contains { $0.kind == .error } || has(.reboot, .kill)
        || widget.timelines.contains { $0.answers.allSatisfy { $0.delay > deadline } }
    case .snapshotUnderWay: return has(.gallery)
    case .placeholderUnderWay, .timelineUnderWay: return true
    case .intentUnderWay, .togglesShowTap: return has(.tap)
    case .awaitsUnlock: return has(.reboot)
    case .isRemoved: return has(.remove, .app, .withdraw)
    }
  }

  @Test func `an input that was not tried fails a long exact run, and no other one`() {
    var line = ReachabilityLine()
    line.condition = "removed"
    line.inputs = ["tapped", "locked"].map { kind in
      var input = ReachabilityLine.Input()
      input.kind = kind
      input.cases = ReachabilityLine.leastCases
      return input
    }
    var clause = ClauseLine()
    clause.cases = 1
    clause.verdict = .held
    var record = RunRecord()
    record.header.isExact = true
    record.header.cases = Int64(RunRecord.defaultCases)
    record.clauses = [clause]
    record.reachability = [line]
    #expect(record.status() == .held)
    record.reachability[0].inputs[1].cases -= 1
    #expect(record.status() == .nothingRan)
    var short = record
    short.header.cases -= 1
    var shard = record
    shard.header.shard = 1
    var foreign = record
    foreign.header.isExact = false
    var selected = record
    selected.header.selection = ["TL"]
    var impossible = record
    impossible.reachability[0].why = "the profile has no budget"
    for other in [short, shard, foreign, selected, impossible] {
      #expect(other.status() == .held)
    }
  }

  @Test func `shards add up to the whole`() throws {
    let whole = try reached()
    var record = RunRecord()
    record.header.shards = 2
    record.footer = RecordFooter()
    var shards = [record, record]
    for shard in shards.indices {
      shards[shard].header.shard = Int64(shard + 1)
      shards[shard].reachability = whole
    }
    let merged = try RunRecord(merging: shards)
    for (sum, line) in zip(merged.reachability, whole) {
      #expect(sum.inputs.map(\.cases) == line.inputs.map { $0.cases * 2 })
    }
    #expect(merged.reachability.count == whole.count)
  }
}
