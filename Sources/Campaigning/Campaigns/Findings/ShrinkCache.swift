import Clauses
import PropertyTesting
import Synchronization
import WidgetModel

/// What shrinks of one class of violation of one subject found, so that none of them does it again.
///
/// Searches for the same minimum meet near it: all try the neighbours of the same scenario, and all start
/// once more from the same simplest scenarios. What is remembered is what would have been found, and calls
/// count as if they had been made; so the results are the same, whichever shrink comes first. The cache may
/// be used from several threads at once.
///
/// - Precondition: The subject and its runner judge a scenario by nothing but itself.
public final class ShrinkCache: Sendable {
  private struct Memory {
    var verdicts: [Scenario: Verdict<ViolationClass>] = [:]
    var descents: [Scenario: ShrunkScenario] = [:]
  }

  private let memory = Mutex(Memory())

  /// Creates a cache in which nothing is remembered.
  public init() {}

  /// Forgets everything, to give the room back.
  public func removeAll() { memory.withLock { $0 = Memory() } }

  /// The verdict of a scenario, which is judged the first time.
  func verdict(
    of scenario: Scenario,
    judge: () -> Verdict<ViolationClass>
  ) -> Verdict<ViolationClass> {
    if let known = memory.withLock({ $0.verdicts[scenario] }) { return known }
    let verdict = judge()
    memory.withLock { $0.verdicts[scenario] = verdict }
    return verdict
  }

  /// The minimum to which a scenario leads, which is searched for the first time.
  ///
  /// - Parameters:
  ///   - scenario: Where the search starts.
  ///   - budget: How often the subject may be run; a search that came to its end in fewer calls is the same
  ///     with any budget.
  ///   - search: The search.
  /// - Returns: What the search came to.
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
