// Goal: a Live Activity that a tap only updates, and that is over for the code, is reported; one
// that continues, or is ended, is not.
// Method: the code is a function from the taps to its calls and to the activities that run at the
// end.
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct FinishedActivitiesEndedTests {
  private func outcome(
    _ code: @escaping (_ buttons: [Int32]) -> ([ActivityCallLine.Kind], running: Int)
  ) throws -> String {
    try FinishedActivitiesEndedRelation.outcome { order in
      let (calls, running) = code(order.tappedButtons)
      return CaseReport(calls: calls, running: running)
    }
  }

  /// Button 0 starts an activity unless one is running, button 1 finishes it by a call.
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
    #expect(try finishing(by: .update) == "line 3 update.swift")
  }

  @Test func `an end, and an update after which the activity continues, are not`() throws {
    #expect(try finishing(by: .end) == "alike")
    #expect(try finishing(by: .update, isOver: false) == "alike")
    #expect(try outcome { _ in ([], 0) } == "silent")
  }
}
