import ScenarioCorpus
import Testing
import WidgetModel
import WidgetRuntime

/// The golden files of the repository, found from this file's place in it.
enum GoldenFiles {
  /// The folder of the golden files.
  static let folder = "\(repository)/Corpora/golden"

  /// The files in the order of their names.
  static let all: [Corpus.Entry] = {
    do {
      return try Corpus.load(paths: [folder]).entries
    } catch {
      Issue.record("\(error)")
      return []
    }
  }()

  /// The files' names, for arguments of tests.
  static let names = all.map { $0.path.split(separator: "/").last.map(String.init) ?? "" }

  static func named(_ name: String) throws -> CorpusFile {
    try #require(all.first { $0.path.hasSuffix("/" + name) }).file
  }

  /// Returns the reference's trace of a scenario.
  static func trace(of scenario: Scenario) throws -> Trace {
    let simulation = Simulation()
    var runtime = ReferenceRuntime()
    var code = ScriptedSource(scenario)
    try simulation.run(scenario, subject: &runtime, source: &code)
    return simulation.takeTrace()
  }

  private static var repository: String {
    // Tests/ScenarioCorpusTests/Golden/GoldenFiles.swift lies four steps below the repository.
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
  }
}
