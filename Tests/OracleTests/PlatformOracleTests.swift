// Goal: a difference is reported with its instant, its placement, the due and the actual effect;
// choices that the facts leave open are not differences.
// Method: one short hand-written run, with one effect changed.
import Testing
import WidgetModel

@testable import Oracle

@Suite struct PlatformOracleTests {
  private let subject = RequestSubject(
    widget: WidgetID(0),
    placement: PlacementID(0),
    family: .systemSmall,
    configuration: 0
  )

  private var setup: Setup {
    Setup(
      profile: .iOS26,
      device: Device(),
      widgets: [WidgetDeclaration(kind: 0, isPushEnabled: false, name: "")],
      placements: [
        Placement(widget: WidgetID(0), family: .systemSmall, configuration: 0, added: .start)
      ]
    )
  }

  /// A placement is added, its timeline of two entries comes, and the second is shown after an hour.
  private var events: [(time: Interval, body: TraceEvent.Body)] {
    let id = PlacementID(0)
    return [
      (.zero, .input(.added(id))),
      (.zero, .effect(.requested(RequestID(40), .placeholder, subject))),
      (.zero, .effect(.displayed(id, .placeholder))),
      (.zero, .effect(.granted(id, ReloadCauses(.added), charge: 1))),
      (.zero, .effect(.requested(RequestID(7), .timeline, subject))),
      (.zero, .input(.answered(RequestID(40), .entry(ViewID(0)), memory: 0))),
      (.seconds(1), .input(.answered(RequestID(7), .timeline(TimelineID(0)), memory: 0))),
      (.seconds(1), .effect(.archived(RequestID(7), renderings: 4))),
      (.seconds(1), .effect(.committed(id, RequestID(7), TimelineID(0)))),
      (.seconds(1), .effect(.displayed(id, .entry(TimelineID(0), 0)))),
      (.hours(1), .effect(.displayed(id, .entry(TimelineID(0), 1)))),
      (.hours(2), .input(.locked(true))),
      (.hours(2), .input(.reloadAllCalled)),
      (.hours(2), .effect(.held(id, ReloadCauses(.app), .unseen))),
    ]
  }

  private func oracle(
    _ relaxations: OracleRelaxations = [],
    _ change: (inout [(time: Interval, body: TraceEvent.Body)]) -> Void = { _ in }
  ) -> PlatformOracle {
    var events = events
    change(&events)
    var trace = Trace()
    trace.views = [.plain]
    trace.timelines = [
      Timeline(
        entries: [.zero, .hours(1)].map {
          TimelineEntry(date: .defaultStart + $0, view: ViewID(0))
        },
        policy: .never
      )
    ]
    var oracle = PlatformOracle(setup, relaxations: relaxations)
    for (place, event) in events.enumerated() {
      let event = TraceEvent(
        instant: .start + event.time,
        wall: .defaultStart + event.time,
        cause: -1,
        body: event.body
      )
      oracle.observe(event, at: place, in: trace)
    }
    oracle.finish(at: .start + .days(1), in: trace)
    return oracle
  }

  private func kinds(_ change: (inout [(time: Interval, body: TraceEvent.Body)]) -> Void)
    -> [OracleDifference.Kind]
  { oracle([], change).differences.map(\.kind) }

  @Test func `a run in which all that is due comes has no difference, and is counted`() {
    let oracle = oracle()
    #expect(oracle.differences == [])
    #expect(oracle.answeredInputs == 3)
    #expect(oracle.answeredInstants == 1)
    #expect(oracle.silentInputs == 2)
    #expect(oracle.nextInstant == .never)
  }

  @Test func `effects that bind no order may come in any`() {
    #expect(kinds { $0.swapAt(1, 2) } == [])
    #expect(kinds { $0.swapAt(1, 4) } == [.disordered])
    #expect(kinds { $0.swapAt(7, 9) } == [.disordered])
    #expect(oracle(.order) { $0.swapAt(7, 9) }.differences == [])
  }

  @Test func `missing, surplus and different effects are distinguished`() {
    #expect(kinds { $0.remove(at: 9) } == [.missing])
    #expect(kinds { $0.insert($0[9], at: 10) } == [.unfounded])
    #expect(
      kinds { $0[9].body = .effect(.displayed(PlacementID(0), .placeholder)) } == [.different]
    )
    #expect(kinds { $0[8].body = .effect(.cancelled(RequestID(7))) } == [.missing, .unfounded])
  }

  @Test func `what comes at another instant is late or early`() {
    #expect(kinds { $0[10].time = .hours(1) + .tick } == [.late])
    #expect(kinds { $0[10].time = .hours(1) - .tick } == [.early])
    #expect(kinds { $0.remove(at: 10) } == [.missing])
    #expect(kinds { $0.removeLast(4) } == [.missing])
  }

  @Test func `a difference names the instant, the placement, the due and the actual effect`() throws
  {
    let found = try #require(
      oracle([]) { $0[10].time = .minutes(90) }.differences.first
    )
    #expect(found.placement == PlacementID(0))
    #expect(found.instant == .start + .minutes(90))
    let shown = "shows entry 1 of timeline 0, dated 2026-01-05T01:00:00Z"
    #expect(found.due == "\(shown) at 1h")
    #expect(found.came == shown)
    #expect("\(found)" == "at 1h30m of placement 0, due: \(shown) at 1h; came: \(shown)")
  }

  @Test func `after the first step that differs nothing is compared`() {
    let found = oracle([]) {
      $0.remove(at: 3)
      $0.removeLast()
    }
    #expect(found.differences.map(\.kind) == [.missing])
    #expect(!found.isFollowing)
  }

  @Test func `what the facts leave open can be relaxed`() {
    let silent: (inout [(time: Interval, body: TraceEvent.Body)]) -> Void = { $0.removeLast() }
    #expect(oracle([], silent).differences.map(\.kind) == [.missing])
    #expect(oracle(.holds, silent).differences == [])
    let talkative: (inout [(time: Interval, body: TraceEvent.Body)]) -> Void = {
      $0.append((.hours(2), .effect(.reported(.lateAnswer, PlacementID(0)))))
    }
    #expect(oracle([], talkative).differences.map(\.kind) == [.unfounded])
    #expect(oracle(.notices, talkative).differences == [])
  }
}
