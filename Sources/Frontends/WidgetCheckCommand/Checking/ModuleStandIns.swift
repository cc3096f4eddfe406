import Foundation
import StandIns

/// What stands in for what a module of the checked code lacks.
struct ModuleStandIns {
  /// The module.
  let module: String

  /// What stands in.
  var report = StandInReport()

  /// The folder below which people are told the names of files.
  let root: String

  /// The compiler's words where the module does not build here, so that stand-ins are all there is of it; else empty.
  var failure = ""

  /// The same lines for a terminal: of long lists the beginning, and how much more the report has.
  var shortLines: [String] {
    lines.map { line in
      let parts = line.split(separator: ", ", omittingEmptySubsequences: false)
      guard parts.count > ModuleStandIns.shownNames + 1 else { return line }
      return parts.prefix(ModuleStandIns.shownNames).joined(separator: ", ")
        + " and \(parts.count - ModuleStandIns.shownNames) more, which the report lists"
    }
  }

  private static let shownNames = 5

  /// A line a missing module, with whose it is and what stands in for its declarations.
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

  /// What is left out that no widget reaches, in one line.
  private var unreached: [String] {
    let names = report.omissions.filter { !$0.isReached }.map { "\($0.name) (\(place($0.origin)))" }
    return names.isEmpty
      ? [] : ["left out, since no widget reaches it: " + names.joined(separator: ", ")]
  }

  /// What stands in for declarations of no module that is missing.
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
