// Goal: a bundle is judged only by the clauses that this process numbers, and only if it declares
// something.
import Clauses
import ScenarioGeneration
import Testing
import WidgetModel

@testable import WidgetCampaigns

@Suite struct OfferTests {
  private var reply: WorkerReplyMessage {
    var reply = WorkerReplyMessage()
    reply.numbering = CaseReport.numbering
    reply.bundle.widgets = [WidgetInterface()]
    return reply
  }

  @Test func `a bundle of the same version is taken`() throws {
    #expect(try reply.offer().widgets.count == 1)
  }

  @Test func `other clauses, or the same in another order, are refused`() {
    var older = reply
    older.numbering.removeLast()
    #expect(throws: TrialError.otherVersion) { try older.offer() }
    var other = reply
    other.numbering.swapAt(0, 1)
    #expect(throws: TrialError.otherVersion) { try other.offer() }
    var wider = reply
    wider.numbering[0] += "; a further situation"
    #expect(throws: TrialError.otherVersion) { try wider.offer() }
    var oldest = reply
    oldest.numbering = []
    #expect(throws: TrialError.otherVersion) { try oldest.offer() }
  }

  @Test func `a reply with a field that nobody here knows is of another version`() throws {
    let text = JSONWriter.json(reply).description
    #expect(try WorkerReplyMessage(reading: Array(text.utf8)).numbering == reply.numbering)
    let later = Array(#"{"later":1}"#.utf8)
    #expect(throws: TrialError.otherVersion) { try WorkerReplyMessage(reading: later) }
    #expect(throws: JSONError.self) { try WorkerReplyMessage(reading: Array("{".utf8)) }
  }

  @Test func `what keeps a trial from beginning has the status of its kind`() {
    #expect(TrialError.died("it").status == .broken)
    #expect(TrialError.empty("It").status == .nothingRan)
    #expect(TrialError.otherVersion.status == .internalError)
  }

  @Test func `the parts that a report sends by number have a name in the numbering`() {
    let numbering = CaseReport.numbering
    for (clause, line) in zip(Clause.catalogue, numbering) {
      for name in [clause.id.text] + clause.situations.map(\.name) + clause.guards {
        #expect(line.contains(name))
      }
    }
    #expect(numbering.count == Clause.catalogue.count + 1)
    #expect(numbering.last?.contains("requests for the location") == true)
  }

  @Test func `a bundle of nothing is refused`() {
    var empty = reply
    empty.bundle.widgets = []
    empty.bundle.name = "Empty"
    #expect(throws: TrialError.empty("Empty")) { try empty.offer() }
  }
}
