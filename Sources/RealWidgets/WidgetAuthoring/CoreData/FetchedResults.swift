import Foundation

public struct FetchedResults<Result>: RandomAccessCollection {
  private let request: NSFetchRequest<Result>
  private let objects: [Result]

  init(_ request: NSFetchRequest<Result>) {
    self.request = request
    // A fetch that fails leaves the view without objects.
    objects = (try? CurrentRenderer.environment.managedObjectContext.fetch(request)) ?? []
  }

  public var startIndex: Int { objects.startIndex }
  public var endIndex: Int { objects.endIndex }
  public subscript(position: Int) -> Result { objects[position] }

  /// The predicate, which like the order applies to the next read of the property.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }

  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order; reading it gives an empty array.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { request.sortDescriptors = newValue.map(NSSortDescriptor.init) }
  }
}

extension NSSortDescriptor {
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    let order = OrderedObjects(sortDescriptor)
    self.init(keyPath: \NSObject.self, ascending: true) { left, right in
      order.compare(left, right)
    }
  }
}

/// A type-erased sort descriptor; values of other types compare as equal.
private struct OrderedObjects: @unchecked Sendable {
  let compare: (Any, Any) -> ComparisonResult

  init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    compare = { left, right in
      guard let left = left as? Compared, let right = right as? Compared else {
        return .orderedSame
      }
      return descriptor.compare(left, right)
    }
  }
}
