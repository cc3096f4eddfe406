import Clauses
import WidgetModel

/// Confirms a violation by other runs if one run is not enough evidence, see ``ConfirmationRun``.
///
/// In an island, a class of violations that was confirmed once counts as confirmed, and one that
/// was refuted several times is not tried again. So the cost is bounded, and findings depend only
/// on the island. Outside islands each violation is tried.
struct ConfirmationRuns {
  /// The class of a violation of one widget, whose number is constant in an island.
  private struct Subject: Hashable {
    let clause: Int64
    let kind: String
    let widget: Int64
  }

  private let clauses: [Clause]
  private var confirmed: Set<Subject> = []
  private var confirmedWithoutGuesses: Set<Subject> = []
  private var refuted: [Subject: Int] = [:]
  private let remembers: Bool

  // The number of refutations after which a class is not tried again.
  private static let patience = 3

  init(_ clauses: [Clause], remembers: Bool) {
    self.clauses = clauses
    self.remembers = remembers
  }

  /// Returns the report without the violations that other runs refute.
  mutating func settled(
    _ report: CaseReport,
    of scenario: Scenario,
    run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> CaseReport {
    var report = report.forgivingSilence(clauses)
    var evidence = Evidence(report, scenario)
    for index in report.tallies.indices {
      let line = report.tallies[index]
      guard !line.violations.isEmpty, clauses.indices.contains(Int(line.clause)) else { continue }
      let clause = clauses[Int(line.clause)]
      let look = confirmationRun(for: clause, at: report)
      let isOfExtension = report.performedForApp && clause.party.isOfExtension
      guard look != nil || isOfExtension else { continue }
      var kept: [ReportedViolation] = []
      for violation in line.violations {
        let subject = Subject(
          clause: line.clause,
          kind: violation.kind,
          widget: violation.widgetNumber
        )
        if remembers, confirmed.contains(subject) {
          kept.append(violation)
        } else if !remembers || refuted[subject, default: 0] < Self.patience {
          let asksWithoutApp = isOfExtension && !violation.isOfApp
          if try !asksWithoutApp || evidence.hasWithoutApp(violation, of: line.clause, run),
            try look.map({ try evidence.confirms(violation, of: line.clause, $0, run) }) ?? true
          {
            kept.append(violation)
            if remembers { confirmed.insert(subject) }
          } else if remembers {
            refuted[subject, default: 0] += 1
          }
        }
      }
      report.tallies[index].violations = kept
    }
    return try withAdviceOnGuesses(report, &evidence, run: run).namingStandIns(clauses)
  }

  /// Turns violations of required clauses into advice if they need synthesized values.
  ///
  /// Perhaps no app stores such values, so a phone may never show the fault. That applies to values
  /// that a provider computes from dates and numbers; drawings and actions are the code's own.
  /// After a stand-in gave a value, no violation of a required clause is certain.
  private mutating func withAdviceOnGuesses(
    _ report: CaseReport,
    _ evidence: inout Evidence,
    run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> CaseReport {
    let hasStandIns = !report.standIns.isEmpty
    guard report.usesGuesses || hasStandIns,
      let place = clauses.firstIndex(where: { $0.id == Clause.survivesSamples.id })
    else { return report }
    var report = report
    var advice: [ReportedViolation] = []
    for index in report.tallies.indices {
      let line = report.tallies[index]
      guard !line.violations.isEmpty, clauses.indices.contains(Int(line.clause)) else { continue }
      let clause = clauses[Int(line.clause)]
      guard clause.level == .required, clause.mayRest(onStandIns: hasStandIns) else { continue }
      report.tallies[index].violations = try line.violations.filter { violation in
        let subject = Subject(
          clause: line.clause,
          kind: violation.kind,
          widget: violation.widgetNumber
        )
        if remembers, confirmedWithoutGuesses.contains(subject) { return true }
        if try !hasStandIns && evidence.hasWithoutGuesses(violation, of: line.clause, run) {
          if remembers { confirmedWithoutGuesses.insert(subject) }
          return true
        }
        var advised = violation
        advised.kind = "\(clause.id) \(violation.kind)"
        advised.message =
          "\(clause.title) does not hold: \(violation.message)"
          + report.accountOfAdvice
        advice.append(advised)
        return false
      }
    }
    guard !advice.isEmpty else { return report }
    let own = report.tallies.firstIndex { $0.clause == Int64(place) }
    var line = own.map { report.tallies[$0] } ?? TallyLine()
    line.clause = Int64(place)
    line.violations += advice
    line.situations = line.situations.filter { $0.number != 1 } + [NumberedLine(1, 1)]
    if let own { report.tallies[own] = line } else { report.tallies.append(line) }
    return report
  }

  private func confirmationRun(for clause: Clause, at report: CaseReport) -> ConfirmationRun? {
    if case .dates(_, always: false) = clause.secondLook, !report.usesOutsideData { return nil }
    return clause.secondLook
  }
}

extension Party {
  /// True if only the extension's process can break a clause; intents and activities also run in
  /// the app.
  fileprivate var isOfExtension: Bool {
    switch self {
    case .provider, .view, .configuration: true
    case .runtime, .intent, .app: false
    }
  }
}

/// The results of other runs of one scenario, each run at most once.
private struct Evidence {
  private let report: CaseReport
  private let scenario: Scenario
  private var moved: CaseReport??
  private var later: CaseReport??
  private var elsewhere: CaseReport??
  private var lacking: CaseReport??
  private var served: CaseReport??
  private var answering: CaseReport??
  private var friendly: CaseReport??
  private var bare: CaseReport??
  private var stocked: CaseReport??
  private var withoutApp: CaseReport??
  private var withoutGuesses: CaseReport??
  private var given: CaseReport??

  init(_ report: CaseReport, _ scenario: Scenario) {
    self.report = report
    self.scenario = scenario
  }

  mutating func confirms(
    _ violation: ReportedViolation,
    of clause: Int64,
    _ look: ConfirmationRun,
    _ run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> Bool {
    switch look {
    case .dates(.earliestOfGiven, _)
    where Self.dates(of: violation, in: report)?.leavesOutTheOneInForce == true:
      return true
    case .dates(let dates, _): return try keeps(dates, of: violation, run)
    case .datesOfZone:
      guard try keeps(.all, of: violation, run) else { return false }
      let other = try Self.once(&elsewhere, elsewhereOrder, run)
      guard let here = Self.dates(of: violation, in: report),
        let there = Self.dates(of: violation, in: other)
      else { return false }
      return (here.earliest, here.latest, here.policy, here.entries)
        != (there.earliest, there.latest, there.policy, there.entries)
    case .otherMoment(let key):
      let other = try Self.once(&later, laterOrder, run)
      guard Self.has(violation, of: clause, in: other),
        let least = scenario.resolvedProfile?.interval(key),
        let before = Self.dates(of: violation, in: report),
        let after = Self.dates(of: violation, in: other)
      else { return false }
      return before.sharesStep(below: least, with: after)
    case .givenValues:
      guard scenario.device.surroundings.values != .ordinary || !report.madeUp.isEmpty else {
        return true
      }
      return Self.has(violation, of: clause, in: try Self.once(&given, givenOrder, run))
    case .missingData:
      // Crashes have a confirmation run of their own for missing data.
      guard violation.kind == "no entry", scenario.device.surroundings.store != .present else {
        return true
      }
      let other = try Self.once(&friendly, friendlyOrder, run)
      return (Self.dates(of: violation, in: other)?.entries ?? 0) > 0
    case .served:
      let other = try Self.once(&answering, answeringOrder, run)
      return Self.dates(of: violation, in: other)?.isLast == false
    case .sampleValues where violation.kind == "sold as stored":
      let lacking = try Self.once(&bare, storeOrder(.empty), run)
      let served = try Self.once(&stocked, storeOrder(.present), run)
      return isOnlyThePlaceholders(violation.widgetNumber, lacking, served)
    case .sampleValues:
      let lacking = try Self.once(&lacking, lackingOrder(.offlineAsBefore), run)
      let served = try Self.once(&served, lackingOrder(.served), run)
      return isOnlyThePlaceholders(violation.widgetNumber, lacking, served)
    }
  }

  /// Returns true if an answer's dates keep their distance from the request with a different clock.
  private mutating func keeps(
    _ dates: ConfirmationRun.Dates,
    of violation: ReportedViolation,
    _ run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> Bool {
    let other = try Self.once(&moved, movedOrder, run)
    guard let before = Self.dates(of: violation, in: report),
      let after = Self.dates(of: violation, in: other)
    else { return false }
    return before.agree(with: after, on: dates)
  }

  /// Returns true if the violation occurs without intents of the app, whose variables the extension
  /// lacks.
  mutating func hasWithoutApp(
    _ violation: ReportedViolation,
    of clause: Int64,
    _ run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> Bool {
    Self.has(violation, of: clause, in: try Self.once(&withoutApp, withoutAppOrder, run))
  }

  /// Returns true if the violation occurs without guessed values, or if the code crashes then.
  mutating func hasWithoutGuesses(
    _ violation: ReportedViolation,
    of clause: Int64,
    _ run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> Bool {
    let other = try Self.once(&withoutGuesses, guesslessOrder, run)
    return other == nil || Self.has(violation, of: clause, in: other)
  }

  private static func has(
    _ violation: ReportedViolation,
    of clause: Int64,
    in report: CaseReport?
  ) -> Bool {
    report?.tallies.first { $0.clause == clause }?.violations.contains {
      $0.kind == violation.kind && $0.widgetNumber == violation.widgetNumber
    }
      ?? false
  }

  /// Returns true if placeholder and entry share a figure regardless of data and clock, which no
  /// entry with data shows.
  private func isOnlyThePlaceholders(
    _ widget: Int64,
    _ lacking: CaseReport?,
    _ served: CaseReport?
  ) -> Bool {
    guard let lacking, let served,
      served.figures.contains(where: { $0.widget == widget })
        || served.timelines.contains(where: { $0.number == widget })
    else { return false }
    func texts(_ report: CaseReport, isOfPlaceholder: Bool) -> Set<String> {
      Set(
        report.figures.filter { $0.widget == widget && $0.isOfPlaceholder == isOfPlaceholder }
          .map(\.text)
      )
    }
    return !texts(report, isOfPlaceholder: true)
      .intersection(texts(report, isOfPlaceholder: false))
      .intersection(texts(lacking, isOfPlaceholder: true))
      .intersection(texts(lacking, isOfPlaceholder: false))
      .subtracting(texts(served, isOfPlaceholder: false))
      .isEmpty
  }

  private static func dates(of violation: ReportedViolation, in report: CaseReport?) -> AnswerDates?
  {
    report?.dates.first { $0.request == violation.request }
  }

  private static func once(
    _ kept: inout CaseReport??,
    _ order: WorkerRequest,
    _ run: (WorkerRequest) throws -> CaseReport?
  ) rethrows -> CaseReport? {
    if let kept { return kept }
    let report = try run(order)
    kept = .some(report)
    return report
  }

  // MARK: The other runs

  private enum Network {
    case offlineAsBefore, served
  }

  /// A week later, to keep weekday and time of day, with other dates in the answers.
  private var movedOrder: WorkerRequest {
    var order = order
    let zone = scenario.device.surroundings.zone
    let clock = scenario.device.clock + Interval.days(7)
    let change = zone.offset(at: clock) - zone.offset(at: scenario.device.clock)
    order.scenario.device.clock = clock - change
    order.answersShift = Interval.days(3).microseconds
    return order
  }

  /// The same moment in a zone without daylight saving, half an hour off the others.
  private var elsewhereOrder: WorkerRequest {
    var order = order
    order.scenario.device.surroundings.zone = .kolkata
    return order
  }

  /// Another moment with ordinary values: among changed values many dates are equal.
  ///
  /// The stimuli are farther apart, since a date that code stored at one may be near another.
  private var laterOrder: WorkerRequest {
    var order = order
    order.scenario.device.clock = laterClock
    order.scenario.device.surroundings.values = .ordinary
    order.scenario.spreadStimuli(by: .seconds(7))
    return order
  }

  private var laterClock: WallDate {
    scenario.device.clock + Interval.hours(77) + Interval.minutes(37) + Interval.seconds(23)
  }

  private var withoutAppOrder: WorkerRequest {
    var order = order
    order.leavesAppIntentsOut = true
    return order
  }

  private var guesslessOrder: WorkerRequest {
    var order = order
    order.leavesGuessesOut = true
    return order
  }

  private var answeringOrder: WorkerRequest {
    var order = order
    order.scenario.device.surroundings.network = .fixtures
    order.leavesFailuresOut = true
    return order
  }

  private var givenOrder: WorkerRequest {
    var order = order
    order.leavesMadeUpOut = true
    order.scenario.device.surroundings.values = .ordinary
    return order
  }

  private var friendlyOrder: WorkerRequest {
    var order = order
    order.scenario.device.surroundings.store = .present
    return order
  }

  /// Another hour with other data, and if requested with a network that answers.
  private func lackingOrder(_ network: Network) -> WorkerRequest {
    var order = order
    order.scenario.device.clock = laterClock
    var around = scenario.device.surroundings
    around.store = around.store == .empty ? .present : around.store
    around.values = around.values == .extreme ? .ordinary : .extreme
    if network == .served { around.network = .fixtures }
    order.scenario.device.surroundings = around
    order.wantsFigures = true
    return order
  }

  /// Another hour with a network that answers, and with or without shared data.
  private func storeOrder(_ store: Surroundings.Store) -> WorkerRequest {
    var order = lackingOrder(.served)
    order.scenario.device.surroundings.store = store
    return order
  }

  private var order: WorkerRequest {
    var order = WorkerRequest(running: scenario)
    order.datedRequests = report.dates.map { NumberedLine(Int($0.request)) }
    return order
  }
}
