import Foundation

/// Fetches objects for a view from the context in its surroundings.
@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  private let request: NSFetchRequest<Result>

  /// Fetches what a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Fetches what a request asks for.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  /// Fetches objects of an entity.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(of: entity, sortDescriptors, predicate)
  }

  /// The objects, read anew each time.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(request) }

  /// A binding to the condition and the order.
  public var projectedValue: Binding<Configuration> {
    Binding(get: { Configuration(request: request) }, set: { _ in })
  }

  /// The condition and the order of a request.
  public struct Configuration {
    let request: NSFetchRequest<Result>

    /// The condition.
    public var nsPredicate: NSPredicate? {
      get { request.predicate }
      nonmutating set { request.predicate = newValue }
    }

    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { request.sortDescriptors ?? [] }
      nonmutating set { request.sortDescriptors = newValue }
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches objects of the result's class in an order of Swift's own.
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(),
      sortDescriptors: sortDescriptors.map(NSSortDescriptor.init),
      predicate: predicate
    )
  }

  /// Fetches objects of the result's class.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
  }
}

extension NSFetchRequest {
  /// Creates the request of a view.
  convenience init(
    of entity: NSEntityDescription,
    _ sortDescriptors: [NSSortDescriptor],
    _ predicate: NSPredicate?
  ) {
    self.init()
    self.entity = entity
    self.sortDescriptors = sortDescriptors
    self.predicate = predicate
  }
}
