import PropertyTesting

/// A store that keeps saved cases between runs; its errors are warnings and lose no finding.
public protocol CaseStore {
  /// Returns the cases of a property, sorted by name, and the problems in reading them.
  func cases(of property: String) -> (cases: [StoredCase], problems: [CaseStoreProblem])

  /// Saves a case and returns its name; a case with the same name is the same case.
  func save(_ saved: SavedCase) throws(CaseStoreProblem) -> String

  /// Removes a case of a property, if there is one with that name.
  func remove(_ name: String, of property: String) throws(CaseStoreProblem)
}

/// A saved case with its name in the store.
public struct StoredCase: Hashable, Sendable {
  /// The name in the store.
  public let name: String

  /// The case.
  public let saved: SavedCase

  /// Creates a stored case.
  public init(name: String, saved: SavedCase) {
    self.name = name
    self.saved = saved
  }
}

/// A failed operation of a store.
public enum CaseStoreProblem: Error, Hashable {
  case unreadable(place: String, reason: String)
  /// A case cannot be saved; the finding is still in the report.
  case cannotSave(place: String, reason: String)
  /// A case cannot be removed; it will run again.
  case cannotRemove(place: String, reason: String)
}

extension CaseStoreProblem: CustomStringConvertible {
  /// A one-line description of the problem, with advice.
  public var description: String {
    switch self {
    case .unreadable(let place, let reason):
      "\(place) was left alone, for it cannot be read: \(reason)"
    case .cannotSave(let place, let reason):
      """
      no case can be saved in \(place): \(reason); the finding is not lost, \
      replay it from this report, and let the folder be written to
      """
    case .cannotRemove(let place, let reason):
      "\(place) cannot be removed: \(reason); remove it by hand, or it will be run again"
    }
  }
}

/// A store in memory, for tests and to pass cases from one check to the next.
public final class MemoryCaseStore: CaseStore {
  private var kept: [String: [String: SavedCase]] = [:]

  /// Creates an empty store.
  public init() {}

  /// Returns the cases of a property, sorted by name.
  public func cases(of property: String) -> (cases: [StoredCase], problems: [CaseStoreProblem]) {
    let cases = (kept[property] ?? [:]).sorted { $0.key < $1.key }
    return (cases.map { StoredCase(name: $0.key, saved: $0.value) }, [])
  }

  /// Saves a case.
  public func save(_ saved: SavedCase) -> String {
    let name = saved.name
    kept[saved.property, default: [:]][name] = saved
    return name
  }

  /// Removes a case.
  public func remove(_ name: String, of property: String) {
    kept[property]?[name] = nil
  }
}
