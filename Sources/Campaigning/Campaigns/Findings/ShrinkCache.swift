import Clauses
import PropertyTesting
import Synchronization
import WidgetModel

/// The shared results of shrinks of one class of violation of one subject.
///
/// Searches for the same minimum meet close to it: they try the same neighbours and restart from
/// the same simplest scenarios. Cached calls count as if they had been made, so the results do not
/// depend on the order of shrinks. The cache may be used from several threads at once.
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

  /// Returns the minimum reached from a scenario, searching on first use.
  ///
  /// A search that finished in fewer calls than a budget is valid for it.
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
