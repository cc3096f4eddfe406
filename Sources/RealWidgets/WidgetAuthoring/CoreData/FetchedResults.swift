import Foundation

/// The objects that a view has fetched.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let request: NSFetchRequest<Result>
  private let objects: [Result]

  init(_ request: NSFetchRequest<Result>) {
    self.request = request
    objects = (try? CurrentRenderer.environment.managedObjectContext.fetch(request)) ?? []
  }

  /// The place of the first object.
  public var startIndex: Int { objects.startIndex }
  /// The place after the last object.
  public var endIndex: Int { objects.endIndex }
  /// The object of a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// The condition; the next reading of the property follows it.
  public var nsPredicate: NSPredicate? {
    get { request.predicate }
    nonmutating set { request.predicate = newValue }
  }

  /// The order; the next reading of the property follows it.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { request.sortDescriptors ?? [] }
    nonmutating set { request.sortDescriptors = newValue }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// The order; the next reading of the property follows it, and it is not known as such.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set { request.sortDescriptors = newValue.map(NSSortDescriptor.init) }
  }
}

extension NSSortDescriptor {
  /// An order of Swift's own.
  public convenience init<Compared>(_ sortDescriptor: SortDescriptor<Compared>) {
    let order = OrderedObjects(sortDescriptor)
    self.init(keyPath: \NSObject.self, ascending: true) { left, right in
      order.compare(left, right)
    }
  }
}

/// An order whose type of objects is known to it alone.
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
