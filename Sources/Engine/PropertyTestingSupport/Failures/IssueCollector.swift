import Synchronization
import Testing

/// Takes the issues that a property records, so that only those of minimal cases are shown.
///
/// Two things are needed. A known-issue scope, the innermost one, is asked about each issue and takes it;
/// so a scope round the whole check is not asked, and one inside the property has its say first. A trait
/// keeps what was taken from being shown. Both are entered once a check, not once a case.
///
/// Issues may come from any task that the property starts, at any time while it runs.
final class IssueCollector: Sendable {
  /// Whether any issue waits: read once a case, and so without the lock.
  private let count = Atomic<Int>(0)
  private let waiting = Mutex<[Issue]>([])

  /// The trait under which the issues of a property are not shown.
  static let silence = IssueHandlingTrait.filterIssues { _ in false }

  /// Takes an issue of a property; warnings are none.
  ///
  /// - Returns: True, for a known-issue scope: the issue is dealt with.
  func collect(_ issue: Issue) -> Bool {
    guard issue.isFailure else { return true }
    waiting.withLock { $0.append(issue) }
    count.add(1, ordering: .releasing)
    return true
  }

  /// Whether no issue was recorded since the last ``take()``.
  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// The issues recorded since the last time.
  func take() -> [Issue] {
    waiting.withLock { issues in
      count.store(0, ordering: .releasing)
      defer { issues = [] }
      return issues
    }
  }
}
