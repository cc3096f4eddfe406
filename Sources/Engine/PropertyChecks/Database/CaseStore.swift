import PropertyTesting

/// Where saved cases are kept between runs.
///
/// A store never decides: it gives, keeps and removes what it is told. What goes wrong is returned as a
/// problem and reported as a warning; no finding is lost over it.
public protocol CaseStore {
  /// The cases of a property in the order of names, and what could not be read.
  func cases(of property: String) -> (cases: [StoredCase], problems: [CaseStoreProblem])

  /// Keeps a case; one with the same name is the same case.
  ///
  /// - Returns: The name under which it is kept.
  func save(_ saved: SavedCase) throws(CaseStoreProblem) -> String

  /// Removes a case of a property; nothing happens if there is none of that name.
  func remove(_ name: String, of property: String) throws(CaseStoreProblem)
}

/// A saved case with the name under which it is kept.
public struct StoredCase: Hashable, Sendable {
  /// The name under which it is kept.
  public let name: String

  /// The case.
  public let saved: SavedCase

  /// Creates a stored case.
  public init(name: String, saved: SavedCase) {
    self.name = name
    self.saved = saved
  }
}

/// What went wrong in a store.
public enum CaseStoreProblem: Error, Hashable {
  /// A case cannot be read; it was left alone.
  case unreadable(place: String, reason: String)
  /// A case cannot be kept; the finding is in the report all the same.
  case cannotSave(place: String, reason: String)
  /// A case cannot be removed; it will be run again.
  case cannotRemove(place: String, reason: String)
}

extension CaseStoreProblem: CustomStringConvertible {
  /// One line saying what is wrong and what to do about it.
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

/// A store that lives as long as it is held: for tests, and to keep cases from one check to the next.
public final class MemoryCaseStore: CaseStore {
  private var kept: [String: [String: SavedCase]] = [:]

  /// Creates an empty store.
  public init() {}

  /// The cases of a property in the order of names.
  public func cases(of property: String) -> (cases: [StoredCase], problems: [CaseStoreProblem]) {
    let cases = (kept[property] ?? [:]).sorted { $0.key < $1.key }
    return (cases.map { StoredCase(name: $0.key, saved: $0.value) }, [])
  }

  /// Keeps a case.
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
