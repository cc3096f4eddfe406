import RunRecord
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns

// Goal: the lives of Live Activities contain each call, its result and the reason for each end.
// Method: scenarios under the reference runtime; if an effect is removed from a trace, the line
// says that none came.
@Suite struct ActivitiesLineTests {
  private let id = ActivityID(0)

  @Test func `a life has its calls and pushes with their results`() throws {
    let large = ActivityContent(bytes: 4097)
    var unreadable = ActivityPush(.update(ActivityContent(), age: .zero), to: id)
    unreadable.isUnreadable = true
    let line = try lives([
      start(ActivityRequest(pushType: .token)),
      Stimulus(.activities(.updated(id, ActivityContent(alerts: true))), at: .start + .minutes(1)),
      Stimulus(
        .activities(.updated(id, ActivityContent(), age: .minutes(5))),
        at: .start + .minutes(2)
      ),
      Stimulus(.activities(.updated(id, large)), at: .start + .minutes(3)),
      Stimulus(.activities(.pushed(unreadable)), at: .start + .minutes(4)),
      Stimulus(
        .activities(.pushed(ActivityPush(.update(ActivityContent(), age: .zero), to: id))),
        at: .start + .minutes(5)
      ), Stimulus(.activities(.ended(id, .immediate)), at: .start + .minutes(6)),
      Stimulus(.activities(.updated(id, ActivityContent())), at: .start + .minutes(7)),
    ])
    let steps = try #require(line.lives.first).steps
    #expect(
      steps.map { "\($0.name): \($0.outcome.rawValue)" } == [
        "start: taken", "update: taken", "update: ignored", "update: refused",
        "push: update: dropped", "push: update: taken", "end: taken", "update: ignored",
      ]
    )
    #expect(steps.map(\.content) == [0, 1, 1, 1, 1, 5, -1, -1])
    #expect(steps[1].alert == .expanded)
    #expect(steps[2].result == "its content is 4m older than what is shown")
    #expect(steps[3].result == "4097 bytes, and 4096 may be")
    #expect(steps[4].result == "it cannot be decoded")
    #expect(steps[7].result == "it is gone")
    #expect(line.lives[0].start == .app && line.lives[0].end == .app)
    #expect(line.lives[0].departure == .date && line.lives[0].leftAt == line.lives[0].endedAt)
  }

  @Test func `a start that is refused has the error and no life`() throws {
    let line = try lives([
      Stimulus(.activities(.started(id, ActivityContent(), ActivityRequest())), at: .start)
    ])
    let life = try #require(line.lives.first)
    #expect(life.startedAt == -1 && life.steps.map(\.outcome) == [.refused])
    #expect(life.steps[0].result == "visibility: the app is not in the foreground")
  }

  @Test func `a number that is used again has another life`() throws {
    let line = try lives([
      start(), Stimulus(.activities(.ended(id, .immediate)), at: .start + .hours(1)),
      Stimulus(
        .activities(.started(id, ActivityContent(), ActivityRequest())),
        at: .start + .hours(2)
      ),
    ])
    #expect(line.lives.map(\.number) == [0, 0])
    #expect(line.lives.map(\.end) == [.app, .age])
    #expect(line.lives.map(\.departure) == [.date, .limit])
  }

  @Test func `two activities share the island, and each step says where it stands`() throws {
    let other = ActivityID(1)
    let line = try lives([
      start(),
      Stimulus(
        .activities(.started(other, ActivityContent(), ActivityRequest())),
        at: .start + .minutes(1)
      ),
      Stimulus(
        .activities(.updated(other, ActivityContent(relevance: 5))),
        at: .start + .minutes(2)
      ),
    ])
    #expect(line.hasIsland)
    #expect(line.lives[0].steps.map(\.place).prefix(3) == [.compact, .attached, .detached])
    #expect(line.lives[0].steps.map(\.name).prefix(3) == ["start", "island", "island"])
    #expect(line.lives[1].steps.map(\.place).prefix(2) == [.detached, .attached])
  }

  @Test(
    arguments: zip(
      [
        Input.activities(.ended(ActivityID(0), .byDefault)), .activities(.swiped(ActivityID(0))),
        .activities(.pushed(ActivityPush(.end(.immediate), to: ActivityID(0)))), .locked(true),
        .activities(.frequentPushesAllowed(true)), .appInstalled(false),
      ],
      [
        [ActivityLine.Cause.app, .limit], [.none, .person], [.push, .date],
        [.attention, .attention], [.setting, .limit], [.none, .deletion],
      ]
    )
  )
  func `the reasons for its end and its dismissal are reported`(
    _ input: Input,
    _ causes: [ActivityLine.Cause]
  ) throws {
    let style: ActivityRequest.Style = input == .locked(true) ? .transient : .standard
    let life = try #require(
      try lives([
        start(ActivityRequest(style, pushType: .token)), Stimulus(input, at: .start + .hours(1)),
      ])
      .lives.first
    )
    #expect([life.end, life.departure] == causes)
  }

  @Test func `a burst of pushes says which one the budget drops`() throws {
    let push = ActivityPush(.update(ActivityContent(), age: .zero), to: id)
    let budget = Int(Profile.iOS26[.activityPushBudget])
    let line = try lives([
      start(ActivityRequest(pushType: .token)),
      Stimulus(
        .activities(.pushed(push)),
        at: .start + .minutes(1),
        every: .seconds(1),
        times: budget + 1
      ),
    ])
    let pushes = line.lives[0].steps.filter { $0.source == .push }
    #expect(pushes.last?.outcome == .dropped)
    #expect(pushes.last?.result == "\(budget) came in the hour, the budget of pushes")
    #expect(pushes.dropLast().allSatisfy { $0.outcome == .taken })
  }

  @Test func `a long life is cut round the event that matters, and says how much`() throws {
    let scenario = self.scenario([
      start(),
      Stimulus(
        .activities(.updated(id, ActivityContent())),
        at: .start + .minutes(1),
        every: .minutes(1),
        times: 100
      ),
    ])
    let trace = try SimulatedDay.trace(of: scenario)
    let update = try #require(
      trace.events.indices.filter { trace.events[$0].kind == .activityUpdated }.dropFirst(60).first
    )
    let all = trace.events.indices
    let line = ActivitiesLine.lives(in: trace, of: scenario, showing: all, focus: update)
    let life = try #require(line.lives.first)
    #expect(life.steps.count == ActivitiesLine.stepLimit)
    #expect(life.steps.map(\.omitted).reduce(0, +) + life.omitted == 103 - 24)
    #expect(life.steps[0].name == "start" && life.steps[0].omitted == 0)
    #expect(life.steps.filter(\.isBreaking).map(\.event) == [Int64(update)])
  }

  @Test func `where an effect is missing nothing comes of a call, and no reason is known`() throws {
    let scenario = self.scenario([
      start(), Stimulus(.activities(.updated(id, ActivityContent())), at: .start + .minutes(1)),
    ])
    var trace = try SimulatedDay.trace(of: scenario)
    let shown = try #require(trace.events.lastIndex { $0.kind == .activityShown })
    trace.events.remove(at: shown)
    let all = trace.events.indices
    let line = ActivitiesLine.lives(in: trace, of: scenario, showing: all, focus: nil)
    #expect(line.lives[0].steps[1].outcome == .unexplained)
  }

  @Test func `a run without Live Activities has no lives`() throws {
    let trace = try SimulatedDay.trace()
    let all = trace.events.indices
    let line = ActivitiesLine.lives(in: trace, of: SimulatedDay.scenario, showing: all, focus: nil)
    #expect(line == ActivitiesLine())
  }

  private func start(_ request: ActivityRequest = ActivityRequest()) -> Stimulus {
    var request = request
    request.isFromIntent = true
    return Stimulus(.activities(.started(id, ActivityContent(), request)), at: .start)
  }

  private func scenario(_ workload: [Stimulus]) -> Scenario {
    var scenario = Scenario()
    scenario.workload = workload
    // The app is in front when it asks later on.
    let later = workload.dropFirst().contains { $0.input?.kind == .activityStarted }
    if later { scenario.workload.insert(Stimulus(.foreground(true), at: .start), at: 0) }
    return scenario
  }

  private func lives(_ workload: [Stimulus]) throws -> ActivitiesLine {
    let scenario = scenario(workload)
    let trace = try SimulatedDay.trace(of: scenario)
    let all = trace.events.indices
    return ActivitiesLine.lives(in: trace, of: scenario, showing: all, focus: nil)
  }
}
