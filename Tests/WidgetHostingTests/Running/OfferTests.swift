// Goal: a bundle is tried only by the clauses that this process numbers, and only if it declares something.
import Clauses
import ScenarioGeneration
import Testing

@testable import WidgetTrials

@Suite struct OfferTests {
  private var reply: WorkerReplyMessage {
    var reply = WorkerReplyMessage()
    reply.clauses = Clause.catalogue.map(\.id.text)
    reply.bundle.widgets = [WidgetInterface()]
    return reply
  }

  @Test func `a bundle of the same version is taken`() throws {
    #expect(try reply.offer().widgets.count == 1)
  }

  @Test func `other clauses, or the same in another order, are refused`() {
    var older = reply
    older.clauses.removeLast()
    #expect(throws: TrialError.otherVersion) { try older.offer() }
    var other = reply
    other.clauses.swapAt(0, 1)
    #expect(throws: TrialError.otherVersion) { try other.offer() }
    var oldest = reply
    oldest.clauses = []
    #expect(throws: TrialError.otherVersion) { try oldest.offer() }
  }

  @Test func `a bundle of nothing is refused`() {
    var empty = reply
    empty.bundle.widgets = []
    empty.bundle.name = "Empty"
    #expect(throws: TrialError.empty("Empty")) { try empty.offer() }
  }
}
