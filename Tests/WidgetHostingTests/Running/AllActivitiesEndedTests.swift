// Goal: a button that ends only the first of two Live Activities is told, one that ends all, or its own, is not.
// Method: the code is a function from what was tapped to the activities that run at the end.
import Testing
import WidgetModel

@testable import WidgetTrials

@Suite struct AllActivitiesEndedTests {
  /// What comes of the taps on buttons, of which the first two start an activity each.
  private func outcome(
    declares: Bool = true,
    _ running: @escaping (_ buttons: [Int32]) -> Int
  ) throws -> String {
    var scenario = Scenario()
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    scenario.widgets = [widget]
    func ask(_ order: WorkerOrder) -> CaseReport? {
      let buttons = order.scenario.workload.compactMap { stimulus -> Int32? in
        if case .tapped(_, let node)? = stimulus.input { node } else { nil }
      }
      var report = CaseReport()
      report.declaresActivities = declares
      report.activityCalls = [ActivityCallLine(.end, at: "line 9 Parcels.swift")]
      report.running = (0..<running(buttons)).map { _ in SurvivingActivity() }
      return report
    }
    return try withoutActuallyEscaping(ask) { ask in
      let desk = AnswerDesk(withProcess: { try $0(ask) }, probe: ask)
      let question = AnswerQuestion(for: scenario.placements[0], in: scenario)
      let outcome = try AllActivitiesEndedRelation.compare(
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

  private func starts(_ buttons: [Int32]) -> Int { Set(buttons).subtracting([2]).count }

  @Test func `a tap that ends the first of two is found at the call`() throws {
    let first = try outcome { buttons in
      self.starts(buttons) - buttons.count { $0 == 2 }
    }
    #expect(first == "line 9 Parcels.swift")
  }

  @Test func `a tap that ends all, none, or its own is not`() throws {
    #expect(try outcome { $0.contains(2) ? 0 : self.starts($0) } == "alike")
    #expect(try outcome(self.starts) == "alike")
    #expect(try outcome { self.starts($0) - ($0.contains(2) ? 1 : 0) } == "alike")
  }

  @Test func `of one activity, or none at all, nothing is said`() throws {
    #expect(try outcome { min(1, $0.count) } == "silent")
    #expect(try outcome(declares: false) { self.starts($0) } == "silent")
  }
}
