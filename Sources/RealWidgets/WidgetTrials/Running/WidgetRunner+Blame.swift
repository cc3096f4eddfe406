import RunRecord
import WidgetModel

/// The class of a death: how it came, and the kind of widget for which the code worked.
struct DeathClass: Hashable {
  private let kind: String
  private let widget: String

  init(_ death: WorkerDeath) {
    kind = death.kind
    widget = death.widget
  }
}

/// What a death is laid to: further runs of its scenario tell, in which one thing is otherwise.
extension WidgetRunner {
  /// What comes of an order by itself, where it ended a process that had run others before.
  ///
  /// Days of several phones share a process. What a static variable keeps of one is there on the next, which
  /// no phone sees; so a death is laid to its scenario when it comes in a process that ran nothing else.
  func ownOutcome(_ outcome: Outcome, of order: WorkerOrder) throws -> Outcome {
    guard case .death(let death) = outcome, casesInWorker > 1,
      confirmedDeaths?.contains(DeathClass(death)) != true,
      let own = try self.outcome(of: order)
    else { return outcome }
    switch own {
    case .report: survey.add([SurveyLine(.carriedOver, death.message, of: death.widget)])
    case .death(let death): confirmedDeaths?.insert(DeathClass(death))
    }
    return own
  }

  /// What comes of an order without intents of the app, where it ended a process after one and only then.
  ///
  /// What such an intent leaves in variables belongs to the app's process, and is never there in the extension's.
  func outcomeWithoutApp(_ outcome: Outcome, of order: WorkerOrder) throws -> Outcome {
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

  /// Whether a death comes from data that was made up: where none is, the same scenario survives or ends elsewhere.
  ///
  /// Perhaps no app stores such data and no server sends it, so that nobody can say that a phone would see the crash.
  func isOnAccountOfMadeUpData(_ death: WorkerDeath, _ scenario: Scenario) throws -> Bool {
    let around = scenario.device.surroundings
    guard death.sample.isEmpty, death.intentOfApp.isEmpty,
      around.store != .empty || [.fixtures, .slow].contains(around.network)
    else { return false }
    var order = WorkerOrder(running: scenario)
    order.leavesMadeUpOut = true
    return switch try outcome(of: order) {
    case .report: true
    case .death(let other): other.kind != death.kind
    case nil: false
    }
  }

  /// A scenario that ended its process, with the shared data in place, and what it then shows.
  ///
  /// - Returns: `nil` if the data was in place, or if the code does not survive with it either (AG-08).
  func survival(of scenario: Scenario) throws -> (scenario: Scenario, report: CaseReport)? {
    guard scenario.device.surroundings.store != .present else { return nil }
    var friendly = scenario
    friendly.device.surroundings.store = .present
    guard case .report(let report, _) = try answer(to: WorkerOrder(running: friendly)) else {
      return nil
    }
    return (friendly, report)
  }
}
