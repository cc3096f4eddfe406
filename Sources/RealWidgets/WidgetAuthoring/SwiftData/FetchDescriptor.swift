import Foundation

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  /// The order of the models; by default that of their insertion.
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  /// Ignored: all properties are fetched.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Ignored: relationships are read on access.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}
