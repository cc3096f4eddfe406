// Goal: the registry names each clause that has a file, once and in order, and each file is named
// like its clause; a clause that is missing there would never be judged.
// Method: the registry is regenerated from the files and compared.
import Foundation
import Testing

@testable import Clauses

@Suite struct RegistryTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Judging/Clauses").standardizedFileURL

  @Test func `the registry is that of the files`() throws {
    for (path, text) in ClauseRegistry(try ClauseFile.all(in: folder)).texts {
      let current = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(current == text, "\(path) is stale; renew it: .ci/renew-registry")
    }
  }

  @Test func `the examples are those of the faulty widgets and the mutants`() throws {
    let sources = folder.appending(path: "../..").standardizedFileURL
    let files = try ClauseFile.all(in: folder)
    for (path, text) in try ExampleRegistry(clauses: files, sources: sources).texts {
      let current = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(current == text, "\(path) is stale; renew it: .ci/renew-registry")
    }
  }

  @Test func `every clause has an example or is one of the few that no program breaks`() {
    let without = Clause.catalogue.filter(\.examples.isEmpty).map(\.id.text)
    #expect(without == [])
  }

  @Test func `each file is named by its clause's row and type`() throws {
    for file in try ClauseFile.all(in: folder) {
      #expect(file.name == "\(ClauseID(file.id).row)-\(file.type)", "\(file.id)")
    }
  }

  @Test func `each clause of the catalogue has its own file`() throws {
    let files = try ClauseFile.all(in: folder)
    #expect(files.map(\.id) == Clause.catalogue.map(\.id.text))
  }

  @Test func `a file without a clause is an error that names it`() {
    #expect(throws: ClauseFile.Malformed.self) {
      try ClauseFile(name: "TL-99-Nothing", column: 0, text: "struct Nothing {}")
    }
  }
}
