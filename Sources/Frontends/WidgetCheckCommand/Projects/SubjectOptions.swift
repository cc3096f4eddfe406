import ArgumentParser
import CampaignRuns
import Foundation
import RuntimeCommands

/// The options about what is built: a folder of sources, or a target of a project.
struct SubjectOptions: ParsableArguments {
  @Argument(
    help:
      "The repository of an app, its Xcode project or workspace, a folder of Swift files, or one file."
  )
  var folder: String

  @Option(help: "The widget extension to check, where a project has several.")
  var target: String?

  @Option(help: "A scheme whose extension and archive configuration count.")
  var scheme: String?

  @Option(help: "The configuration whose settings count, Release by default.")
  var configuration: String?

  @Option(help: "The bundle or widget to begin with; by default the one with @main.")
  var bundle: String?

  @Option(help: "A file to leave out; repeatable.")
  var exclude: [String] = []

  @Option(
    help: "A checkout of a package that is not in the repository, as NAME=DIR; repeatable."
  )
  var package: [String] = []

  @Option(help: "A module to replace with an empty one; repeatable.")
  var stub: [String] = []

  @Option(help: "A compilation condition of the project's to set, as for #if; repeatable.")
  var define: [String] = []

  @Option(help: "A build setting that Info.plist uses, as NAME=VALUE; repeatable.")
  var setting: [String] = []

  @Flag(help: "Print the target's files and settings, each with where it comes from, and stop.")
  var explainTarget = false

  static let defaultConfiguration = "Release"

  var words: [String] {
    CommandWords.given("--target", target)
      + CommandWords.given("--scheme", scheme)
      + CommandWords.given("--configuration", configuration)
      + CommandWords.given("--bundle", bundle) + CommandWords.repeated("--exclude", exclude)
      + CommandWords.repeated("--package", package) + CommandWords.repeated("--stub", stub)
      + CommandWords.repeated("--define", define)
      + CommandWords.repeated("--setting", setting)
  }

  /// Returns the given packages' folders by name, or throws a ``CommandError`` for an invalid one.
  func packages() throws -> [(name: String, folder: String)] {
    try package.map { text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw CommandError.usage(
          "--package \(text) is not NAME=DIR, such as Alamofire=../Alamofire"
        )
      }
      let folder = URL(fileURLWithPath: parts[1]).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
        throw CommandError.unreadable(
          "--package \(text): there is no Package.swift in \(folder); "
            + "DIR is a checkout of \(parts[0])"
        )
      }
      return (parts[0], folder)
    }
  }

  /// Checks the options before anything is read; an invalid condition throws a ``CommandError``.
  func check() throws {
    for name in define where !BuildCondition.isName(name) {
      throw CommandError.usage("--define \(name) is not the name of a condition such as WIDGET")
    }
    // A stub becomes a file of its name.
    for name in stub where !BuildCondition.isName(name) {
      throw CommandError.usage("--stub \(name) is not the name of a module such as Kingfisher")
    }
  }
}
