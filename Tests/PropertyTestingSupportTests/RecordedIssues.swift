import Synchronization
import Testing

/// Returns the issues that a body records, and hides them from the current test.
func recordedIssues(_ body: @Sendable () async throws -> Void) async throws -> [Issue] {
  let issues = Mutex<[Issue]>([])
  let trait = IssueHandlingTrait.compactMapIssues { issue in
    issues.withLock { $0.append(issue) }
    return nil
  }
  let test = try #require(Test.current)
  try await trait.provideScope(for: test, testCase: Test.Case.current, performing: body)
  return issues.withLock { $0 }
}

extension Issue {
  /// The lines of the first comment.
  var lines: [String] {
    comments.first.map { $0.rawValue.split(separator: "\n").map(String.init) } ?? []
  }

  /// Returns the rest of the first line that begins with a word and a colon.
  func line(_ word: String) -> String? {
    lines.first { $0.hasPrefix(word + ": ") }.map { String($0.dropFirst(word.count + 2)) }
  }
}
