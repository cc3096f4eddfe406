import ScenarioCorpus
import Testing
import WidgetModel

// Goal: the checker finds events that are missing, surplus, forbidden or displayed differently, and
// nothing else.
// Method: hand-written traces, so that no runtime is involved.
@Suite struct GoldenCheckerTests {
  /// A run: a placeholder from 0 s, a reload at 1 h, entry 0 from 1 h to 2 h, then entry 1.
  private static let trace: Trace = {
    var trace = Trace()
    let placement = PlacementID(0)
    func add(_ hours: Int64, _ effect: Effect) {
      let instant = Instant.start + .hours(hours)
      let wall = WallDate.defaultStart + .hours(hours)
      trace.events.append(
        TraceEvent(instant: instant, wall: wall, cause: -1, body: .effect(effect))
      )
    }
    trace.timelines = [
      Timeline(
        entries: [
          TimelineEntry(date: .defaultStart + .hours(1), view: ViewID(0)),
          TimelineEntry(date: .defaultStart + .hours(2), view: ViewID(0)),
        ],
        policy: .never
      )
    ]
    let subject = RequestSubject(
      widget: WidgetID(0),
      placement: placement,
      family: .systemSmall,
      configuration: 0
    )
    add(0, .displayed(placement, .placeholder))
    add(1, .granted(placement, ReloadCauses(.app, .policy), charge: 1))
    add(1, .requested(RequestID(0), .timeline, subject))
    add(1, .committed(placement, RequestID(0), TimelineID(0)))
    add(1, .displayed(placement, .entry(TimelineID(0), 0)))
    add(2, .displayed(placement, .entry(TimelineID(0), 1)))
    trace.end = .start + .hours(3)
    return trace
  }()

  private func mismatches(
    _ lines: String,
    complete: String = "[]",
    in trace: Trace = trace
  ) throws -> [GoldenMismatch] {
    let file = try CorpusFile(
      reading: """
        { "format": 1, "title": "t", "scenario": {}, "complete": \(complete), "expect": [\(lines)] }
        """
    )
    return GoldenChecker.check(file, trace)
  }

  private let granted = """
    { "at": "1h", "kind": "granted", "causes": ["policy", "app"], "charge": 1, "fact": "TL-19" }
    """

  @Test(arguments: [
    #"{ "at": "1h", "kind": "granted", "fact": "TL-19" }"#,
    #"{ "at": "01:00", "kind": "granted", "placement": 0, "fact": "TL-19, AS-04" }"#,
    #"{ "between": ["0s", "1h"], "kind": "granted", "fact": "TL-19" }"#,
    #"{ "between": ["01:00:00", "2h"], "kind": "granted", "fact": "TL-19" }"#,
    #"{ "at": "1h", "kind": "committed", "dates": ["1h", "02:00"], "fact": "TL-47" }"#,
    #"{ "at": "0s", "kind": "shown", "entry": "placeholder", "until": "1h", "fact": "TL-12" }"#,
    #"{ "at": "2h", "kind": "shown", "entry": 1, "until": "end", "fact": "TL-12" }"#,
    #"{ "at": "1h59m59.999999s", "shows": { "placement": 0, "entry": 0 }, "fact": "TL-11" }"#,
    #"{ "at": "2h", "shows": { "placement": 0, "entry": 1 }, "fact": "TL-11" }"#,
    #"{ "never": true, "kind": "granted", "charge": 0, "fact": "RB-12" }"#,
    #"{ "never": true, "between": ["1h0.000001s", "3h"], "kind": "granted", "fact": "RB-12" }"#,
    #"{ "at": "1h", "every": "1h", "times": 2, "kind": "displayed", "placement": 0, "fact": "TL-11" }"#,
    #"{ "between": ["0s", "2h"], "kind": "displayed", "count": 3, "fact": "TL-11" }"#,
  ])
  func `a promise that is kept is not reported`(line: String) throws {
    #expect(try mismatches(line).isEmpty)
  }

