import PlatformFacts
import WidgetModel

/// One obligation of one party, with everything that is needed to judge and to explain it.
///
/// A clause is declared in a file of its own, by its ``ClauseChecker``; ``catalogue`` lists all of them.
public struct Clause: Sendable {
  /// The clause's id: the fact's, and the party where the fact obliges several.
  public let id: ClauseID

  /// A few words for tables.
  public let title: String

  /// The obligation in one sentence.
  public let statement: String

  /// How binding it is.
  public let level: Level

  /// Why the level is not the one that the status of the clause's fact gives, `nil` when it is.
  public let levelReason: String?

  /// Whose obligation it is.
  public let party: Party

  /// What it rests on, the clause's own row first.
  public let sources: [Citation]

  /// The sides of the clause's boundary, at least two; a violation belongs to one of them too.
  public let situations: [ClauseSituation]

  /// The classes of violations, in one or two words each.
  ///
  /// They are made when they are asked for: each worker process makes all clauses and asks none for them.
  public var violations: [String] { checker.violationWords }

  private let checker: any ClauseChecker.Type

  /// Why something that is the clause's matter goes unjudged, each reason in a few words.
  public let guards: [String]

  /// The kinds of events that the checker wants to see, and so the subject must report.
  public let observes: EventKinds

  /// What widgets must have for the clause to say something about them.
  public let needs: WidgetFeatures

  /// Why the clause says nothing under a profile, `nil` when it applies.
  public let inapplicable: @Sendable (Profile) -> String?

  /// What an author may do about a violation; `nil` for what is no author's to mend.
  public let advice: String?

  /// The smallest widgets that break the clause, with their near misses; none where no script can.
  public let seededFaults: [SeededFault]

  /// The other run that the clause asks before it accuses real code, `nil` when one run tells enough.
  package let secondLook: ConfirmationRun?

  /// Creates the clause of a checker.
  ///
  /// It rests on what the parameters name, in their order; a rule of good craft rests on the survey
  /// besides. One function makes all clauses, since a copy for each type would be a fifth of the module.
  ///
  /// - Precondition: There are at least two situations.
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

  /// The kinds of events that the clause needs and a subject does not report; with none it is claimed.
  ///
  /// - Parameter observations: The kinds that the subject reports; inputs are the harness's own.
  /// - Returns: The kinds that are missing.
  public func unclaimed(by observations: EventKinds) -> EventKinds {
    observes.subtracting(.inputs).subtracting(observations)
  }

  /// The clause of an id, `nil` when there is none.
  public static func named(_ id: ClauseID) -> Clause? { catalogue.first { $0.id == id } }
}

/// Where a clause's level comes from.
enum LevelRule {
  /// The level that the status of the clause's own fact gives.
  case ofTheFact
  /// Another one, and why.
  case exception(Level, because: String)
}

/// The violations of a clause whose checker finds none: what breaks it is seen elsewhere.
enum NoViolation: ClauseWord {
  var rawValue: String { switch self {} }
}

/// The guards of a checker that judges all that is its clause's matter.
enum NoGuard: ClauseWord {
  var rawValue: String { switch self {} }
}

/// The id of a clause, such as `TL-11.runtime`.
public struct ClauseID: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  /// The id as written everywhere.
  public let text: String

  /// The ids that clauses had before their facts were found, with those that they have now.
  private static let former = ["CR-05": "DL-14.provider"]

  /// Creates an id from its text; a former id is that which the clause has now.
  public init(_ text: String) { self.text = ClauseID.former[text] ?? text }

  /// Creates an id from its text.
  public init(stringLiteral text: String) { self.init(text) }

  /// The id as written everywhere.
  public var description: String { text }

  /// The fact's row, such as `TL-11`.
  public var row: String { String(text.prefix { $0 != "." }) }

  /// The area, such as `TL`.
  public var area: String { String(text.prefix { $0 != "-" }) }

  /// Whether a name means the clause: its id, also a former one, or its row or area, in any case of letters.
  public func isMeant(by name: String) -> Bool {
    let name = ClauseID(name.uppercased()).text.uppercased()
    return [text, row, area].contains { $0.uppercased() == name }
  }

  /// Orders ids by their text, which is the order of areas and numbers.
  public static func < (left: ClauseID, right: ClauseID) -> Bool { left.text < right.text }
}

/// How binding a clause is.
public enum Level: String, CaseIterable, Hashable, Sendable, Comparable {
  /// The platform promises or demands it; a violation fails a run.
  case required
  /// Advice.
  case recommended
  /// What no source documents: an assumption of the project.
  case provisional

  /// Orders levels from the most binding down.
  public static func < (left: Level, right: Level) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

/// Whose obligation a clause is.
public enum Party: String, CaseIterable, Hashable, Sendable {
  /// The widget runtime.
  case runtime
  /// The timeline provider.
  case provider
  /// The views.
  case view
  /// The app intents.
  case intent
  /// The containing app.
  case app
  /// The widget's declaration.
  case configuration
}

/// One side of a clause's boundary.
///
/// Who has to reach both sides depends on the subject. With a runtime as subject the harness draws
/// the widgets, so it must bring about every required situation. With a widget as subject, the
/// widget's own right behaviour decides on which side it lives: a provider that answers at once is
/// never late, and one that always sends a single entry has no spacing. There no situation is
/// required by itself: a clause is exercised when any of its situations was seen, and vacuous when
/// none was although the widget has what the clause needs.
public struct ClauseSituation: Hashable, Sendable {
  /// A few words, such as "at exactly the limit".
  public let name: String

  /// Whether a campaign on a runtime must see it before the clause counts as exercised.
  public let isRequired: Bool

  /// The kinds of effects without which a runtime never comes into it: it is required of those that report them.
  public let needs: EventKinds

  /// Creates a situation.
  public init(_ name: String, isRequired: Bool = true, needs: EventKinds = []) {
    self.name = name
    self.isRequired = isRequired
    self.needs = needs
  }

  /// Whether a subject that reports some kinds of events must come into it.
  public func isRequired(of observations: EventKinds) -> Bool {
    isRequired && observations.isSuperset(of: needs)
  }
}
