import CampaignRuns
import Clauses
import Foundation

/// The findings that failed the last run, by their files.
struct LastFailed {
  /// The files, in the order of their names.
  let files: [String]

  /// Reads the findings of a run's folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the run.
  ///   - level: The least binding level whose violation failed it.
  /// - Throws: ``CommandError`` if no run has written there, or nothing failed: a check that runs nothing is no pass.
  init(in folder: String, failOn level: Level) throws {
    let findings = folder + "/findings"
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: findings) else {
      throw CommandError.unreadable(
        "there is no run in \(folder); check without --last-failed first"
      )
    }
    let all = names.filter { $0.hasSuffix(".json") }.sorted()
    files = all.filter { name in
      let clause = Clause.catalogue.last {
        name.hasPrefix("\($0.id.text)-") || name == "\($0.id.text).json"
      }
      return (clause?.level ?? .required) <= level
    }
    .map { "\(findings)/\($0)" }
    guard files.isEmpty else { return }
    throw CommandError.nothing(
      all.isEmpty
        ? "the run in \(folder) has no findings, so nothing is run again"
        : "no finding failed the run in \(folder); to run advice again, name its file with --replay"
    )
  }
}
