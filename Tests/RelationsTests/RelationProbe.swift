import Relations
import WidgetModel
import WidgetRuntime

/// Runs scenarios with one subject, and compares the runs.
struct RelationProbe<S: Subject> {
  var subject: S

  let scenario: Scenario

  mutating func trace(of scenario: Scenario) throws -> Trace {
    let simulation = Simulation()
    var source = ScriptedSource(scenario)
    try simulation.run(scenario, subject: &subject, source: &source)
    return simulation.takeTrace()
  }

  /// Returns a relation's preparation for the first run.
  mutating func preparation(_ relation: Relation) throws -> Preparation {
    relation.preparation(after: try first())
  }

  /// Returns the first difference that a relation finds; `nil` if the runs are alike.
  mutating func difference(_ relation: Relation) throws -> RunDifference? {
    let first = try first()
    guard case .compares(let transformation) = relation.preparation(after: first) else {
      throw NotCompared()
    }
    return transformation.difference(of: try trace(of: transformation.scenario), from: first)
  }

  private mutating func first() throws -> FirstRun {
    guard let setup = scenario.setup else { throw NotCompared() }
    return FirstRun(scenario, setup: setup, trace: try trace(of: scenario))
  }

  /// Thrown if a relation does not compare a run that a test expects it to compare.
  struct NotCompared: Error {}
}
