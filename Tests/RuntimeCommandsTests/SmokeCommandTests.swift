import Campaigns
import RunRecord
import RuntimeMutants
import Testing
import WidgetModel

@testable import RuntimeCommands

// Goal: the small conversations exercise the clauses that they name, and distinguish right from
// wrong.
// Method: the reference goes through all of them; a subject that hides a kind of event claims less; mutants break.
@Suite struct SmokeCommandTests {
  @Test func `the reference is right in every conversation`() throws {
    let conversations = try SmokeConversation.catalogue()
    #expect(conversations.count >= 20)
    for conversation in conversations {
      let outcome = SmokeOutcome(of: conversation, with: .reference)
      #expect(outcome.verdict == .right, "\(conversation.title): \(outcome.reasons)")
      #expect(outcome.reasons.isEmpty)
    }
  }

  @Test(arguments: [
    ("TL-11.early", "one timeline"), ("DL-03.later", "deadline"),
    ("TL-19.first-date", "policy atEnd"),
  ])
  func `a mutant breaks the conversation about its rule`(mutant: String, title: String) throws {
    let subject = try #require(Mutant.named(mutant)).subject
    let conversation = try #require(
      SmokeConversation.catalogue().first { $0.title == title }
    )
    let outcome = SmokeOutcome(of: conversation, with: subject)
    #expect(outcome.verdict == .broken)
    #expect(outcome.status == .broken)
    #expect(!outcome.events.isEmpty)
  }

  @Test func `what the subject does not report is not claimed`() throws {
    var subject = SubjectUnderTest.reference
    subject.observations = EventKinds.all.subtracting(EventKinds(.led))
    let tap = try #require(SmokeConversation.catalogue().first { $0.title == "tap" })
    let outcome = SmokeOutcome(of: tap, with: subject)
    #expect(outcome.verdict == .notClaimed)
    #expect(outcome.reasons == ["VW-04.runtime is not claimed: hello does not list led"])
  }
}
