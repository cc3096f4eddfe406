// Goal: the catalogue and the folder contain the same clauses, and each clause is complete.
// Method: the files' names are compared with the ids, and each clause with the rule of the levels.
import Foundation
import Testing
import WidgetModel

@testable import Clauses

@Suite struct CatalogueTests {
  @Test func `ids are unique`() {
    #expect(Set(Clause.catalogue.map(\.id)).count == Clause.catalogue.count)
  }

  @Test func `a clause names its own row first and has situations and words`() {
    for clause in Clause.catalogue {
      #expect(clause.sources.first?.text == clause.id.row, "\(clause.id)")
      #expect(clause.situations.count >= 2, "\(clause.id)")
      #expect(Set(clause.situations.map(\.name)).count == clause.situations.count, "\(clause.id)")
      #expect(clause.situations.contains { $0.isRequired }, "\(clause.id)")
      #expect(clause.statement.hasSuffix("."), "\(clause.id)")
      #expect(clause.title.count <= 60, "\(clause.id)")
    }
  }

  @Test func `no clause names a source twice, and none rests on a mistake`() {
    for clause in Clause.catalogue {
      #expect(Set(clause.sources).count == clause.sources.count, "\(clause.id)")
      for case .fact(let id) in clause.sources {
        #expect(id.fact.correctedBy == nil, "\(clause.id) rests on \(id)")
      }
    }
  }

  @Test func `a clause has the level of its fact or another one for a reason`() {
    for clause in Clause.catalogue {
      let isOfTheFact = clause.level == clause.status.level(for: clause.party)
      #expect(isOfTheFact == (clause.levelReason == nil), "\(clause.id)")
    }
  }

  @Test func `every clause that is an author's to keep has advice, and no other`() {
    for clause in Clause.catalogue {
      #expect((clause.advice == nil) == (clause.party == .runtime), "\(clause.id)")
      guard let advice = clause.advice else { continue }
      #expect(advice.hasSuffix(".") && !advice.contains("\n"), "\(clause.id)")
    }
  }

  @Test func `a clause is meant by its id, its row, its area and a former id`() {
    let early = Clause.completionNotEarly.id
    for name in ["DL-14.provider", "dl-14", "DL", "CR-05", "cr-05"] {
      #expect(early.isMeant(by: name), "\(name)")
    }
    for name in ["DL-1", "CR", "CR-06", ""] { #expect(!early.isMeant(by: name), "\(name)") }
    #expect(ClauseID("CR-05") == early)
    #expect(Clause.catalogue.allSatisfy { ClauseID($0.id.text) == $0.id })
  }

  @Test func `names select clauses, and each that means none is an error with a guess`() throws {
    #expect(try Clause.meant(by: []).count == Clause.catalogue.count)
    let chosen = try Clause.meant(by: ["cr-05", "TL-11", "TL-11.runtime"])
    #expect(chosen.map(\.id.row).allSatisfy { ["DL-14", "TL-11"].contains($0) })
    #expect(chosen.count == 1 + Clause.catalogue.count { $0.id.row == "TL-11" })
    let error = #expect(throws: UnknownClause.self) { try Clause.meant(by: ["TL-11", "VW-99"]) }
    #expect(error?.name == "VW-99")
    #expect(error?.description.contains("did you mean VW-") == true)
    #expect(UnknownClause("").description.hasSuffix("\"\""))
  }
}
