import Clauses
import Relations
import WidgetModel
import WidgetRuntime

/// Runs a subject again for each relation that applies to a case, and compares the runs.
///
/// Using the same subject reveals remembered state; no checker sees the second run. One in ten of a
/// campaign's cases is compared, by number; all if nothing else is judged or they run alone.
struct SecondRuns {
  /// The kind of a violation that does not need the relation's change.
  static let differsUnchanged = "differs unchanged"

  static let share = 10

  /// The results of the last case with the indices of their clauses; empty if it was not compared.
  private(set) var tallies: [(place: Int, tally: Tally)] = []

  private let relations: [(place: Int, relation: Relation)]
  private let comparesAll: Bool
  private let simulation = Simulation()

  /// The number of the next case, `nil` if it runs alone.
  private var number: Int?

  init(judging clauses: [Clause]) {
    relations = clauses.enumerated().compactMap { place, clause in
      clause.relation.map { (place, $0) }
    }
    comparesAll = relations.count == clauses.count
  }

  mutating func begin(_ series: CaseSeries) {
    switch series {
    // Islands start with different numbers; otherwise short campaigns would compare all their
    // cases.
    case .island(let island, _): number = island
    case .small(let first): number = first
    case .single: number = nil
    }
  }

  /// Begins a case; returns true if it is compared.
  mutating func beginCase() -> Bool {
    tallies.removeAll(keepingCapacity: true)
    guard let number else { return !relations.isEmpty }
    self.number = number + 1
    return !relations.isEmpty && (comparesAll || number.isMultiple(of: SecondRuns.share))
  }

  /// Compares the run with second ones, or throws a ``SecondRunError`` if one did not finish.
  mutating func compare<S: Subject>(_ first: FirstRun, _ subject: inout S) throws {
    for (place, relation) in relations {
      switch relation.preparation(after: first) {
      case .saysNothing: break
      case .leavesOut(let situation):
        tallies.append((place, Tally(relation, [situation], nil)))
      case .compares(let transformation):
        var violation: Violation?
        if let difference = try difference(transformation, first, &subject) {
          // A difference that occurs without the change is not its effect.
          let repeated = try self.difference(.unchanged(first), first, &subject)
          violation =
            repeated.map { Violation(repeating: $0) } ?? Violation(difference, transformation)
        }
        tallies.append((place, Tally(relation, transformation.situations, violation)))
      }
    }
  }

  private func difference<S: Subject>(
    _ transformation: Transformation,
    _ first: FirstRun,
    _ subject: inout S
  ) throws -> RunDifference? {
    var source = ScriptedSource(transformation.scenario)
    do {
      try simulation.run(transformation.scenario, subject: &subject, source: &source)
    } catch {
      throw SecondRunError(words: transformation.words, reason: error)
    }
    return transformation.difference(of: simulation.trace, from: first)
  }
}

struct SecondRunError: Error, CustomStringConvertible {
  let words: String
  let reason: any Error

  var description: String { "a second run, \(words), did not finish: \(reason)" }
}

extension Clause {
  /// The relation that the clause states, `nil` if it is judged on a single run.
  package var relation: Relation? { Clause.relations[id] }

  private static let relations: [ClauseID: Relation] = [
    Clause.startDateFree.id: .shiftedStart,
    Clause.clockReturnUnnoticed.id: .clockThereAndBack,
    Clause.placementOrderFree.id: .permutedPlacements,
    Clause.widgetsIndependent.id: .widgetTakenOut,
    Clause.prefixStays.id: .prefix,
    Clause.repetitionIsSingles.id: .singleStimuli,
  ]
}

extension Tally {
  /// Creates the tally of a comparison in the terms of the relation's clause.
  fileprivate init(_ relation: Relation, _ seen: [Int], _ violation: Violation?) {
    var situations = [Int](repeating: 0, count: relation.situations.count)
    for situation in seen { situations[situation] += 1 }
    self.init(situations: situations, violations: violation.map { [$0] } ?? [], undecided: 0)
  }
}

extension Violation {
  fileprivate init(_ difference: RunDifference, _ transformation: Transformation) {
    self.init(
      difference,
      difference.kind.rawValue,
      "\(transformation.words), \(Violation.differs(difference))"
    )
  }

  fileprivate init(repeating difference: RunDifference) {
    self.init(
      difference,
      SecondRuns.differsUnchanged,
      "run again as it was, \(Violation.differs(difference)); something survives `begin`, or chance has a part in it"
    )
  }

  private static func differs(_ difference: RunDifference) -> String {
    "the same scenario runs otherwise: \(difference)"
  }

  private init(_ difference: RunDifference, _ kind: String, _ message: String) {
    self.init(
      kind: kind,
      event: difference.event,
      placement: difference.placement,
      comparison: Comparison(expected: difference.expected, actual: difference.actual),
      message: message
    )
  }
}
