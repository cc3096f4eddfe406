import Foundation

@propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
  private let request: NSFetchRequest<Result>

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    request = fetchRequest
  }

  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest(of: entity, sortDescriptors, predicate)
  }

  /// The objects, fetched again on every read.
  public var wrappedValue: FetchedResults<Result> { FetchedResults(request) }

  public var projectedValue: Binding<Configuration> {
    Binding(get: { Configuration(request: request) }, set: { _ in })
  }

  public struct Configuration {
    let request: NSFetchRequest<Result>

    public var nsPredicate: NSPredicate? {
      get { request.predicate }
      nonmutating set { request.predicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
      get { request.sortDescriptors ?? [] }
      nonmutating set { request.sortDescriptors = newValue }
    }
  }
}

extension FetchRequest where Result: NSManagedObject {
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
