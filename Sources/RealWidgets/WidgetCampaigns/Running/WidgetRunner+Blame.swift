import RunRecord
import WidgetModel

/// The class of a crash: its kind, and the kind of widget.
struct DeathClass: Hashable {
  private let kind: String
  private let widget: String

  init(_ death: WorkerTermination) {
    kind = death.kind
    widget = death.widget
  }
}

/// The class of a broken clause, or of an unanswered request, in one case.
struct FaultClass: Hashable {
  /// The number of the clause, -1 for a hang.
  private let number: Int64
  private let kind: String
  private let widget: String

  fileprivate init(_ number: Int64, _ kind: String, _ widget: String) {
    self.number = number
    self.kind = kind
    self.widget = widget
  }
}

extension CaseReport {
  fileprivate var faults: [FaultClass: (message: String, widget: String)] {
    var faults: [FaultClass: (message: String, widget: String)] = [:]
    for tally in tallies {
      for violation in tally.violations {
        let fault = FaultClass(tally.clause, violation.kind, violation.widget)
        faults[fault] = (violation.message, violation.widget)
      }
    }
    for hang in hangs {
      faults[FaultClass(-1, hang.reason.rawValue, hang.widget)] = (
        "a request was not answered", hang.widget
      )
    }
    return faults
  }
}

/// The attribution of crashes, by further runs of the scenario with one condition changed.
extension WidgetRunner {
  /// Runs a request by itself if it broke a clause or crashed in a process that had run others
  /// before.
  ///
  /// Days of several phones share a process. A static variable may carry data of one into the next,
  /// which no phone does; so a fault counts only if it also occurs in a fresh process. The first
  /// fault of each class in an island is tried.
  func ownOutcome(_ outcome: Outcome, of order: WorkerRequest) throws -> Outcome {
    guard casesInWorker > 1 else { return outcome }
    switch outcome {
    case .death(let death):
      guard confirmedDeaths?.contains(DeathClass(death)) != true,
        let own = try self.outcome(of: order)
      else { return outcome }
      switch own {
      case .report: survey.add([SurveyLine(.carriedOver, death.message, of: death.widget)])
      case .death(let death): confirmedDeaths?.insert(DeathClass(death))
      }
      return own
    case .report(let report, _):
      guard case .island = series else { return outcome }
      let news = report.faults.filter { !confirmedFaults.contains($0.key) }
      guard !news.isEmpty, let own = try self.outcome(of: order) else { return outcome }
      guard case .report(let other, _) = own else { return own }
      confirmedFaults.formUnion(other.faults.keys)
      guard let strange = news.first(where: { other.faults[$0.key] == nil })?.value else {
        return outcome
      }
      survey.add([SurveyLine(.carriedOver, strange.message, of: strange.widget)])
      return own
    }
  }

  /// Runs a request that crashed after an intent of the app without it, since variables set there
  /// are never the extension's, and uses that result if it differs.
  func outcomeWithoutApp(_ outcome: Outcome, of order: WorkerRequest) throws -> Outcome {
    guard case .death(let death) = outcome, death.intentOfApp.isEmpty,
      !death.earlierIntentOfApp.isEmpty
    else { return outcome }
    var order = order
    order.leavesAppIntentsOut = true
    guard let other = try self.outcome(of: order) else { return outcome }
    if case .death(let second) = other, DeathClass(second) == DeathClass(death) { return outcome }
    survey.add([
      SurveyLine(.forApp, death.earlierIntentOfApp, of: death.widget),
      SurveyLine(.endedAfterApp, death.message, of: death.widget),
    ])
    return other
  }

  /// Returns true if a crash needs synthesized data: without it, the scenario survives or ends
  /// elsewhere.
  ///
  /// Perhaps no app stores such data and no server sends it, so a phone may never crash.
  func isOnAccountOfMadeUpData(_ death: WorkerTermination, _ scenario: Scenario) throws -> Bool {
    if death.usesStandIn, death.sample.isEmpty { return true }
    let around = scenario.device.surroundings
    guard death.sample.isEmpty, death.intentOfApp.isEmpty,
      around.store != .empty || [.fixtures, .slow].contains(around.network)
        || !death.madeUpWords.isEmpty
    else { return false }
    var order = WorkerRequest(running: scenario)
    order.leavesMadeUpOut = true
    return switch try outcome(of: order) {
    case .report: true
    case .death(let other): other.kind != death.kind
    case nil: false
    }
  }

  /// Runs a scenario that crashed again with the shared data present; `nil` if it was present
  /// before, or if the code still crashes (AG-08).
  func survival(of scenario: Scenario) throws -> (scenario: Scenario, report: CaseReport)? {
    guard scenario.device.surroundings.store != .present else { return nil }
    var friendly = scenario
    friendly.device.surroundings.store = .present
    guard case .report(let report, _) = try answer(to: WorkerRequest(running: friendly)) else {
      return nil
    }
    return (friendly, report)
  }
}
