import FaultyExampleWidgets
import Foundation

/// The lines of the faulty example widgets at which findings must point.
///
/// A comment `Seeded: CLAUSE` is above the faulty line. If a finding names another line, such as
/// the call that passes the faulty value on, a comment `Named: CLAUSE` is above that.
struct SeededLines {
  /// The lines by clause and bundle, such as `Hero.swift:18`.
  private var lines: [String: Set<String>] = [:]

  /// Reads the files in the catalogue, and their neighbours.
  init() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/FaultyExampleWidgets").standardizedFileURL
    for fault in ExampleFault.catalogue {
      let folder = sources.appending(path: fault.file).deletingLastPathComponent()
      var seeded: [String] = []
      var named: [String] = []
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        seeded += SeededLines.marked("Seeded", fault.clause, rows).map { "\(name):\($0)" }
        named += SeededLines.marked("Named", fault.clause, rows).map { "\(name):\($0)" }
      }
      lines["\(fault.clause) \(fault.bundle)"] = Set(named.isEmpty ? seeded : named)
    }
  }

  /// Returns the lines of one clause's faults in a bundle.
  func lines(of clause: String, in bundle: String) -> Set<String> {
    lines["\(clause) \(bundle)"] ?? []
  }

  /// Returns the numbers of the first lines of code below a comment.
  private static func marked(_ word: String, _ clause: String, _ rows: [String]) -> [Int] {
    rows.indices.compactMap { row in
      guard let mark = rows[row].range(of: "// \(word): "),
        rows[row][mark.upperBound...].hasPrefix("\(clause). ")
      else { return nil }
      let code = rows[row...].firstIndex {
        !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      }
      return code.map { $0 + 1 }
    }
  }
}
