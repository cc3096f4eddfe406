import CampaignRuns
import Foundation
import XcodeProjects

/// The description of a target for users: its files, modules and settings.
struct TargetExplanation {
  let subject: CheckSubject

  /// The lines; a folder, which has no target, throws a ``CommandError``.
  var lines: [String] {
    get throws {
      guard let target = subject.target else {
        throw CommandError.usage(
          "--explain-target is for a target of a project, and \(subject.sources.path) is a folder of sources"
        )
      }
      let root = subject.sources.path
      var lines = [
        "target \(target.name) of \(SourceFolder.name(of: target.project.file, below: root))",
        "configuration \(target.configuration)",
      ]
      lines += ["", "files"]
      lines += target.target.files.map {
        "  \($0.role.rawValue) \(SourceFolder.name(of: $0.path, below: root))"
          + ($0.platforms.isEmpty ? "" : " on \($0.platforms.joined(separator: ", ")) alone")
      }
      if !subject.modules.isEmpty { lines += ["", "modules"] }
      lines += subject.modules.map { "  \($0.name) of the \($0.owner)" }
      lines += ["", "settings"]
      lines += target.settings.explanation(below: root).map { "  " + $0 }
      return lines
    }
  }
}
