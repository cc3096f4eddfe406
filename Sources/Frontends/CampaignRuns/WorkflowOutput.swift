import Clauses
import Foundation
import Reporting
import RunRecord

/// Reports results to a CI workflow that runs the command.
package enum WorkflowOutput {
  /// Appends to the workflow's summary file, or throws a ``CommandError``, and writes annotations.
  package static func publish(
    _ record: RunRecord,
    failOn level: Level,
    sources: [String] = [],
    writes write: (String) -> Void
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try append(MarkdownSummary(record, failLevel: level).text, to: path)
    }
    if environment["GITHUB_ACTIONS"] == "true" {
      let annotations = WorkflowAnnotations(record, failLevel: level, sources: sources)
      for line in annotations.lines { write(line) }
    }
  }

  private static func append(_ text: String, to path: String) throws {
    guard let file = fopen(path, "a") else {
      throw CommandError.cannotWrite(path, String(cString: strerror(errno)))
    }
    let written = fputs(text, file)
    guard fclose(file) == 0, written >= 0 else {
      throw CommandError.cannotWrite(path, String(cString: strerror(errno)))
    }
  }
}
