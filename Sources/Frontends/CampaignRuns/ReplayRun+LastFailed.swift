import Clauses
import Foundation
import ScenarioCorpus

extension ReplayRun {
  /// Reads the findings that failed the last run in a folder, by the highest level they violate.
  ///
  /// - Throws: ``CommandError`` if there are none: a check that runs nothing must not pass.
  package init(failedIn folder: String, failOn level: Level) throws {
    let findings = folder + "/findings"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: findings) else {
      throw CommandError.unreadable(
        "there is no run in \(folder); check without --last-failed first"
      )
    }
    let files = names.filter { $0.hasSuffix(".json") }.map { "\(findings)/\($0)" }
    guard !files.isEmpty else {
      throw CommandError.nothing("the run in \(folder) has no findings, so nothing is run again")
    }
    let failed = try Corpus.load(paths: files.sorted()).entries.filter { entry in
      guard let finding = entry.file.finding else { return false }
      let levels = ([finding.clause] + finding.also).compactMap { Clause.named($0)?.level }
      return levels.contains { $0 <= level }
    }
    guard !failed.isEmpty else {
      throw CommandError.nothing(
        "no finding failed the run in \(folder); to run advice again, name its file with --replay"
      )
    }
    self.init(failed)
  }
}
