import Clauses
import Foundation
import Reporting
import RunRecord
import ScenarioCorpus
import WidgetModel

/// The directory of one run: the record as it grows, findings as they come up, reports at the end.
///
/// Nothing half-written ever stands under a final name: the record streams into
/// `record.jsonl.partial`, every other file is written beside its name and renamed.
package final class OutputDirectory: @unchecked Sendable {
  /// Where it is.
  package let path: String

  private let lock = NSLock()
  private var partial: FileHandle?
  private var failure: (any Error)?

  /// Opens a directory for a new run and takes the files of an earlier one away.
  ///
  /// - Throws: ``CommandError`` when nothing can be written there.
  package init(_ path: String) throws {
    self.path = path
    if let error = CommandError.fileInPlace(of: path, "--output") { throw error }
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: path + "/findings", withIntermediateDirectories: true)
    } catch {
      throw CommandError.usage(
        "the output directory \(path) cannot be made; choose another with --output"
      )
    }
    OutputDirectory.clear(path)
    guard files.createFile(atPath: partialPath, contents: nil),
      let handle = FileHandle(forWritingAtPath: partialPath)
    else {
      throw CommandError.usage(
        "nothing can be written into \(path); check who may write there, or use --output"
      )
    }
    partial = handle
  }

  /// Takes the files of an earlier run away, and nothing else.
  package static func clear(_ path: String) {
    let files = FileManager.default
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

  private var partialPath: String { path + "/record.jsonl.partial" }

  /// Appends a settled line to the record in the making.
  package func append(_ line: String) {
    keepingFailure {
      try partial?.write(contentsOf: Data((line + "\n").utf8))
    }
  }

  /// Writes a finding's file, in place of an earlier one of the same finding.
  package func write(_ finding: FindingLine, of header: RecordHeader) {
    keepingFailure {
      try AtomicFile.write(
        CorpusFile(finding, of: header).text,
        to: path + "/" + finding.path
      )
    }
  }

  /// Writes a file under its final name.
  package func write(_ text: String, to name: String) throws {
    try AtomicFile.write(text, to: "\(path)/\(name)")
  }

  /// Writes the record and everything that is made of it.
  ///
  /// - Throws: What kept a file from being written, also earlier in the run.
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

  /// Removes the files of what is told with another finding that has the same cause.
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
  /// Writes the files below a directory that exists.
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
  /// Where the finding's file stands in the directory of its run.
  package var path: String { "findings/\(name).json" }
}
