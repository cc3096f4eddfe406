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
    let files = try Corpus.load(paths: [GoldenScenariosTests.folder]).entries
    #expect(carried.map(\.file) == files.map(\.file))
    let names = files.map { "golden/" + ($0.path.split(separator: "/").last ?? "") }
    #expect(carried.map(\.path) == names)
  }

  @Test
  func `a golden scenario is replayed by the path that a report names, where there is no folder`()
    throws
  {
    let there = try Executable.run(
      "replay",
      "Corpora/golden/added-later.json",
      "--subject",
      "reference"
    )
    #expect(there.status == 0, "\(there.errors)")
    #expect(there.output.contains("held golden/added-later.json (reference)"))
    let missing = try Executable.run("replay", "Corpora/golden/no-such.json")
    #expect(missing.status == 65)
  }
}
