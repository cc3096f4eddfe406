import Clauses
import Foundation
import Testing
import WidgetModel

@testable import RuntimeMutants

@Suite struct MutantCatalogueTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Campaigning/RuntimeMutants").standardizedFileURL

  @Test func `the catalogue has the list of each file`() throws {
    let lists = try files().map { $0.list }.sorted()
    let file = folder.appending(path: "Mutant+Catalogue.swift")
    let text = catalogue(lists)
    if ProcessInfo.processInfo.environment["WIDGETCHECK_RENEW"] == "registry" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let current = try String(contentsOf: file, encoding: .utf8)
    #expect(current == text, "WIDGETCHECK_RENEW=registry swift test --filter MutantCatalogueTests")
  }

  @Test func `a file has the mutants of one clause and is named like the clause's`() throws {
    for file in try files() {
      #expect(file.name.hasSuffix("-" + file.list.prefix(1).uppercased() + file.list.dropFirst()))
      let broken = file.text.matches(of: /breaks: \.(\w+),/).map { String($0.1) }
      #expect(Set(broken) == [file.list], "\(file.name)")
    }
  }

  /// The files of the mutants: name, text and the list that each declares.
  private func files() throws -> [(name: String, text: String, list: String)] {
    try ["Timelines", "Reloads", "Limits", "Views"].flatMap { column in
      let path = folder.appending(path: column)
      return try FileManager.default.contentsOfDirectory(atPath: path.path).map { file in
        let text = try String(contentsOf: path.appending(path: file), encoding: .utf8)
        let list = try #require(text.firstMatch(of: /static let (\w+): \[Mutant\]/), "\(file)")
        return (String(file.dropLast(6)), text, String(list.1))
      }
    }
  }

  private func catalogue(_ lists: [String]) -> String {
    """
    // Made from the files of the mutants; CONTRIBUTING says how to make it again. A test compares them.
    extension Mutant {
      /// Every mutant, by id.
      public static let catalogue: [Mutant] = {
        let lists: [[Mutant]] = [
    \(lists.map { "      \($0)," }.joined(separator: "\n"))
        ]
        return lists.flatMap { $0 }.sorted { $0.id < $1.id }
      }()
    }

    """
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
