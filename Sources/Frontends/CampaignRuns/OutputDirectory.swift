import Clauses
import Foundation
import Reporting
import RunRecord
import ScenarioCorpus
import WidgetModel

/// The directory of one run: the growing record, findings as they occur, and finally the reports.
///
/// No final name is ever incomplete: the record grows as `record.jsonl.partial`, others are
/// renamed.
package final class OutputDirectory: @unchecked Sendable {
  package let path: String

  // Held as long as the object lives.
  private let claim: OutputLock

  // Workers report findings and lines at the same time.
  private let lock = NSLock()
  private var partial: FileHandle?
  private var failure: (any Error)?

  /// Opens a directory and removes an earlier run's files, or throws a ``CommandError`` if it
  /// cannot be written to or another run writes there.
  package init(_ path: String) throws {
    self.path = path
    if let error = CommandError.fileInPlace(of: path, "--output") { throw error }
    if let name = OutputDirectory.foreignFile(in: path) {
      throw CommandError.usage(
        "\(path) holds \(name), which no run wrote and this one would replace; choose another folder with --output"
      )
    }
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: path + "/findings", withIntermediateDirectories: true)
    } catch {
      throw CommandError.usage(
        "the output directory \(path) cannot be made; choose another with --output"
      )
    }
    claim = try OutputLock(on: path)
    OutputDirectory.clear(path)
    for folder in [path, "\(path)/findings", "\(path)/widgets"] {
      AtomicFile.removeLeftovers(in: folder)
    }
    guard files.createFile(atPath: partialPath, contents: nil),
      let handle = FileHandle(forWritingAtPath: partialPath)
    else {
      throw CommandError.usage(
        "nothing can be written into \(path); check who may write there, or use --output"
      )
    }
    partial = handle
  }

  /// Runs what a run needs first; if that fails, removes the reports of an earlier run.
  ///
  /// They would otherwise pass for this one's. A replay writes no reports, so it keeps them.
  package static func leavingNoOldReports<Result>(
    in path: String,
    unless isReplay: Bool,
    _ body: () throws -> Result
  ) rethrows -> Result {
    do { return try body() } catch {
      if !isReplay { clearUnlessInUse(path) }
      throw error
    }
  }

  private static func clearUnlessInUse(_ path: String) {
    guard let claim = try? OutputLock(on: path) else { return }
    clear(path)
    _ = consume claim
  }

  /// Removes the files of an earlier run, and nothing else.
  package static func clear(_ path: String) {
    let files = FileManager.default
    guard isOfRun(path) else { return }
    for name in [
      "record.jsonl", "report.html", "junit.xml", "summary.md", "badge.svg", "timing.json",
    ] {
      try? files.removeItem(atPath: "\(path)/\(name)")
    }
    for (folder, ending) in [("findings", ".json"), ("widgets", ".html")] {
      let names = (try? files.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
      for name in names where name.hasSuffix(ending) {
        try? files.removeItem(atPath: "\(path)/\(folder)/\(name)")
      }
    }
  }

  /// Returns true if a folder has the record or report of a run.
  private static func isOfRun(_ path: String) -> Bool {
    ["record.jsonl", "record.jsonl.partial", "report.html"].contains {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
  }

  /// Returns a file that a run would remove or replace although no run wrote it; `nil` if none.
  private static func foreignFile(in path: String) -> String? {
    guard !isOfRun(path) else { return nil }
    return [("findings", ".json"), ("widgets", ".html")].lazy.compactMap { folder, ending in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
      return names.sorted().first { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }.first
  }

  private var partialPath: String { path + "/record.jsonl.partial" }

  package func append(_ line: String) {
    keepingFailure {
      try partial?.write(contentsOf: Data((line + "\n").utf8))
    }
  }

  package func write(_ finding: FindingLine, of header: RecordHeader) {
    keepingFailure {
      try AtomicFile.write(
        CorpusFile(finding, of: header).text,
        to: path + "/" + finding.path
      )
    }
  }

  package func write(_ text: String, to name: String) throws {
    try AtomicFile.write(text, to: "\(path)/\(name)")
  }

  /// Writes the record and all reports; throws the first write error of the whole run.
  package func finish(
    _ record: RunRecord,
    baseline: RunRecord? = nil,
    failOn level: Level,
    sources: [String] = []
  ) throws {
    lock.lock()
    defer { lock.unlock() }
    if let failure { throw failure }
    try? partial?.close()
    partial = nil
    removeFindings(besides: record)
    try write(record.text, to: "record.jsonl.partial")
    let pages = ReportPages(record, baseline: baseline, failLevel: level, sources: sources)
    try pages.write(to: path)
    guard record.footer != nil else { return }
    guard rename(partialPath, path + "/record.jsonl") == 0 else {
      throw CommandError.cannotWrite(path + "/record.jsonl", String(cString: strerror(errno)))
    }
  }

  /// Removes the files of findings that were joined to others with the same cause.
  private func removeFindings(besides record: RunRecord) {
    let kept = Set(record.findings.map { $0.name + ".json" })
    let folder = path + "/findings"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasSuffix(".json") && !kept.contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  private func keepingFailure(_ action: () throws -> Void) {
    lock.lock()
    defer { lock.unlock() }
    do { try action() } catch { failure = failure ?? error }
  }
}

extension ReportPages {
  package func write(to directory: String) throws {
    for file in files {
      let path = "\(directory)/\(file.path)"
      if let slash = path.lastIndex(of: "/") {
        try FileManager.default.createDirectory(
          atPath: String(path[..<slash]),
          withIntermediateDirectories: true
        )
      }
      try AtomicFile.write(file.text, to: path)
    }
  }
}

extension FindingLine {
  /// The path of the finding's file in the directory of its run.
  package var path: String { "findings/\(name).json" }
}
