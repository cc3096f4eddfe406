import Clauses
import Foundation
import Testing
import WidgetModel

@testable import RuntimeMutants

@Suite struct MutantCatalogueTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Campaigning/RuntimeMutants").standardizedFileURL

  @Test func `the catalogue has the list of each file`() throws {
    let text = MutantRegistry.catalogue(of: try MutantRegistry.files(in: folder))
    let current = try String(
      contentsOf: folder.appending(path: MutantRegistry.file),
      encoding: .utf8
    )
    #expect(current == text, "renew it: .ci/renew-registry")
  }

  @Test func `a file has the mutants of one clause and is named like the clause's`() throws {
    for file in try MutantRegistry.files(in: folder) {
      #expect(file.name.hasSuffix("-" + file.list.prefix(1).uppercased() + file.list.dropFirst()))
      let broken = file.text.matches(of: /breaks: \.(\w+),/).map { String($0.1) }
      #expect(Set(broken) == [file.list], "\(file.name)")
    }
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
