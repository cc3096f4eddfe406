// Goal: a violation that rests on a coincidence is dropped if another run refutes it, and kept if
// it confirms it.
// Method: the other runs are hand-written.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

@Suite struct SecondLooksTests {
  func report(
    _ clause: ClauseID,
    _ kind: String,
    earliest: Int64 = 0,
    usesOutsideData: Bool = true,
    widget: Int = 0
  ) throws -> CaseReport {
    var report = CaseReport()
    var line = TallyLine()
    line.clause = Int64(try #require(Clause.catalogue.firstIndex { $0.id == clause }))
    line.violations = [
      ReportedViolation(
        Violation(kind: kind, request: RequestID(3), message: "m"),
        widget: WidgetID(widget),
        kind: "w",
        places: PlaceCandidates()
      )
    ]
    report.tallies = [line]
    report.usesOutsideData = usesOutsideData
    report.dates = [dates(earliest)]
    return report
  }

  private func dates(_ earliest: Int64, entries: Int64 = 1) -> AnswerDates {
    var dates = AnswerDates()
    dates.request = 3
    dates.entries = entries
    dates.earliest = earliest
    dates.latest = earliest
    dates.firstStep = Interval.minutes(1).microseconds
    return dates
  }

  private func keeps(
    _ report: CaseReport,
    _ scenario: Scenario = Scenario(),
    other: (WorkerRequest) -> CaseReport?
  ) -> Bool {
    var looks = ConfirmationRuns(Clause.catalogue, remembers: false)
    return !looks.settled(report, of: scenario, run: other).tallies[0].violations.isEmpty
  }

  @Test func `a date that follows the clock is the code's own, one that does not was given to it`()
    throws
  {
    let day = Interval.day.microseconds
    for clause in ["CR-04", "TL-32.provider", "TL-10.provider.now"] as [ClauseID] {
      let accused = try report(clause, "captured", earliest: -7 * day)
      var same = CaseReport()
      same.dates = [dates(-7 * day + Interval.hours(1).microseconds)]
      var given = CaseReport()
      given.dates = [dates(-14 * day)]
      #expect(keeps(accused) { _ in same })
      #expect(!keeps(accused) { _ in given })
      #expect(!keeps(accused) { _ in nil })
    }
  }

  @Test func `code that was given nothing is asked again only where a constant may meet the clock`()
    throws
  {
    let stale = try report("TL-32.provider", "stale", usesOutsideData: false)
    #expect(keeps(stale) { _ in nil })
    let captured = try report("CR-04", "captured", usesOutsideData: false)
    #expect(!keeps(captured) { _ in nil })
  }

  @Test func `days of seconds follow the phone's zone, dates of a fixed zone do not`() throws {
    let accused = try report("CR-08", "off by the change", earliest: 0)
    var same = CaseReport()
    same.dates = [dates(0)]
    var moved = CaseReport()
    moved.dates = [dates(Interval.minutes(330).microseconds)]
    func isElsewhere(_ order: WorkerRequest) -> Bool {
      order.scenario.device.surroundings.zone == .kolkata
    }
    #expect(keeps(accused) { isElsewhere($0) ? moved : same })
    #expect(!keeps(accused) { _ in same })
    #expect(!keeps(accused) { isElsewhere($0) ? nil : same })
  }

  @Test func `an entry in force that is left out of given ones is the code's own choice`() throws {
    var accused = try report("TL-10.provider.now", "not now")
    #expect(!keeps(accused) { _ in CaseReport() })
    accused.dates[0].leavesOutTheOneInForce = true
    #expect(keeps(accused) { _ in CaseReport() })
  }

  @Test func `the entry in force is left out only of dates that were given`() {
    let now = WallDate.defaultStart
    /// Returns true if it is left out, for entries at the given hours after the request.
    func isLeftOut(_ entries: [Int64], given: [Int64]) -> Bool {
      var timeline = Timeline(entries: [], policy: .never)
      timeline.entries = entries.map { TimelineEntry(date: now + .hours($0), view: ViewID(0)) }
      let subject = RequestSubject(
        widget: WidgetID(0),
        placement: nil,
        family: .systemSmall,
        configuration: 0
      )
      let request = RequestRecord(
        id: RequestID(1),
        kind: .timeline,
        subject: subject,
        instant: .start,
        wall: now
      )
      let dates = given.map { (now + .hours($0)).microseconds }
      return AnswerDates(timeline, of: request, given: dates).leavesOutTheOneInForce
    }
    #expect(isLeftOut([1, 2], given: [-3, 1, 2]))
    #expect(!isLeftOut([-3, 1, 2], given: [-3, 1, 2]))
    #expect(!isLeftOut([1, 2], given: [1, 2]))
    #expect(isLeftOut([1, 2, 5], given: [-3, 1, 2]))
    #expect(!isLeftOut([1, 3], given: [-3, 1, 2]))
    #expect(!isLeftOut([1, 2, 5, 6], given: [-3, 1, 2, 6]))
    #expect(!isLeftOut([], given: [-3]))
  }

  @Test func `entries are too close only if they are as close at another moment`() throws {
    let minute = Interval.minutes(1).microseconds
    /// Returns the report of a timeline whose first and later steps have the given lengths in
    /// minutes.
    func steps(_ first: Int64, _ later: Int64) throws -> CaseReport {
      var accused = try report("TL-14.provider", "too close", usesOutsideData: false)
      accused.dates[0].firstStep = first * minute
      accused.dates[0].laterStep = later * minute
      return accused
    }
    let constant = try steps(1, 1)
    #expect(keeps(constant) { _ in constant })
    // The clock's mark is as near as the request makes it.
    let marked = try steps(3, 60)
    let markedLater = try steps(1, 60)
    #expect(!keeps(marked) { _ in markedLater })
    // A minute clock is too fast for any first step.
    let fast = try steps(0, 1)
    #expect(keeps(fast) { _ in constant })
    #expect(!keeps(constant) { _ in CaseReport() })
    #expect(!keeps(constant) { _ in nil })
  }

  @Test func `at the other moment, the stimuli are farther apart`() throws {
    var scenario = Scenario()
    scenario.length = .minutes(20)
    scenario.workload = [
      Stimulus(.locked(false), at: .start + .minutes(10)), Stimulus(.locked(true), at: .start),
      Stimulus(.rebooted, at: .start + .minutes(1)), Stimulus(.rebooted, at: .start + .minutes(10)),
    ]
    let accused = try report("TL-14.provider", "too close", usesOutsideData: false)
    var other = Scenario()
    _ = keeps(accused, scenario) { order in
      other = order.scenario
      return nil
    }
    let shifts = zip(other.workload, scenario.workload).map { $0.at - $1.at }
    #expect(shifts == [.seconds(14), .zero, .seconds(7), .seconds(14)])
    #expect(other.length - scenario.length == .seconds(14))
  }

  @Test func `no entry is blamed on data only if the data brings one`() throws {
    var scenario = Scenario()
    scenario.device.surroundings.store = .empty
    let accused = try report("AG-08.provider", "no entry")
    for entries in [0, 1] as [Int64] {
      var friendly = CaseReport()
      friendly.dates = [dates(0, entries: entries)]
      let isKept = keeps(accused, scenario) { order in
        order.scenario.device.surroundings.store == .present ? friendly : nil
      }
      #expect(isKept == (entries > 0))
    }
  }

  @Test(arguments: [
    (["7"], ["7"], ["9"], true),
    (["7"], ["8"], ["9"], false),
    (["7"], ["7"], ["7"], false),
  ])
  func
    `a figure is the placeholder's if other data and another clock leave it, and good data does not`(
      _ first: [String],
      _ second: [String],
      _ served: [String],
      _ expected: Bool
    ) throws
  {
    func lines(_ texts: [String], placeholder: [String]) -> [FigureLine] {
      texts.map { FigureLine($0, of: WidgetID(0), isOfPlaceholder: false) }
        + placeholder.map { FigureLine($0, of: WidgetID(0), isOfPlaceholder: true) }
    }
    var accused = try report("CR-11", "sold as real")
    accused.figures = lines(first, placeholder: first)
    var scenario = Scenario()
    scenario.device.surroundings.network = .offline
    let isKept = keeps(accused, scenario) { order in
      var report = CaseReport()
      let isServed = order.scenario.device.surroundings.network == .fixtures
      report.figures =
        isServed
        ? lines(served, placeholder: first) : lines(second, placeholder: second)
      return report
    }
    #expect(isKept == expected)
  }

  @Test func `what extreme or made-up values bring is dropped, what given ones bring is kept`()
    throws
  {
    for (clause, kind) in [("VW-38.view", "too large"), ("CR-51", "doubled")]
      as [(ClauseID, String)]
    {
      let accused = try report(clause, kind)
      #expect(keeps(accused) { _ in nil })
      var scenario = Scenario()
      scenario.device.surroundings.values = .extreme
      #expect(!keeps(accused, scenario) { _ in CaseReport() })
      #expect(
        keeps(accused, scenario) {
          $0.scenario.device.surroundings.values == .ordinary ? accused : nil
        }
      )
      var madeUp = accused
      madeUp.madeUp = ["titles of a list"]
      #expect(!keeps(madeUp) { $0.leavesMadeUpOut ? CaseReport() : madeUp })
      #expect(keeps(madeUp) { $0.leavesMadeUpOut ? accused : nil })
    }
  }

