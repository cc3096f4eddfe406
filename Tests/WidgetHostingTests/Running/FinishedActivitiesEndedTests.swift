// Goal: a Live Activity that a tap only updates, and that is over for the code, is told; one that goes on, or is ended,
// is not.
// Method: the code is a function from what was tapped to its calls and to the activities that run at the end.
import Testing
import WidgetModel

@testable import WidgetTrials

@Suite struct FinishedActivitiesEndedTests {
  /// What comes of the taps on buttons, of which the first starts an activity.
  private func outcome(
    _ code: @escaping (_ buttons: [Int32]) -> ([ActivityCallLine.Kind], running: Int)
  ) throws -> String {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    func ask(_ order: WorkerOrder) -> CaseReport? {
      let buttons = order.scenario.workload.compactMap { stimulus -> Int32? in
        if case .tapped(_, let node)? = stimulus.input { node } else { nil }
      }
      let (calls, running) = code(buttons)
      var report = CaseReport()
      report.declaresActivities = true
      report.activityCalls = calls.map { ActivityCallLine($0, at: "line 32 \($0).swift") }
      report.running = (0..<running).map { _ in SurvivingActivity() }
      return report
    }
    return try withoutActuallyEscaping(ask) { ask in
      let desk = AnswerDesk(withProcess: { try $0(ask) }, probe: ask)
      let question = AnswerQuestion(for: scenario.placements[0], in: scenario)
      let outcome = try FinishedActivitiesEndedRelation.compare(
        question,
        of: scenario,
        number: nil,
        at: desk
      )
      return switch outcome {
      case nil: "silent"
      case .alike: "alike"
      case .leftOut(let reason): reason.rawValue
      case .different(let difference): difference.places.first ?? difference.kind
      }
    }
  }

  /// Button 0 starts an activity unless one goes on, button 1 finishes it by a call.
  private func finishing(
    by call: ActivityCallLine.Kind,
    isOver: Bool = true
  ) throws -> String {
    try outcome { buttons in
      var (calls, running, goesOn) = ([ActivityCallLine.Kind](), 0, false)
      for button in buttons {
        if button == 0, !goesOn {
          calls.append(.start)
          (running, goesOn) = (running + 1, true)
        } else if button == 1, goesOn {
          calls.append(call)
          goesOn = !isOver
          if call == .end { running -= 1 }
        }
      }
      return (calls, running)
    }
  }

  @Test func `an update after which another one is started is found at the call`() throws {
    #expect(try finishing(by: .update) == "line 32 update.swift")
  }

  @Test func `an end, and an update after which the activity goes on, are not`() throws {
    #expect(try finishing(by: .end) == "alike")
    #expect(try finishing(by: .update, isOver: false) == "alike")
    #expect(try outcome { _ in ([], 0) } == "silent")
  }
}
