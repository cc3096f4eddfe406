import Clauses
import Testing

@testable import Reporting

// Goal: whoever broke a clause is told what to do about it, and nobody is told what is no clause.
@Suite struct AdviceTests {
  @Test func `every clause that is an author's to keep has advice`() {
    let missing = Clause.catalogue.filter { $0.party != .runtime }.map(\.id.text)
      .filter { Advice.text(for: $0) == nil }
    #expect(missing == [])
  }

  @Test func `no advice is for a clause that does not exist or is a runtime's`() {
    let known = Set(Clause.catalogue.filter { $0.party != .runtime }.map(\.id.text))
    #expect(Advice.texts.keys.filter { !known.contains($0) }.sorted() == [])
  }

  @Test func `advice is a sentence or more, without line feeds`() {
    for (clause, text) in Advice.texts {
      #expect(text.hasSuffix(".") && !text.contains("\n"), "\(clause)")
    }
  }
}