  @Test func `code that gives up is compared with a successful answer`() throws {
    let accused = try report("CR-18", "gives up")
    var asking = dates(0)
    asking.isLast = false
    #expect(
      keeps(accused) { order in
        var other = CaseReport()
        if order.leavesFailuresOut { other.dates = [asking] }
        return other
      }
    )
  }

  @Test
  func `in an island a class is asked for once if it is confirmed, and a few times if it is not`()
    throws
  {
    var looks = ConfirmationRuns(Clause.catalogue, remembers: true)
    let accused = try report("CR-04", "captured")
    var runs = 0
    for _ in 0..<6 {
      _ = looks.settled(accused, of: Scenario()) { _ in
        runs += 1
        return nil
      }
    }
    #expect(runs == 3)
    var other = ConfirmationRuns(Clause.catalogue, remembers: true)
    runs = 0
    for _ in 0..<6 {
      let settled = other.settled(accused, of: Scenario()) { _ in
        runs += 1
        return accused
      }
      #expect(settled.tallies[0].violations.count == 1)
    }
    #expect(runs == 1)
  }

  @Test func `two widgets of one kind do not use up each other's looks`() throws {
    var looks = ConfirmationRuns(Clause.catalogue, remembers: true)
    var runs = 0
    for widget in [0, 1] {
      let accused = try report("CR-04", "captured", widget: widget)
      for _ in 0..<6 {
        _ = looks.settled(accused, of: Scenario()) { _ in
          runs += 1
          return nil
        }
      }
    }
    #expect(runs == 6)
  }
  @Test func `a violation that comes only after an intent of the app is not the extension's`()
    throws
  {
    for clause in ["CT-03.provider", "VW-01.view", "FM-08.configuration"] as [ClauseID] {
      var accused = try report(clause, "broken")
      #expect(keeps(accused) { _ in nil })
      accused.performedForApp = true
      #expect(!keeps(accused) { _ in nil })
      #expect(!keeps(accused) { _ in CaseReport() })
      #expect(keeps(accused) { $0.leavesAppIntentsOut ? accused : nil })
    }
  }

  @Test func `effects of intents and activities after one are reported without another look`()
    throws
  {
    for clause in ["LA-04.app", "VW-11.intent"] as [ClauseID] {
      var accused = try report(clause, "broken")
      accused.performedForApp = true
      #expect(keeps(accused) { _ in nil })
    }
    var drawn = try report("VW-01.view", "broken")
    drawn.performedForApp = true
    drawn.tallies[0].violations[0].isOfApp = true
    #expect(keeps(drawn) { _ in nil })
  }

  @Test func `a date needs both looks after an intent of the app`() throws {
    var accused = try report("TL-14.provider", "too close", usesOutsideData: false)
    accused.performedForApp = true
    #expect(keeps(accused) { _ in accused })
    #expect(!keeps(accused) { $0.leavesAppIntentsOut ? accused : nil })
    #expect(!keeps(accused) { $0.leavesAppIntentsOut ? nil : accused })
  }

  @Test func `what another widget of the kind does confirms nothing`() throws {
    let accused = try report("TL-14.provider", "too close", usesOutsideData: false)
    let other = try report("TL-14.provider", "too close", usesOutsideData: false, widget: 1)
    #expect(keeps(accused) { _ in accused })
    #expect(!keeps(accused) { _ in other })

    var figures = try report("CR-11", "sold as real")
    var scenario = Scenario()
    scenario.device.surroundings.network = .offline
    for showing in [0, 1] {
      figures.figures = [
        FigureLine("7", of: WidgetID(0), isOfPlaceholder: true),
        FigureLine("7", of: WidgetID(showing), isOfPlaceholder: false),
      ]
      let isKept = keeps(figures, scenario) { order in
        guard order.scenario.device.surroundings.network == .fixtures else { return figures }
        var served = CaseReport()
        served.timelines = [NumberedLine(0)]
        return served
      }
      #expect(isKept == (showing == 0))
    }
  }
}