  @Test(arguments: [
    (#"{ "at": "1h0.000001s", "kind": "granted", "fact": "TL-19" }"#, GoldenMismatch.Kind.missing),
    (#"{ "at": "1h", "kind": "granted", "causes": ["app"], "fact": "TL-19" }"#, .missing),
    (#"{ "at": "1h", "kind": "granted", "count": 2, "fact": "TL-19" }"#, .missing),
    (#"{ "at": "1h", "kind": "committed", "dates": ["1h"], "fact": "TL-47" }"#, .missing),
    (#"{ "at": "0s", "kind": "shown", "until": "59m", "fact": "TL-12" }"#, .missing),
    (#"{ "at": "1h", "kind": "failed", "fact": "TL-29" }"#, .missing),
    (#"{ "between": ["0s", "2h"], "kind": "displayed", "count": 2, "fact": "TL-11" }"#, .surplus),
    (#"{ "at": "2h", "shows": { "placement": 0, "entry": 0 }, "fact": "TL-11" }"#, .otherDisplay),
    (#"{ "at": "2h", "shows": { "placement": 1, "entry": 0 }, "fact": "TL-11" }"#, .otherDisplay),
    (#"{ "never": true, "kind": "granted", "charge": 1, "fact": "RB-12" }"#, .forbidden),
    (
      #"{ "never": true, "between": ["1h", "2h"], "kind": "granted", "fact": "RB-12" }"#, .forbidden
    ),
  ])
  func `a promise that is broken is reported`(line: String, kind: GoldenMismatch.Kind) throws {
    let found = try mismatches(line)
    #expect(found.contains { $0.kind == kind && $0.line == 0 }, "\(found)")
  }

  @Test func `a doubled event and a doubled line are both found`() throws {
    #expect(try mismatches(granted).isEmpty)
    var twice = GoldenCheckerTests.trace
    twice.events.insert(twice.events[1], at: 1)
    #expect(try mismatches(granted, in: twice).map(\.kind) == [.surplus])
    #expect(try mismatches("\(granted), \(granted)").map(\.kind) == [.missing])
    #expect(try mismatches("\(granted), \(granted)", in: twice).isEmpty)
    let never = #"{ "never": true, "kind": "failed", "fact": "TL-29" }"#
    #expect(try mismatches("\(never), \(never)").map(\.kind) == [.repeated])
  }

  @Test(arguments: [
    (#"{ "at": "1h", "kind": "granted", "fact": "TL-19" }"#, "", [EventKind]()),
    (#"{ "at": "1h", "kind": "reported", "fact": "TL-30" }"#, "", []),
    (#"{ "never": true, "kind": "held", "fact": "RB-09" }"#, "", []),
    (#"{ "at": "1h", "kind": "held", "fact": "RB-09" }"#, "", [.held]),
    (#"{ "at": "1h", "kind": "granted", "fact": "RB-16" }"#, #"{ "do": "tap" }"#, [.led]),
    (#"{ "at": "1h", "kind": "granted", "fact": "RB-22" }"#, #"{ "do": "reload" }"#, []),
  ])
  func `a file depends on what decides, and on nothing that is only reported`(
    line: String,
    stimulus: String,
    needs: [EventKind]
  ) throws {
    let file = try CorpusFile(
      reading: """
        { "format": 1, "title": "t", "scenario": { "workload": [\(stimulus)] }, "expect": [\(line)] }
        """
    )
    let few = EventKinds.inputs.union(EventKinds(.requested, .committed, .displayed))
    #expect(GoldenChecker.unclaimed(file, by: few).list == needs)
    #expect(GoldenChecker.unclaimed(file, by: .all).list == [])
  }

  @Test(arguments: [
    ("none", [EventKind]()), ("toggle", [.controlShown]), ("opener", [.controlShown]),
  ])
  func `a file with a control hangs on what controls show`(
    form: String,
    needs: [EventKind]
  ) throws {
    let file = try CorpusFile(
      reading: """
        {
          "format": 1,
          "title": "t",
          "scenario": { "widgets": [{ "control": { "form": "\(form)" } }] },
          "expect": [{ "at": "1h", "kind": "requested", "request": "control", "fact": "CT-02" }]
        }
        """
    )
    let few = EventKinds.inputs.union(EventKinds(.requested))
    #expect(GoldenChecker.unclaimed(file, by: few).list == needs)
    #expect(GoldenChecker.unclaimed(file, by: .all).list == [])
  }

  @Test func `only the lines of the facts that are asked for are looked at`() throws {
    let broken = #"{ "at": "2h", "kind": "granted", "facts": ["TL-19", "AS-02"] }"#
    let file = try CorpusFile(
      reading: """
        { "format": 1, "title": "t", "scenario": {}, "complete": ["granted"], "expect": [\(broken)] }
        """
    )
    func found(_ facts: Set<String>?) -> [GoldenMismatch.Kind] {
      GoldenChecker.check(file, Self.trace, facts: facts).map(\.kind)
    }
    #expect(found(nil) == [.missing, .unmentioned])
    #expect(found(["AS-02"]) == [.missing])
    #expect(found(["TL-20"]) == [])
  }

  @Test func `in a complete file an event without a line is found`() throws {
    #expect(try mismatches("").isEmpty)
    #expect(try mismatches("", complete: #"["granted"]"#).map(\.kind) == [.unmentioned])
    #expect(try mismatches(granted, complete: #"["granted", "failed"]"#).isEmpty)
    #expect(try mismatches("", complete: #"["shown"]"#).count == 3)
  }

  @Test func `lines that overlap share their events in any order`() throws {
    var trace = Trace()
    for minutes in [10, 20, 30] as [Int64] {
      let instant = Instant.start + .minutes(minutes)
      trace.events.append(
        TraceEvent(
          instant: instant,
          wall: .defaultStart + .minutes(minutes),
          cause: -1,
          body: .effect(.granted(PlacementID(0), ReloadCauses(.app), charge: 1))
        )
      )
    }
    let lines = [
      #"{ "between": ["0s", "30m"], "kind": "granted", "fact": "TL-19" }"#,
      #"{ "between": ["0s", "20m"], "kind": "granted", "fact": "TL-19" }"#,
      #"{ "at": "10m", "kind": "granted", "fact": "TL-19" }"#,
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let text = order.map { lines[$0] }.joined(separator: ",")
      #expect(try mismatches(text, in: trace).isEmpty)
    }
  }

  @Test func `a message gives the promise, its fact, and the closest event`() throws {
    let line = """
      { "at": "1h", "kind": "granted", "causes": ["app"], "charge": 0, "fact": "RB-12",
        "says": "free in the foreground" }
      """
    let message = try #require(try mismatches(line).first).description
    #expect(
      message == """
        expect[0], RB-12: at 1h granted causes app, charge 0 did not happen; nearest: at 1h the run \
        granted placement 0, causes policy+app, charge 1 (free in the foreground)
        """
    )
  }

  @Test func `a display of no duration is nobody's promise`() throws {
    var trace = GoldenCheckerTests.trace
    let entry = Display.entry(TimelineID(0), 0)
    trace.events.insert(
      TraceEvent(
        instant: .start + .hours(2),
        wall: .defaultStart + .hours(2),
        cause: -1,
        body: .effect(.displayed(PlacementID(0), .placeholder))
      ),
      at: 5
    )
    trace.events.insert(
      TraceEvent(
        instant: .start + .hours(2),
        wall: .defaultStart + .hours(2),
        cause: -1,
        body: .effect(.displayed(PlacementID(0), entry))
      ),
      at: 6
    )
    let spans = """
      { "at": "0s", "kind": "shown", "entry": "placeholder", "until": "1h", "fact": "TL-12" },
      { "at": "1h", "kind": "shown", "entry": 0, "until": "2h", "fact": "TL-12" },
      { "at": "2h", "kind": "shown", "entry": 1, "until": "end", "fact": "TL-12" }
      """
    #expect(try mismatches(spans, complete: #"["shown"]"#, in: trace).isEmpty)
  }

  @Test func `a placement that is taken away shows nothing any more`() throws {
    var trace = GoldenCheckerTests.trace
    trace.events.append(
      TraceEvent(
        instant: .start + .minutes(150),
        wall: .defaultStart + .minutes(150),
        cause: -1,
        body: .input(.removed(PlacementID(0)))
      )
    )
    let line = #"{ "at": "2h", "kind": "shown", "entry": 1, "until": "2h30m", "fact": "TL-12" }"#
    #expect(try mismatches(line, in: trace).isEmpty)
    let after = #"{ "at": "2h30m", "shows": { "placement": 0 }, "fact": "TL-12" }"#
    #expect(try mismatches(after, in: trace).map(\.kind) == [.otherDisplay])
  }
}
