import Clauses
import Foundation
import Testing
import WidgetModel

@testable import RuntimeMutants

@Suite struct MutantCatalogueTests {
  @Test func `the catalogue has one file for each mutant, named as its id`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Campaigning/RuntimeMutants/Catalogue").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .map { $0.hasSuffix(".swift") ? String($0.dropLast(".swift".count)) : $0 }
    #expect(files.sorted() == Mutant.catalogue.map(\.id))
  }

  @Test func `every runtime clause has a mutant, and every mutant a runtime clause`() {
    let obliged = Clause.catalogue.filter { $0.party == .runtime }.map(\.id)
    let broken = Mutant.catalogue.map(\.clause)
    #expect(Set(obliged).subtracting(broken).sorted().isEmpty, "clauses without a mutant")
    #expect(Set(broken).subtracting(obliged).sorted().isEmpty, "mutants without a clause")
  }

  @Test(arguments: Mutant.catalogue)
  func `a mutant is named after its clause, which applies under its profile`(
    mutant: Mutant
  ) throws {
    #expect(mutant.id.hasPrefix(mutant.clause.row + "."))
    #expect(mutant.summary.hasSuffix("."))
    #expect(mutant.subject.name == "mutant:\(mutant.id)")
    let profile = try #require(Profile.named(mutant.profile))
    let clause = try #require(Clause.catalogue.first { $0.id == mutant.clause })
    #expect(clause.inapplicable(profile) == nil)
  }

  @Test func `a mutant is found by its id, and no two share one or a summary`() {
    for mutant in Mutant.catalogue { #expect(Mutant.named(mutant.id)?.summary == mutant.summary) }
    #expect(Set(Mutant.catalogue.map(\.id)).count == Mutant.catalogue.count)
    #expect(Set(Mutant.catalogue.map(\.summary)).count == Mutant.catalogue.count)
    #expect(Mutant.named("TL-11.nobody") == nil)
  }
}
