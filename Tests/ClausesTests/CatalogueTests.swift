// Goal: the catalogue and the folder hold the same clauses, and each clause is whole.
// Method: the files' names are compared with the ids, and each clause with the rule of the levels.
import Foundation
import Testing
import WidgetModel

@testable import Clauses

@Suite struct CatalogueTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Judging/Clauses/Catalogue").standardizedFileURL

  @Test func `every clause has its file and every file its clause`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Clause+") }
      .map { String($0.dropLast(".swift".count)) }
    #expect(files.sorted() == Clause.catalogue.map(\.id.text).sorted())
  }

  @Test func `the file of a clause holds its id`() throws {
    for clause in Clause.catalogue {
      let file = folder.appending(path: "\(clause.id).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("id: \"\(clause.id)\""), "\(file.lastPathComponent)")
    }
  }

  @Test func `ids are unique and sorted within each list`() {
    #expect(Set(Clause.catalogue.map(\.id)).count == Clause.catalogue.count)
    #expect(Clause.timelines.map(\.id) == Clause.timelines.map(\.id).sorted())
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

  @Test func `a clause has the level of its fact or an exception with a reason`() {
    for clause in Clause.catalogue {
      let status = clause.status
      let exception = LevelException.catalogue.first { $0.clause == clause.id }
      let level = exception?.level ?? status.level(for: clause.party)
      #expect(clause.level == level, "\(clause.id)")
      if let exception {
        #expect(exception.level != status.level(for: clause.party), "\(clause.id)")
      }
    }
  }
}
