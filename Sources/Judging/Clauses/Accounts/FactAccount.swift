import PlatformFacts
import WidgetModel

/// The account of a fact: the clauses, tests or numbers that cover it, or the reason why none does.
///
/// Only tested behaviours (``TestedBehaviour``), facts that will not be modelled
/// (``UnmodelledFact``) and mistakes of sources are written down; citations give the rest.
public enum FactAccount: Hashable, Sendable {
  /// Clauses rest on it, those of its own row first.
  case clauses([ClauseID])
  /// No clause rests on it, but a test holds it.
  case tested(TestedBehaviour)
  /// Profiles have it as a number.
  case numbers([ProfileKey])
  /// It is a source's mistake; another fact is right.
  case rejected(FactID)
  /// Nothing will account for it, for the given reason.
  case notModelled(String)
  /// Nothing accounts for it yet.
  case open

  /// Creates the account of a fact: the first that applies, in the order of the cases.
  public init(of id: FactID) {
    let clauses = Clause.catalogue.filter { $0.sources.contains(.fact(id)) }.map(\.id)
    let own = clauses.filter { $0.row == id.text }
    if !clauses.isEmpty {
      self = .clauses(own + clauses.filter { $0.row != id.text })
    } else if let behaviour = TestedBehaviour.catalogue.first(where: { $0.fact == id }) {
      self = .tested(behaviour)
    } else if let keys = FactAccount.numbers[id] {
      self = .numbers(keys)
    } else if let right = id.fact.correctedBy {
      self = .rejected(right)
    } else if let known = UnmodelledFact.catalogue.first(where: { $0.fact == id }) {
      self = .notModelled(known.reason)
    } else {
      self = .open
    }
  }

  /// The profile numbers that rest on a fact in some profile, by fact.
  private static let numbers: [FactID: [ProfileKey]] = {
    var found: [FactID: [ProfileKey]] = [:]
    for key in ProfileKey.allCases {
      for profile in Profile.catalogue {
        guard case .fact(let id) = profile.source(of: key).citation else { continue }
        if found[id]?.contains(key) != true { found[id, default: []].append(key) }
      }
    }
    return found
  }()
}

extension FactAccount: CustomStringConvertible {
  /// The account in words, such as `clause TL-18.provider`.
  public var description: String {
    switch self {
    case .clauses(let ids):
      FactAccount.list("clause", ids.map(\.text))
    case .tested(let behaviour): "tested behaviour (\(behaviour.evidence))"
    case .numbers(let keys): FactAccount.list("profile number", keys.map(\.rawValue))
    case .rejected(let right): "rejected (\(right) is right)"
    case .notModelled(let reason): "not modelled: \(reason)"
    case .open: "not modelled yet"
    }
  }

  private static func list(_ word: String, _ names: [String]) -> String {
    "\(word)\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
  }
}

extension FactAccount {
  /// The kinds of accounts, in the words of their counts.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case clauses = "by clauses"
    case tested = "by tested behaviours"
    case numbers = "by profile numbers"
    case rejected
    case notModelled = "not modelled"
    case open = "not modelled yet"
  }

  /// The account's kind.
  public var kind: Kind {
    switch self {
    case .clauses: .clauses
    case .tested: .tested
    case .numbers: .numbers
    case .rejected: .rejected
    case .notModelled: .notModelled
    case .open: .open
    }
  }

  /// Returns the number of facts by kind of account, such as `12 rejected`, in the kinds' order.
  public static func counts(_ accounts: [FactAccount]) -> [String] {
    Kind.allCases.map { kind in "\(accounts.count { $0.kind == kind }) \(kind.rawValue)" }
  }
}
