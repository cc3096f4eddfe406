import Foundation

/// Which models a fetch returns, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  /// What models must fulfil, `nil` for all.
  public var predicate: Predicate<T>?
  /// The order of the models; without one it is that of their insertion.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of models.
  public var fetchLimit: Int?
  /// The number of models that are left out at the beginning.
  public var fetchOffset: Int?
  /// Whether models count that are not saved.
  public var includePendingChanges = true
  /// The properties that are fetched at once; here all are.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relations that are fetched at once; here all are.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a descriptor.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

extension FetchDescriptor: @unchecked Sendable {}
