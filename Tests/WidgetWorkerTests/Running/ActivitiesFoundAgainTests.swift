// Goal: an app that starts a second Live Activity after its process ended is reported, one that
// looks for the first is not.
// Method: the code is a function from the input of a process to its calls and to the activities
// that run at its end.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct ActivitiesFoundAgainTests {
  /// The result of a process: a list of its calls, and the number of activities that run at its
  /// end.
  private typealias Code = (_ taps: Int, _ found: Int) -> ([ActivityCallLine.Kind], running: Int)

  private func outcome(
    hasStored: Bool = false,
    declares: Bool = true,
    _ code: @escaping Code
  ) throws -> String {
    var declared = DeclaredKinds()
    declared.hasActivities = declares
    return try ActivitiesFoundAgainRelation.outcome(declared: declared) { order in
      let (calls, running) = code(order.tappedButtons.count, order.activities.count)
      var report = CaseReport(calls: calls, running: running)
      report.hasStored = hasStored
      return report
    }
  }

  /// Starts one if its own memory knows of none.
  private func fromMemory(_ taps: Int, _ found: Int) -> ([ActivityCallLine.Kind], running: Int) {
    taps > 0 ? ([.start], found + 1) : ([], found)
  }

  @Test func `a second one beside the first is found at the call that starts it`() throws {
    #expect(try outcome(fromMemory) == "line 3 start.swift")
  }

  @Test func `so it is where a control starts them, and no widget`() throws {
    var scenario = Scenario()
    for name in ["Plain", "Activity", "Start"] {
      var widget = Widget()
      widget.name = name
      scenario.widgets.append(widget)
    }
    let report = { (order: WorkerRequest) -> CaseReport? in
      let (calls, running) = self.fromMemory(
        order.usedControls.count { $0 == 2 },
        order.activities.count
      )
      return CaseReport(calls: calls, running: running)
    }
    var declared = DeclaredKinds()
    declared.controls = ["Start"]
    let desk = AnswerDesk(withProcess: { try $0(report) }, probe: report, declared: declared)
    var answers = SecondAnswers(judging: [.activitiesFoundAgain])
    for number in [0, nil] {
      let found = try answers.findings(in: scenario, number: number, focus: nil, at: desk)
      #expect(found.map(\.widget) == [WidgetID(2)])
      #expect(found.first.map { "\($0.outcome)".hasPrefix("different") } == true)
    }
    scenario.widgets[0].placements = [PlacedWidget()]
    let beside = try answers.findings(
      in: scenario,
      number: nil,
      focus: Clause.activitiesFoundAgain.id,
      at: desk
    )
    #expect(beside.map(\.widget) == [WidgetID(2)])
  }

  @Test func `who looks for those that run starts no second one`() throws {
    let looking = try outcome { taps, found in
      taps > 0 && found == 0 ? ([.start], 1) : ([], found)
    }
    #expect(looking == "alike")
  }

  @Test func `who starts one with each tap does so in the next process, too`() throws {
    let each = try outcome { taps, found in
      (Array(repeating: .start, count: taps), found + taps)
    }
    #expect(each == "alike")
  }

  @Test func `who updates or replaces the first is not accused`() throws {
    let updating = try outcome { taps, found in
      taps > 1 ? ([.start, .update], 1) : self.fromMemory(taps, found)
    }
    #expect(updating == "alike")
  }

  @Test func `of code that stores something, or has no activities, nothing is said`() throws {
    #expect(try outcome(hasStored: true, fromMemory) == "silent")
    #expect(try outcome(declares: false, fromMemory) == "silent")
    #expect(try outcome { _, _ in ([], 0) } == "silent")
  }
}
