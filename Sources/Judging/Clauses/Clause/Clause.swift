import PlatformFacts
import WidgetModel

/// One obligation of one party, with everything needed to judge and to explain it, declared by its
/// ``ClauseChecker`` in a file of its own; ``catalogue`` lists all.
public struct Clause: Sendable {
  /// The clause's id: the fact's, and the party if the fact obliges several.
  public let id: ClauseID

  /// A short title for tables.
  public let title: String

  /// The obligation in one sentence.
  public let statement: String

  /// The level of obligation.
  public let level: Level

  /// The reason that the level differs from that of the clause's fact, or `nil` if it does not.
  public let levelReason: String?

  /// The party that has the obligation.
  public let party: Party

  /// The citations behind it, the clause's own row first.
  public let sources: [Citation]

  /// The sides of the clause's boundary, at least two; a violation also belongs to one of them.
  public let situations: [ClauseSituation]

  /// The classes of violations in a word or two, computed because no worker process needs them.
  public var violations: [String] { checker.violationWords }

  private let checker: any ClauseChecker.Type

  /// The reasons that the checker skips a case covered by the clause, in a few words each.
  public let guards: [String]

  /// The kinds of events that the checker handles, and that the subject therefore has to report.
  public let observes: EventKinds

  /// The features that widgets must have for the clause to apply.
  public let needs: WidgetFeatures

  /// Returns the reason that the clause does not apply under a profile, or `nil` if it applies.
  public let inapplicable: @Sendable (Profile) -> String?

  /// The advice to an author about a violation, or `nil` if no author can fix it.
  public let advice: String?

  /// The smallest widgets that violate the clause, with their near misses; empty if no script can.
  public let seededFaults: [SeededFault]

  /// The second run that the clause requires before it reports real code, or `nil` if none.
  package let secondLook: ConfirmationRun?

  /// Creates the clause of a checker, with at least two situations.
  ///
  /// Its sources are the parameters', in order; a rule of good craft also cites the survey. One
  /// function makes all clauses, because a copy for each type would be a fifth of the module.
  @inline(never)
  init(
    _ checker: any ClauseChecker.Type,
    id: ClauseID,
    title: String,
    statement: String,
    level: LevelRule = .ofTheFact,
    party: Party,
    rule: HouseRule? = nil,
    facts: [FactID] = [],
    contradictions: [ContradictionID] = [],
    assumptions: [AssumptionID] = [],
    observes: EventKinds,
    needs: WidgetFeatures = [],
    inapplicable: @escaping @Sendable (Profile) -> String? = { _ in nil },
    secondLook: ConfirmationRun? = nil,
    advice: String? = nil
  ) {
    let situations = checker.situations
    precondition(situations.count >= 2, "clause \(id) has one situation only")
    var sources: [Citation] = []
    if let rule {
      sources.append(contentsOf: rule.isCraft ? [.rule(rule), .survey] : [.rule(rule)])
    }
    sources.append(contentsOf: facts.map { .fact($0) })
    sources.append(contentsOf: contradictions.map { .contradiction($0) })
    sources.append(contentsOf: assumptions.map { .assumption($0) })
    self.id = id
    self.title = title
    self.statement = statement
    switch level {
    case .ofTheFact:
      self.level = Clause.status(of: sources).level(for: party)
      levelReason = nil
    case .exception(let level, let reason):
      self.level = level
      levelReason = reason
    }
    self.party = party
    self.sources = sources
    self.situations = situations
    self.checker = checker
    guards = checker.guards
    self.observes = observes
    self.needs = needs
    self.inapplicable = inapplicable
    seededFaults = checker.seededFaults
    self.secondLook = secondLook
    self.advice = advice
  }

  /// Returns the kinds of events that the clause needs and a subject does not report; inputs, which
  /// are the harness's own, are never missing.
  public func unclaimed(by observations: EventKinds) -> EventKinds {
    observes.subtracting(.inputs).subtracting(observations)
  }

  /// Returns the clause with an id, or `nil` if there is none.
  public static func named(_ id: ClauseID) -> Clause? { catalogue.first { $0.id == id } }
}

/// The rule that sets a clause's level.
enum LevelRule {
  /// The level of the clause's own fact.
  case ofTheFact
  /// Another level, with the reason.
  case exception(Level, because: String)
}

/// The violations of a clause whose checker finds none, because violations are detected elsewhere.
enum NoViolation: ClauseWord {
  var rawValue: String { switch self {} }
}

/// The guards of a checker that judges every case of its clause.
enum NoGuard: ClauseWord {
  var rawValue: String { switch self {} }
}

/// The id of a clause, such as `TL-11.runtime`.
public struct ClauseID: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The id as written everywhere.
  public let text: String

  /// Former ids of clauses, from before their facts were found, with the current ones.
  private static let former = ["CR-05": "DL-14.provider"]

  /// Creates an id from its text; a former id becomes the current one.
  public init(_ text: String) { self.text = ClauseID.former[text] ?? text }

  /// Creates an id from its text.
  public init(stringLiteral text: String) { self.init(text) }

  /// The id as written everywhere.
  public var description: String { text }

  /// The fact's row, such as `TL-11`.
  public var row: String { String(text.prefix { $0 != "." }) }

  /// The area, such as `TL`.
  public var area: String { String(text.prefix { $0 != "-" }) }

  /// Returns true if a name selects the clause by its id, also a former one, its row or its area.
  public func isMeant(by name: String) -> Bool {
    let name = ClauseID(name.uppercased()).text.uppercased()
    return [text, row, area].contains { $0.uppercased() == name }
  }

  /// Orders ids by their text, which is the order of areas and numbers.
  public static func < (left: ClauseID, right: ClauseID) -> Bool { left.text < right.text }
}

/// The level of obligation of a clause.
public enum Level: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Promised or demanded by the platform; a violation fails a run.
  case required
  case recommended
  /// Undocumented: an assumption of the project.
  case provisional

  /// Orders levels from the most binding down.
  public static func < (left: Level, right: Level) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// The party that has a clause's obligation.
public enum Party: String, CaseIterable, Hashable, Sendable {
  case runtime
  case provider
  case view
  case intent
  case app
  case configuration
}

/// One side of a clause's boundary.
///
/// A harness generates a runtime's widgets and must bring about every required situation. A
/// widget's own correct behavior may stay on one side: a provider that answers at once is never
/// late. So with widgets a clause is exercised if any situation was seen, and vacuous if none was
/// although the widget has the features that the clause needs.
public struct ClauseSituation: Hashable, Sendable {
  /// A short name, such as "at exactly the limit".
  public let name: String

  /// True if a campaign on a runtime must see it before the clause counts as exercised.
  public let isRequired: Bool

  /// The effects without which a runtime never gets into it; only subjects that report them must.
  public let needs: EventKinds

  /// Creates a situation.
  public init(_ name: String, isRequired: Bool = true, needs: EventKinds = []) {
    self.name = name
    self.isRequired = isRequired
    self.needs = needs
  }

  /// Returns true if a subject that reports some kinds of events must get into it.
  public func isRequired(of observations: EventKinds) -> Bool {
    isRequired && observations.isSuperset(of: needs)
  }
}
