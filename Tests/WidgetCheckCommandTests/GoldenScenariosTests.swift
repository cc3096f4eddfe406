import Foundation
import ScenarioCorpus
import Testing

@testable import RuntimeCommands

// Goal: a runtime is held to the golden scenarios in any folder in which its author runs the
// command.
// Method: the scenarios in the program are compared with the folder in the repository.
@Suite struct GoldenScenariosTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpora/golden").path

  @Test func `the program carries every golden scenario of the repository`() throws {
    let carried = try Corpus.golden().entries
    let files = try Corpus.load(paths: [GoldenScenariosTests.folder]).entries.map {
      Corpus.Entry(path: "golden/" + ($0.path.split(separator: "/").last ?? ""), file: $0.file)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    #expect(carried == files)
  }

  @Test func `a record names a golden scenario without the folder of its area`() throws {
    let file = try #require(Corpus.golden().entries.first).file
    let paths = ["golden/Reloads/b.json", "golden/Views/a.json", "regressions/Views/a.json"]
    let entries = paths.map { Corpus.Entry(path: $0, file: file) }
    #expect(
      CorpusOption.withoutAreas(entries).map(\.path)
        == ["golden/a.json", "golden/b.json", "regressions/Views/a.json"]
    )
  }

  @Test(arguments: ["Corpora/golden/added-later.json", "golden/added-later.json"])
  func `a golden scenario is replayed by the path that a report names, where there is no folder`(
    path: String
  ) throws {
    let there = try Executable.run("replay", path, "--subject", "reference")
    #expect(there.status == 0, "\(there.errors)")
    #expect(there.output.contains("held golden/added-later.json (reference)"))
    let missing = try Executable.run("replay", "Corpora/golden/no-such.json")
    #expect(missing.status == 65)
  }
}
