import Synchronization
import Testing

/// Collects the issues that a property records, so that only those of minimal cases are shown.
///
/// It needs two things, entered once per check. The innermost known-issue scope is asked about each
/// issue and takes it: a scope around the whole check is not asked, and one inside the property is
/// asked first. A trait keeps the taken issues from being shown.
///
/// Any task of the property may record issues, at any time while the property runs.
final class IssueCollector: Sendable {
  /// The number of waiting issues; atomic, because each case reads it without the lock.
  private let count = Atomic<Int>(0)
  private let waiting = Mutex<[Issue]>([])

  /// The trait that hides the issues of a property.
  static let silence = IssueHandlingTrait.filterIssues { _ in false }

  /// Takes an issue and ignores warnings; always true, so that the issue counts as handled.
  func collect(_ issue: Issue) -> Bool {
    guard issue.isFailure else { return true }
    waiting.withLock { $0.append(issue) }
    count.add(1, ordering: .releasing)
    return true
  }

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Removes and returns the issues recorded since the last call.
  func takeIssues() -> [Issue] {
    waiting.withLock { issues in
      count.store(0, ordering: .releasing)
      defer { issues = [] }
      return issues
    }
  }
}
