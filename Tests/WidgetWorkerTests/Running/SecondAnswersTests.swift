// Goal: a second answer reveals code that is not true at its moment, and ignores code that is true,
// random, or does not answer.
// Method: the code is a function from the requests to one process to the timeline that it answers.
import Campaigns
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct SecondAnswersTests {
  /// Code under test: its answer to the last request to one process.
  private typealias Code = ([WorkerRequest]) -> (
    entries: [(WallDate, [String])], dates: [WallDate]
  )?

  private func outcomes(
    of relation: any AnswerRelation.Type,
    store: Surroundings.Store = .present,
    _ code: @escaping Code
  ) throws -> AnswerOutcome? {
    var scenario = Scenario()
    scenario.device.clock = .defaultStart + .seconds(100)
    scenario.device.surroundings.store = store
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    func process() -> AnswerDesk.Ask {
      var orders: [WorkerRequest] = []
      return { order in
        orders.append(order)
        return code(orders).map { self.report($0.entries, $0.dates) }
      }
    }
    let desk = AnswerDesk(withProcess: { try $0(process()) }, probe: process())
    let question = AnswerQuestion(for: scenario.placements[0], in: scenario)
    return try relation.compare(question, of: scenario, number: nil, at: desk)
  }

  private func report(_ entries: [(WallDate, [String])], _ dates: [WallDate]) -> CaseReport {
    var timeline = DrawnTimeline()
    timeline.entries = entries.map { date, texts in
      var entry = DrawnEntry()
      entry.date = date.microseconds
      entry.texts = texts
      entry.drawing = texts
      return entry
    }
    var report = CaseReport()
    report.drawnTimelines = [timeline]
    report.outsideDates = dates.map { NumberedLine(Int($0.microseconds)) }
    return report
  }

  private func kind(_ outcome: AnswerOutcome?) -> String {
    switch outcome {
    case nil: "silent"
    case .alike: "alike"
    case .leftOut(let reason): reason.rawValue
    case .different(let difference): difference.kind
    }
  }

  private func clock(_ order: WorkerRequest) -> WallDate { order.scenario.device.clock }

  // MARK: CR-12

  @Test func `a process that keeps what it read shows old data`() throws {
    let keeping = try outcomes(of: AnswersFreeOfThePastRelation.self) { orders in
      ([(self.clock(orders[0]), ["\(orders[0].scenario.device.surroundings.values)"])], [])
    }
    #expect(kind(keeping) == PastDependence.keptData.rawValue)
    let reading = try outcomes(of: AnswersFreeOfThePastRelation.self) { orders in
      let last = orders[orders.count - 1]
      return ([(self.clock(last), ["\(last.scenario.device.surroundings.values)"])], [])
    }
    #expect(kind(reading) == "alike")
  }

  @Test func `a process that keeps data is found where the data is gone, too`() throws {
    let keeping = try outcomes(of: AnswersFreeOfThePastRelation.self) { orders in
      ([(self.clock(orders[0]), ["\(orders[0].scenario.device.surroundings.store)"])], [])
    }
    #expect(kind(keeping) == PastDependence.keptData.rawValue)
  }

  @Test func `the second of two requests at once shows the same as a first`() throws {
    let coalescing = try outcomes(of: AnswersFreeOfThePastRelation.self) { orders in
      let isSecond = orders.count > 1 && self.clock(orders[1]) - self.clock(orders[0]) < .seconds(3)
      return ([(self.clock(orders[0]), [isSecond ? "Welcome" : "News"])], [])
    }
    #expect(kind(coalescing) == PastDependence.earlierRequest.rawValue)
  }

  @Test func `what is random or does not come is not compared`() throws {
    let random = try outcomes(of: AnswersFreeOfThePastRelation.self) { orders in
      ([(self.clock(orders[0]), ["\(orders[orders.count - 1].randomness) \(orders.count)"])], [])
    }
    #expect(kind(random) == AnswerComparison.random.rawValue)
    let silent = try outcomes(of: AnswersFreeOfThePastRelation.self) { _ in nil }
    #expect(kind(silent) == AnswerComparison.unanswered.rawValue)
  }

  // MARK: CR-13

  /// Returns the entries of a clock that shows the current five minutes.
  private func clockEntries(_ dates: [WallDate]) -> [(WallDate, [String])] {
    dates.map { ($0, ["\($0.microseconds / Interval.minutes(5).microseconds)"]) }
  }

  @Test func `steps from the request on lag behind the clock, aligned ones do not`() throws {
    let lagging = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
      let now = self.clock(orders[orders.count - 1])
      return (self.clockEntries((0..<6).map { now + .minutes(5 * $0) }), [])
    }
    #expect(kind(lagging) == EntryUntruth.late.rawValue)
    let aligned = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
      let now = self.clock(orders[orders.count - 1])
      let step = Interval.minutes(5).microseconds
      let mark = WallDate(microseconds: now.microseconds / step * step)
      return (self.clockEntries((0..<6).map { max(now, mark + .minutes(5 * $0)) }), [])
    }
    #expect(kind(aligned) == "alike")
  }

  @Test func `the minutes of a clock that begin at the second of the request lag`() throws {
    let minute = Interval.minutes(1).microseconds
    func clock(_ first: @escaping (WallDate) -> WallDate) throws -> String {
      kind(
        try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
          let now = self.clock(orders[orders.count - 1])
          // Sums of seconds that are not whole microseconds come out a little short.
          let step = Interval(microseconds: minute - 1)
          return (
            (0..<6).map {
              let date = $0 == 0 ? now : first(now) + step * Int64($0)
              return (date, ["\(date.microseconds / minute)"])
            }, []
          )
        }
      )
    }
    #expect(try clock { $0 + .seconds(40) } == EntryUntruth.late.rawValue)
    let aligned = try clock { now in
      WallDate(microseconds: now.microseconds / minute * minute + 10)
    }
    #expect(aligned == "alike")
  }

  @Test func `a countdown that changes at full hours is so at its date, and in time`() throws {
    let hour = Interval.hours(1).microseconds
    for relation: any AnswerRelation.Type in [
      EntriesTrueAtTheirDatesRelation.self, EntriesKeepUpRelation.self,
    ] {
      let outcome = try outcomes(of: relation) { orders in
        let now = self.clock(orders[orders.count - 1])
        let next = WallDate(microseconds: (now.microseconds / hour + 1) * hour)
        let end = WallDate.defaultStart + .days(4)
        let entries = [now] + (0..<24).map { next + .hours($0) }
        return (entries.map { ($0, ["\((end - $0).microseconds / hour) hours"]) }, [])
      }
      #expect(kind(outcome) == "alike")
    }
  }

  @Test func `entries that repeat what was so at the request are found, a time stamp is not`()
    throws
  {
    let hour = Interval.hours(1).microseconds
    let repeating = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
      let now = self.clock(orders[orders.count - 1])
      return ((0..<4).map { (now + .hours($0), ["\(now.microseconds / hour)"]) }, [])
    }
    #expect(kind(repeating) == EntryUntruth.repeated.rawValue)
    let stamped = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
      let now = self.clock(orders[orders.count - 1])
      return ((0..<4).map { (now + .hours($0), ["updated \(now)"]) }, [])
    }
    #expect(kind(stamped) == "alike")
  }

  @Test func `tomorrow as seen from the request is found, as seen from the entry it is not`()
    throws
  {
    /// Returns a lesson of the day after the first, each of whose entries gives its time.
    func lessons(seenFrom date: @escaping (_ now: WallDate, _ entry: WallDate) -> WallDate) throws
      -> String
    {
      let outcome = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
        let now = self.clock(orders[orders.count - 1])
        let next = WallDate.defaultStart + .days(1)
        let dates = now < next ? [now, next] : [now]
        let entries = dates.map { entry in
          (
            entry,
            [
              "\(date(now, entry) < next ? "Tomorrow" : "Today"), 14:00",
              "room \(entry < next ? 1 : 2)",
            ]
          )
        }
        return (entries, [])
      }
      return self.kind(outcome)
    }
    #expect(try lessons { now, _ in now } == EntryUntruth.otherDay.rawValue)
    #expect(try lessons { _, entry in entry } == "alike")
  }

  @Test func `an entry for the next day that is filled from the day of the request is found`()
    throws
  {
    /// Returns the lessons that are still to come at a date, of the day of another date.
    func lessons(of day: @escaping (_ now: WallDate, _ entry: WallDate) -> WallDate) throws
      -> String
    {
      let length = Interval.day.microseconds
      let outcome = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
        let now = self.clock(orders[orders.count - 1])
        let midnight = WallDate(microseconds: (now.microseconds / length + 1) * length)
        let entries = [now, midnight].map { entry in
          let number = day(now, entry).microseconds / length
          let isOver = entry.microseconds / length > number
          let title = isOver ? "None" : "Lesson \(number)"
          return (entry, ["Day \(entry.microseconds / length)", title])
        }
        return (entries, [])
      }
      return self.kind(outcome)
    }
    #expect(try lessons { now, _ in now } == EntryUntruth.another.rawValue)
    #expect(try lessons { _, entry in entry } == "alike")
  }

  @Test func `a list that each timeline shows from its beginning is allowed`() throws {
    let rotating = try outcomes(of: EntriesTrueAtTheirDatesRelation.self) { orders in
      let now = self.clock(orders[orders.count - 1])
      return ((0..<4).map { (now + .hours($0), ["quote \($0)"]) }, [])
    }
    #expect(kind(rotating) == "alike")
  }

  // MARK: Which cases

  @Test func `of an island's cases some are asked again, of single scenarios each`() throws {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    var answers = SecondAnswers(judging: Clause.catalogue)
    var asked = 0
    let ask: AnswerDesk.Ask = { _ in
      asked += 1
      return nil
    }
    let desk = AnswerDesk(withProcess: { try $0(ask) }, probe: ask)
    let numbers: [Int?] = [nil, 0, 1]
    let counts = try numbers.map { number in
      asked = 0
      _ = try answers.findings(in: scenario, number: number, focus: nil, at: desk)
      return asked
    }
    // Alone every relation asks; of an island's case one of them does.
    #expect(counts[1] > 0 && counts[2] > 0)
    #expect(counts[0] > counts[1])
    asked = 0
    let focus = Clause.entriesInOrder.id
    let others = try answers.findings(in: scenario, number: nil, focus: focus, at: desk)
    #expect(others.isEmpty && asked == 0)
  }

  @Test func `each relation and comparison has its turn, in a campaign and in one island`() {
    let campaign = (0..<40).flatMap { number in
      (0..<CampaignPlan.islands).compactMap { SecondAnswers.turn(ofCase: number, inIsland: $0) }
    }
    #expect(campaign.count == 40 * CampaignPlan.islands / 4)
    let island = (0..<640).compactMap { SecondAnswers.turn(ofCase: $0, inIsland: 3) }
    #expect(island.count == 160)
    let eachCase = (0..<160).compactMap {
      SecondAnswers.turn(ofCase: $0, inIsland: 3, share: 1)
    }
    #expect(eachCase.count == 160)
    for relations in 1...40 {
      for turns in [campaign, island, eachCase] {
        let seen = Set(turns.map { [$0 % relations, $0 / relations % 4] })
        #expect(seen.count == relations * 4)
      }
    }
  }

  @Test func `what was found of a widget is not asked for again in the island`() throws {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    var answers = SecondAnswers(judging: [.answersFreeOfThePast])
    var asked = 0
    let desk = AnswerDesk(
      withProcess: { body in
        var orders = 0
        try body { _ in
          asked += 1
          orders += 1
          return self.report([(.defaultStart, ["\(orders)"])], [])
        }
      },
      probe: nil
    )
    let first = try answers.findings(in: scenario, number: 0, focus: nil, at: desk)
    #expect(kind(first.first?.outcome) == "earlier request")
    asked = 0
    let again = try answers.findings(in: scenario, number: 0, focus: nil, at: desk)
    #expect(again.isEmpty && asked == 0)
    let alone = try answers.findings(in: scenario, number: nil, focus: nil, at: desk)
    #expect(!alone.isEmpty && asked > 0)
  }

  // MARK: CR-37

  /// Returns the ids that a query offers in a process, by the requests that it received.
  private func ids(
    _ offer: @escaping ([WorkerRequest]) -> (ids: [String], titles: [String])?
  ) throws -> String {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    func process() -> AnswerDesk.Ask {
      var orders: [WorkerRequest] = []
      return { order in
        orders.append(order)
        var report = CaseReport()
        if let offered = offer(orders) {
          var line = EntityOffer()
          line.query = "Cities"
          (line.ids, line.titles) = (offered.ids, offered.titles)
          report.offers = [line]
        }
        return report
      }
    }
    let desk = AnswerDesk(withProcess: { try $0(process()) }, probe: process())
    let question = AnswerQuestion(for: scenario.placements[0], in: scenario)
    return kind(
      try EntityIDsStayRelation.compare(question, of: scenario, number: nil, at: desk)
    )
  }

  @Test func `ids that each process makes are found, those of the data are not`() throws {
    let titles = ["Rome", "Oslo"]
    let made = try ids { orders in
      (["a\(orders[0].randomness)", "b\(orders[0].randomness)"], titles)
    }
    #expect(made == EntityMistake.newIDs.rawValue)
    #expect(try ids { _ in (["a", "b"], titles) } == "alike")
    let partly = try ids { orders in (["a", "b\(orders[0].randomness)"], titles) }
    #expect(partly == "alike")
  }

  @Test func `other entities have other ids, and a widget without any has nothing to ask`() throws {
    let others = try ids { orders in
      (["\(orders[0].randomness)"], ["City \(orders[0].randomness)"])
    }
    #expect(others == "alike")
    #expect(try ids { _ in nil } == "silent")
  }
}
