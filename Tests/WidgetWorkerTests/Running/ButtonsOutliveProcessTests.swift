// Goal: a Live Activity's button that does nothing after the app's process ended is reported, one
// that does something is not.
// Method: the code is a function from a flag, true if its process started the activity, to the
// effect of a tap on the button.
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct ButtonsOutliveProcessTests {
  private enum Deed { case nothing, update, end, store }

  private func outcome(
    starts: Bool = true,
    _ tap: @escaping (_ isNext: Bool) -> Deed
  ) throws -> String {
    try ButtonsOutliveProcessRelation.outcome { order in
      let isNext = !order.activities.isEmpty
      let hasTapped = order.scenario.workload.contains { $0.input?.word == .tap }
      var report = CaseReport()
      if hasTapped, starts {
        report.activityCalls = [ActivityCallLine(.start, at: "line 1 A.swift")]
      }
      if isNext || hasTapped && starts { report.running = [SurvivingActivity()] }
      guard order.buttonOfActivity == 0, !report.running.isEmpty else { return report }
      report.tappedButton = "More"
      let deed = tap(isNext)
      switch deed {
      case .nothing: break
      case .update, .end:
        let kind = deed == .update ? ActivityCallLine.Kind.update : .end
        report.activityCalls.append(ActivityCallLine(kind, at: "line 2 A.swift"))
      case .store: report.hasStored = true
      }
      report.tapHasActed = deed != .nothing
      return report
    }
  }

  @Test func `a button that is dead in the next process is reported`() throws {
    #expect(try outcome { $0 ? .nothing : .update } == "line 2 A.swift")
  }

  @Test func `one that ends what was left behind, or does something else, is not`() throws {
    #expect(try outcome { $0 ? .end : .update } == "alike")
    #expect(try outcome { $0 ? .store : .update } == "alike")
    #expect(try outcome { _ in .update } == "alike")
  }

  @Test func `one that does nothing in the old process either is not`() throws {
    #expect(try outcome { _ in .nothing } == "alike")
    #expect(try outcome(starts: false) { _ in .nothing } == "silent")
  }
}
