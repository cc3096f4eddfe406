import Clauses
import PropertyTesting
import Synchronization
import WidgetModel

/// The shared results of shrinks of one class of violation of one subject, for several threads.
///
/// Searches for one minimum try the same neighbours and restarts. Cached calls count as if they had
/// been made, so the results do not depend on the order of shrinks.
///
/// - Precondition: The subject and its runner judge each scenario independently of others.
public final class ShrinkCache: Sendable {
  private struct Memory {
    var verdicts: [Scenario: Verdict<ViolationClass>] = [:]
    var descents: [Scenario: ShrunkScenario] = [:]
  }

  private let memory = Mutex(Memory())

  /// Creates an empty cache.
  public init() {}

  /// Removes all results, to free memory.
  public func removeAll() { memory.withLock { $0 = Memory() } }

  /// Returns the verdict of a scenario, judging it on first use.
  func verdict(
    of scenario: Scenario,
    judge: () -> Verdict<ViolationClass>
  ) -> Verdict<ViolationClass> {
    if let known = memory.withLock({ $0.verdicts[scenario] }) { return known }
    // Outside the lock: two threads may judge the same scenario, with the same verdict.
    let verdict = judge()
    memory.withLock { $0.verdicts[scenario] = verdict }
    return verdict
  }

  /// Returns a scenario's minimum, reusing a search that finished in fewer calls than the budget.
  func descent(
    from scenario: Scenario,
    within budget: Int,
    search: () -> ShrunkScenario
  ) -> ShrunkScenario {
    let known = memory.withLock { $0.descents[scenario] }
    if let known, known.calls < budget { return known }
    let shrunk = search()
    if shrunk.end == .minimal { memory.withLock { $0.descents[scenario] = shrunk } }
    return shrunk
  }
}
