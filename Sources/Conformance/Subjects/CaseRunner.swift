import Clauses
import WidgetModel
import WidgetRuntime

/// Runs one scenario after the other against one subject and judges what happens.
///
/// A runner keeps its buffers from case to case and belongs to one worker.
public protocol CaseRunner: AnyObject {
  /// The checkers with what they found in the last case.
  var judge: Judge { get }

  /// What happened in the last case.
  var trace: Trace { get }

  /// Which call of which script answered each request of the last case.
  var served: [ScriptedSource.ServedCall] { get }

  /// What the subject said of itself in the last case.
  var hello: Hello? { get }

  /// Runs a scenario from its start to its end.
  ///
  /// - Throws: What kept the subject or the harness from finishing; the case is then undecided.
  func run(_ scenario: Scenario) throws
}

extension CaseRunner {
  /// The breaches of the last case that count against a party, without repeats, in order.
  public func breachClasses(of parties: Set<Party>) -> [BreachClass] {
    var found: [BreachClass] = []
    for (clause, tally) in zip(judge.clauses, judge.tallies)
    where !tally.breaches.isEmpty && parties.contains(clause.party) {
      for breach in tally.breaches {
        let breachClass = BreachClass(clause: clause.id, kind: breach.kind)
        if !found.contains(breachClass) { found.append(breachClass) }
      }
    }
    return found.sorted()
  }

  /// The first breach of a class in the last case.
  public func breach(of breachClass: BreachClass) -> Breach? {
    guard let index = judge.clauses.firstIndex(where: { $0.id == breachClass.clause }) else {
      return nil
    }
    return judge.tallies[index].breaches.first { $0.kind == breachClass.kind }
  }
}
