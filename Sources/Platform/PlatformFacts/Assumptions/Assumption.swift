/// A behavior that no source documents, so the project chose it; never reported as the platform's.
public struct Assumption: Hashable, Sendable {
  /// The id.
  public let id: AssumptionID

  /// The assumption, with its reason.
  public let statement: String

  init(_ id: AssumptionID, _ statement: String) {
    self.id = id
    self.statement = statement
  }
}

/// The id of an assumption, such as `AS-01`.
public enum AssumptionID: String, CaseIterable, RowID {
  case as01, as02, as03, as04, as05, as06, as07, as08, as09, as10
  case as11, as12, as13, as14, as15, as16, as17, as18, as19

  /// The assumption with this id.
  public var assumption: Assumption {
    guard let found = Assumption.catalogue.first(where: { $0.id == self }) else {
      preconditionFailure("\(text) has no row")
    }
    return found
  }
}
