// Goal: every citation refers to an existing fact, in any form of text.
import Testing

@testable import PlatformFacts

@Suite struct CitationTests {
  private static let all: [Citation] =
    FactID.allCases.map { .fact($0) } + ContradictionID.allCases.map { .contradiction($0) }
    + AssumptionID.allCases.map { .assumption($0) } + HouseRule.allCases.map { .rule($0) }
    + [.survey]

  @Test func `a citation survives its text, and no two have the same`() {
    for citation in CitationTests.all { #expect(Citation(citation.text) == citation) }
    #expect(Set(CitationTests.all.map(\.text)).count == CitationTests.all.count)
  }

  @Test(arguments: ["", "TL-99", "X-34", "AS-00", "CR-99", "the docs", "--set"])
  func `a text that cites nothing does not count as a citation`(text: String) {
    #expect(Citation(text) == nil)
  }

  @Test func `all but rules have a sentence`() {
    for citation in CitationTests.all {
      if case .rule = citation { continue }
      #expect(citation.sentence.hasSuffix("."), "\(citation)")
    }
  }

  @Test func `contradictions and assumptions stand once and in order`() {
    #expect(Contradiction.all.map(\.id) == ContradictionID.allCases)
    #expect(Assumption.catalogue.map(\.id) == AssumptionID.allCases)
    for id in ContradictionID.allCases { #expect(!id.contradiction.positions.isEmpty, "\(id)") }
    #expect(ContradictionID.x01.text == "X-01")
    #expect(AssumptionID.as14.assumption.statement.hasPrefix("Memory within a tenth"))
  }
}
