import ArgumentParser
import CampaignRuns
import Foundation
import RunRecord
import ScenarioCorpus

package struct KeepCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Copy a shrunk finding into the corpus, where every campaign replays it first.",
    discussion: """
      EXAMPLE
        \(CommandProgram.current.name) keep Reports/latest/findings/TL-11.runtime-early.json
      """
  )

  @Argument(help: "The finding's file.")
  var finding: String

  @Option(help: "The directory of regressions.")
  var corpus = CorpusOption.defaultPath + "/regressions"

  @Option(help: "The name of the new file; by default the finding's own.")
  var name: String?

  @Flag(help: "Replace a file of that name.")
  var force = false

  package init() {}

  package func run() throws {
    try CommandBody.run {
      let file = try Corpus.read(finding)
      let base = name ?? URL(fileURLWithPath: finding).deletingPathExtension().lastPathComponent
      guard !base.isEmpty, !base.contains("/") else {
        throw CommandError.usage("--name \(base) is not a file name")
      }
      let target = "\(corpus)/\(base).json"
      guard force || !FileManager.default.fileExists(atPath: target) else {
        throw CommandError.usage("\(target) is there already; give another --name, or --force")
      }
      try? FileManager.default.createDirectory(atPath: corpus, withIntermediateDirectories: true)
      try AtomicFile.write(file.text, to: target)
      Console.print("kept as \(target)")
      return .held
    }
  }
}
