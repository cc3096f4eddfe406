import Foundation
import StandIns

/// The replacements for missing parts of a module of the checked code.
struct ModuleStandIns {
  let module: String

  var report = StandInReport()

  /// The folder to which file names are relative.
  let root: String

  /// The compiler's errors if the module does not build here and is replaced completely.
  var failure = ""

  /// The lines for a terminal, with long lists shortened.
  var shortLines: [String] {
    lines.map { line in
      let parts = line.split(separator: ", ", omittingEmptySubsequences: false)
      guard parts.count > ModuleStandIns.shownNames + 1 else { return line }
      return parts.prefix(ModuleStandIns.shownNames).joined(separator: ", ")
        + " and \(parts.count - ModuleStandIns.shownNames) more, which the report lists"
    }
  }

  private static let shownNames = 5

  /// The lines of the report: one per missing module, with its owner and the replacements.
  var lines: [String] {
    guard failure.isEmpty else {
      let first = failure.split(separator: "\n").first { $0.contains("error: ") } ?? failure[...]
      return [
        "the module \(module) does not build here and is taken as missing: "
          + first.trimmingCharacters(in: .whitespaces)
      ]
    }
    return report.modules.map { missing in
      let own = (report.types + report.members).filter { $0.module == missing.name }
      return "\(missing.name), which is \(missing.owner.rawValue): " + names(of: own)
    } + others + report.removed.map { "taken away: \($0.name) (\(place($0.origin)))" }
      + report.omissions.filter(\.isReached).map {
        "left out: \($0.name) (\(place($0.origin))): \($0.reason)"
      } + unreached
  }

  /// The line about omissions that no widget reaches.
  private var unreached: [String] {
    let names = report.omissions.filter { !$0.isReached }.map { "\($0.name) (\(place($0.origin)))" }
    return names.isEmpty
      ? [] : ["left out, since no widget reaches it: " + names.joined(separator: ", ")]
  }

  /// The line about replacements for declarations of existing modules.
  private var others: [String] {
    let missing = Set(report.modules.map(\.name))
    let own = (report.types + report.members).filter { entry in
      entry.module.map { !missing.contains($0) } ?? true
    }
    return own.isEmpty ? [] : ["declarations that are not here: " + names(of: own)]
  }

  private func names(of entries: [StandInReport.Entry]) -> String {
    guard !entries.isEmpty else { return "nothing of it is used" }
    return entries.map { "\($0.name) (\(place($0.origin)))" }.joined(separator: ", ")
  }

  private func place(_ origin: String) -> String {
    origin.hasPrefix(root + "/") ? String(origin.dropFirst(root.count + 1)) : origin
  }
}
