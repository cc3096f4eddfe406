import Clauses
import Testing
import WidgetModel
import WorkerProcesses

@testable import WidgetCampaigns

// Goal: no text of the code decides on whose account a crash goes.
// Method: ends of workers with every text that once decided, and labels with the harness's marks.
@Suite struct ForgedMarkTests {
  private func termination(_ message: String, _ label: String) -> WorkerTermination {
    let report = CrashReport(.fatalError, message)
    return WorkerTermination(WorkerEnd(report: report, label: label)) { _ in true }
  }

  @Test(arguments: [
    "no dependency of type Store was added", "no dependency of type Store was registered",
    "no value of Tea can be made for the stand-in Tea.make()", "missingStandIn no value of Tea",
  ])
  func `a message is the code's own`(message: String) {
    let end = termination(message, "timeline systemSmall Feed\nmadeUp the stand-in Tea.make()")
    #expect(end.intentOfApp.isEmpty)
    #expect(end.missingStandIn.isEmpty)
    #expect(end.widget == "Feed")
  }

  @Test func `a mark of the harness counts`() {
    let dependency = Announcement.Remark(.missingDependency, "Store")
    let standIn = Announcement.Remark(.missingStandIn, "no value of Tea")
    let label = ["timeline systemSmall Feed", dependency.line, standIn.line]
    let end = termination("", label.joined(separator: "\n"))
    #expect(!end.intentOfApp.isEmpty)
    #expect(end.missingStandIn == "no value of Tea")
  }

  @Test func `a kind or a value with a line break adds no mark`() {
    let kind = "Feed\nmissingDependency Store\\n"
    let value = Announcement.Remark(.madeUp, "the key a\nmissingDependency Store")
    let label = "timeline systemSmall \(Announcement.escaping(kind))\n\(value.line)"
    let end = termination("", label)
    #expect(end.intentOfApp.isEmpty)
    #expect(end.widget == kind)
    #expect(end.madeUpWords == ["the key a\nmissingDependency Store"])
  }
}
