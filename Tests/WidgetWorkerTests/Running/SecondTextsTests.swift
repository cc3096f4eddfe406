// Goal: texts that follow the clock, the store, the region or the calendar in a wrong way are
// found, and those that follow them in the right way are not.
// Method: the code is a function from the input of a process to the texts that it draws.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct SecondTextsTests {
  private typealias Reply = DrawingCode.Reply

  private func outcome(
    of relation: any AnswerRelation.Type,
    _ reply: @escaping (WorkerRequest) -> Reply
  ) throws -> String {
    try DrawingCode(reply).outcome(of: relation)
  }

  private func clock(_ order: WorkerRequest) -> WallDate { order.scenario.device.clock }

  private func seconds(_ order: WorkerRequest) -> Int {
    Int((clock(order) - .defaultStart).microseconds / 1_000_000)
  }

  // MARK: CR-15

  /// A count of the days since an hour of a day.
  private func count(since hour: Int, _ order: WorkerRequest) -> Int {
    (seconds(order) + 86_400 * 10 - hour * 3600) / 86_400
  }

  private func days(_ texts: @escaping (WorkerRequest) -> [String], isSynthesized: Bool = false)
    throws
    -> String
  {
    try outcome(of: DaysTurnAtMidnightRelation.self) {
      Reply(texts: texts($0), isSynthesized: isSynthesized)
    }
  }

  @Test func `days that turn in the evening are found`() throws {
    let wrong = DayTurn.duringDay.rawValue
    #expect(try days { ["Since then", "\(self.count(since: 20, $0))", "days"] } == wrong)
    #expect(try days { ["\(self.count(since: 9, $0)) days"] } == wrong)
    #expect(try days { ["\(self.count(since: 9, $0))d"] } == wrong)
    #expect(try days { ["\(30 - self.count(since: 9, $0)) days to go"] } == wrong)
  }

  @Test func `days that turn at midnight, and spans with hours, are not`() throws {
    #expect(try days { ["\(self.count(since: 0, $0)) days"] } == "alike")
    #expect(
      try days { ["\(self.count(since: 20, $0)) days", "\(self.seconds($0) / 3600) hr"] }
        == "silent"
    )
    #expect(try days { ["\(self.count(since: 20, $0)) days ago"] } == "silent")
    #expect(try days { ["in \(30 - self.count(since: 20, $0)) days"] } == "silent")
    #expect(try days { ["Level \(self.count(since: 20, $0))"] } == "silent")
    #expect(try days({ ["\(self.count(since: 20, $0)) days"] }, isSynthesized: true) == "silent")
  }

  // MARK: CR-19

  private func age(_ gap: Interval, _ text: @escaping (WorkerRequest) -> String) throws -> String {
    try outcome(of: AgesMoveOnRelation.self) { Reply(texts: ["Builds", text($0)], gap: gap) }
  }

  @Test func `an age or a countdown that stands still is found`() throws {
    let half = Interval.minutes(30)
    let wrong = StandingAge.standing.rawValue
    #expect(try age(half) { "\(self.seconds($0) / 60) min. ago" } == wrong)
    #expect(try age(half) { "Next one in \(90 - self.seconds($0) / 60) minutes" } == wrong)
    let mixed = try age(half) { order in
      let minutes = self.seconds(order) / 60 + 200
      return "\(minutes / 60) hr. \(minutes % 60) min. ago"
    }
    #expect(mixed == wrong)
    let justNow = try age(half) { order in
      self.seconds(order) < 120 ? "Just now" : "\(self.seconds(order) / 60) min ago"
    }
    #expect(justNow == wrong)
  }

  @Test func `what is renewed in time, coarse or no age is not`() throws {
    let half = Interval.minutes(30)
    #expect(try age(.minutes(1)) { "\(self.seconds($0) / 60) min ago" } == "silent")
    #expect(try age(half) { "\(self.seconds($0) / 3600 + 3) hr ago" } == "alike")
    #expect(try age(half) { _ in "3 min 34 s" } == "alike")
    #expect(try age(half) { "Updated 14:\(self.seconds($0) / 60 % 60)" } == "silent")
  }

  @Test func `spans are read as they are written`() {
    #expect(TextDuration.all(in: "6 sec. ago").map(\.seconds) == [6])
    #expect(TextDuration.all(in: "2h 5m").map(\.seconds) == [7500])
    #expect(TextDuration.all(in: "1 hour and 5 minutes, 3 days").map(\.seconds) == [3900, 259_200])
    #expect(TextDuration.all(in: "at 14:05, 12 apples").isEmpty)
  }

  // MARK: CR-21

  private func failed(
    offline: String,
    empty: String = "Select your channel",
    asksWhenEmpty: Bool = false
  ) throws -> String {
    try outcome(of: FailedLoadAsksNothingRelation.self) { order in
      let surroundings = order.scenario.device.surroundings
      let load = "https://example.org/otters"
      if surroundings.store == .empty {
        return Reply(texts: [empty], readings: ["default chosen"] + (asksWhenEmpty ? [load] : []))
      }
      let isThere = surroundings.network == .fixtures
      return Reply(texts: [isThere ? "48,377" : offline], readings: ["default chosen", load])
    }
  }

  @Test func `a failed load that asks for what is chosen is found`() throws {
    let wrong = MistakenEmptiness.asksAgain.rawValue
    #expect(try failed(offline: "Select your channel") == wrong)
    #expect(try failed(offline: "Not logged in", empty: "Not logged in") == wrong)
    #expect(try failed(offline: "No city added yet", empty: "No city added yet") == wrong)
  }

  @Test func `what is neutral, what is stored, and a load for everybody are not`() throws {
    #expect(try failed(offline: "No data", empty: "No data") == "silent")
    #expect(try failed(offline: "48,210") == "silent")
    #expect(try failed(offline: "Tap to retry", empty: "Tap to retry") == "silent")
    #expect(try failed(offline: "Open the app", empty: "Choose a channel") == "alike")
    #expect(try failed(offline: "Select your channel", asksWhenEmpty: true) == "alike")
  }

  // MARK: CR-22

  private func amount(
    _ home: String,
    _ abroad: String,
    namesCurrency: Bool = true
  ) throws -> String {
    try outcome(of: AmountsKeepCurrencyRelation.self) {
      Reply(texts: [$0.locale == "en_US" ? home : abroad], namesCurrency: namesCurrency)
    }
  }

  @Test func `an amount with the currency of the region is found`() throws {
    let wrong = CurrencyMistake.followsRegion.rawValue
    #expect(try amount("$1,284.50", "1.284,50 €") == wrong)
    #expect(try amount("USD 12", "12 EUR") == wrong)
  }

  @Test func `an amount in the person's format, or of the region's price, is not`() throws {
    #expect(try amount("€1,284.50", "1.284,50 €") == "alike")
    #expect(try amount("$10", "9 €") == "alike")
    #expect(try amount("EUR 12", "12 €") == "alike")
    #expect(try amount("$12", "12 €", namesCurrency: false) == "silent")
    #expect(try amount("12", "12") == "silent")
  }

  // MARK: CR-26

  private func years(_ text: @escaping (_ year: Int) -> String) throws -> String {
    try outcome(of: YearsOfOneCalendarRelation.self) {
      Reply(texts: [text($0.locale.contains("buddhist") ? 2569 : 2026)])
    }
  }

  @Test func `years counted across calendars are found`() throws {
    let wrong = MixedCalendars.mixed.rawValue
    #expect(try years { "\($0 - 1801) years ago" } == wrong)
    #expect(try years { "\(2030 - $0) years to go" } == wrong)
    #expect(try years { "\(abs(2030 - $0)) years to go" } == wrong)
    #expect(try years { $0 == 2026 ? "20,000 days" : "218,327 days" } == wrong)
  }

  @Test func `a year as the calendar has it, and years of one calendar, are not`() throws {
    #expect(try years { "Copyright \($0), 12" } == "alike")
    #expect(try years { "Built in \($0 - 180), 12 rooms" } == "alike")
    #expect(try years { _ in "225 years ago" } == "alike")
    #expect(try years { "\($0)" } == "silent")
  }

  // MARK: CR-49

  private func digits(_ home: String, _ abroad: String) throws -> String {
    try outcome(of: NumbersKeepDigitsRelation.self) {
      Reply(texts: ["No. 1", $0.locale == "en_US" ? home : abroad])
    }
  }

  @Test func `a number that is cut where a region divides it is found`() throws {
    let wrong = LostDigits.cut.rawValue
    #expect(try digits("2 W", "2’448 W") == wrong)
    #expect(try digits("1,284 kcal", "1 kcal") == wrong)
    #expect(try digits("12", "12.5") == wrong)
  }

  @Test func `a number as the region writes it, a date and a time are not`() throws {
    #expect(try digits("2,448 W", "2’448 W") == "alike")
    #expect(try digits("1/5/26", "05.01.2026") == "alike")
    #expect(try digits("1:33 PM", "13:33") == "alike")
    #expect(try digits("3 PM", "15 Uhr") == "alike")
    #expect(try decimals(["No number"], ["No number"]) == "silent")
  }

  /// Returns the displays where decimals have a point, and where they have a comma.
  private func decimals(_ point: [String], _ comma: [String]) throws -> String {
    try outcome(of: NumbersKeepDigitsRelation.self) {
      Reply(texts: $0.locale == "en_DE" ? comma : point)
    }
  }

  @Test func `a number that is not read where decimals have a comma is found`() throws {
    let gone = LostDigits.gone.rawValue
    #expect(try decimals(["BTC", "79812.35"], ["Prices are unavailable"]) == gone)
    #expect(try decimals(["Rank 3", "79812.35 €"], ["Rank 3", "0 €"]) == gone)
    #expect(try decimals(["Rank 3", "1.5"], ["Rank 3", "--"]) == gone)
    #expect(try decimals(["1.5 km"], ["15 km"]) == LostDigits.shifted.rawValue)
  }

  @Test func `a number with the region's separators, and one without, are not`() throws {
    #expect(try decimals(["1’284.5 km"], ["1.284,5 km"]) == "alike")
    #expect(try decimals(["15 km"], ["15 km"]) == "alike")
    #expect(try decimals(["0.0 km"], ["0,0 km"]) == "alike")
    #expect(try decimals(["1’284"], ["1284"]) == "alike")
    #expect(try decimals(["12:30"], ["Noon"]) == "silent")
  }

  // MARK: CR-56

  private func gallery(_ snapshot: String, bare: String = "No plan", full: String = "Run 5 km")
    throws -> String
  {
    try outcome(of: GalleryShowsNoEmptyStateRelation.self) { order in
      let isThere = order.scenario.device.surroundings.store == .present
      let isGallery = !order.scenario.workload.isEmpty
      return Reply(texts: [isGallery ? snapshot : isThere ? full : bare])
    }
  }

  @Test func `a gallery that shows what is shown without data is found`() throws {
    #expect(try gallery("No plan") == GalleryEmptiness.asWithoutData.rawValue)
  }

  @Test func `a sample and stored data in the gallery are not, nor one look of all`() throws {
    #expect(try gallery("Sample") == "alike")
    #expect(try gallery("Run 5 km") == "alike")
    #expect(try gallery("Run 3 km", bare: "Run 3 km") == "alike")
    #expect(try gallery("Open", bare: "Open", full: "Open") == "silent")
  }

  private func unset(
    _ bare: [String],
    full: [String] = ["Nadia", "Sven, won"],
    offered: Set<String> = []
  ) throws -> String {
    try outcome(of: GalleryShowsNoEmptyStateRelation.self) { order in
      let isThere = order.scenario.device.surroundings.store == .present
      let isGallery = !order.scenario.workload.isEmpty
      return Reply(texts: isThere && !isGallery ? full : bare, offered: offered)
    }
  }

  @Test func `choices whose numbers a tap passes on are no sample, other numbers are`() throws {
    let presets = ["Eggs", "6 min", "Rice", "9 min"]
    #expect(try unset(presets, offered: ["6 min", "9 min"]) == "alike")
    let some = try unset(presets, full: ["Ham", "6 min", "Leek", "7 min"], offered: ["6 min"])
    #expect(some == GalleryEmptiness.sampleAsContent.rawValue)
    #expect(try unset(["Eggs", "Rice"]) == GalleryEmptiness.sampleAsContent.rawValue)
  }

  @Test func `a sample that the widget shows as content is found, what says so is not`() throws {
    #expect(try unset(["Player", "Axe, lost"]) == GalleryEmptiness.sampleAsContent.rawValue)
    #expect(
      try unset(["Add a player", "in the app"]) != GalleryEmptiness.sampleAsContent.rawValue
    )
  }

  // MARK: CR-52

  private func loads(_ gap: Interval?, isShown: Bool = true, asks: Bool = true) throws -> String {
    try outcome(of: LoadedAgainRelation.self) { order in
      let isThere = order.scenario.device.surroundings.network == .fixtures
      return Reply(
        texts: [isThere && isShown ? "17°" : "--"],
        gap: gap,
        readings: asks ? ["https://example.org/weather"] : []
      )
    }
  }

  @Test func `what is loaded once and shown for ever is found, what is asked for again is not`()
    throws
  {
    #expect(try loads(nil) == SingleLoad.neverAgain.rawValue)
    #expect(try loads(.hours(1)) == "alike")
    #expect(try loads(.days(7)) == "alike")
    #expect(try loads(.days(10)) == SingleLoad.late.rawValue)
    #expect(try loads(.days(10), isShown: false) == "alike")
    #expect(try loads(nil, isShown: false) == "alike")
    #expect(try loads(nil, asks: false) == "silent")
  }

  // MARK: CR-53

  private func nothing(offline: String, usual: String = "2 of 7") throws -> String {
    try outcome(of: FailedLoadNotNothingRelation.self) { order in
      let isThere = order.scenario.device.surroundings.network == .fixtures
      return Reply(
        texts: ["Running", isThere ? usual : offline],
        readings: ["https://example.org/ticks"]
      )
    }
  }

  @Test func `a failed load that is shown as nothing is found`() throws {
    let wrong = MistakenNothing.asNothing.rawValue
    for claim in ["0 of 7", "0", "Nothing to do", "All done"] {
      #expect(try nothing(offline: claim) == wrong, "\(claim)")
    }
  }

  @Test func `a note, a dash and the last value are not, nor what is nothing anyway`() throws {
    for note in ["Not loaded", "--", "1 of 7", "No data", "No picture today", "0:00"] {
      #expect(try nothing(offline: note) == "silent", "\(note)")
    }
    #expect(try nothing(offline: "0", usual: "0") == "alike")
  }

  @Test(arguments: [Surroundings.Values.sparse, .empty])
  func `a failed load that is shown as an answer without content is found`(
    bare: Surroundings.Values
  ) throws {
    func meals(offline: String, bareText: String, isSynthesized: Bool = false) throws -> String {
      try outcome(of: FailedLoadNotNothingRelation.self) { order in
        let around = order.scenario.device.surroundings
        let text = around.values == bare ? bareText : "Rice"
        return Reply(
          texts: ["Lunch", around.network == .fixtures ? text : offline],
          readings: ["https://example.org/meals"],
          isSynthesized: isSynthesized
        )
      }
    }
    let wrong = MistakenNothing.asNothing.rawValue
    #expect(try meals(offline: "There is no meal", bareText: "There is no meal") == wrong)
    let madeUp = try meals(offline: "No meal", bareText: "No meal", isSynthesized: true)
    #expect(madeUp == "silent")
    #expect(try meals(offline: "No answer", bareText: "There is no meal") == "silent")
    #expect(try meals(offline: "No connection", bareText: "No connection") == "silent")
    #expect(try meals(offline: "Come back later", bareText: "Come back later") == "silent")
  }

  // MARK: CR-54

  /// The display is a function of the seconds of the day; each answer is valid for some time.
  private func keepsUp(
    _ gap: Interval?,
    readings: [String] = [],
    _ text: @escaping (_ seconds: Int) -> String
  ) throws -> String {
    try outcome(of: EntriesKeepUpRelation.self) { order in
      Reply(texts: [text(self.seconds(order) % 86_400)], gap: gap, readings: readings)
    }
  }

  @Test func `a day's name that a new answer leaves out is so on that day, too`() throws {
    func dose(_ added: String) throws -> String {
      try outcome(of: EntriesKeepUpRelation.self) { order in
        let isEve = self.seconds(order) % 86_400 < 36_000
        return Reply(texts: ["Next dose", "7:30 AM"] + (isEve ? [added] : []), gap: .hours(4))
      }
    }
    #expect(try dose("Monday") == "alike")
    #expect(try dose("Tomorrow") == LaggingEntry.over.rawValue)
  }

  @Test func `an entry that is shown when it is over is found`() throws {
    let wrong = LaggingEntry.over.rawValue
    let lesson = { (seconds: Int) in seconds < 36_000 ? "Algebra" : "Free" }
    #expect(try keepsUp(.hours(4), lesson) == wrong)
    #expect(try keepsUp(nil, lesson) == wrong)
  }

  @Test func `what is renewed in time, moves all the time or comes from a server is not`() throws {
    let lesson = { (seconds: Int) in seconds < 36_000 ? "Algebra" : "Free" }
    #expect(try keepsUp(.minutes(15), lesson) == "alike")
    #expect(try keepsUp(.hours(4)) { "\($0 / 60)" } == "alike")
    #expect(try keepsUp(.hours(4)) { _ in "Algebra" } == "alike")
    #expect(try keepsUp(.hours(2)) { "\(99 - $0 / 3600)% lit" } == "alike")
    #expect(try keepsUp(.hours(2)) { "\(240 - $0 / 3600 * 9)% lit" } == LaggingEntry.over.rawValue)
    #expect(try keepsUp(.hours(4), readings: ["https://example.org"], lesson) == "silent")
  }
}
