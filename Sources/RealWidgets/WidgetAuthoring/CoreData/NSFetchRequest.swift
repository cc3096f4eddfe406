import Foundation

open class NSPersistentStoreRequest: NSObject {
  /// Ignored: every store is used.
  open var affectedStores: [NSPersistentStore]?

  public override init() {}

  func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

open class NSPersistentStoreResult: NSObject {}

/// A fetch request; results need not be `NSFetchRequestResult`, which without Objective-C does not
/// conform to itself.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  /// Ignored: values are always read with the objects.
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  /// Ignored: objects in memory are always read again.
  open var shouldRefreshRefetchedObjects = false
  /// Ignored: equal dictionaries are all returned.
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  /// Ignored: dictionaries are not grouped.
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var entity: NSEntityDescription?
  private var name: String?

  public override init() {}

  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  open var entityName: String? { entity?.name ?? name }

  /// Fetches the results from the context that code used last.
  open func execute() throws -> [ResultType] {
    try CurrentContext.shared.context?.fetch(self) ?? []
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.resultType = resultType
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.propertiesToFetch = propertiesToFetch
    copy.entity = entity
    copy.name = name
    return copy
  }

  func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let entity { return entity }
    if let name { return context.entity(named: name) }
    return context.entity(of: ResultType.self as? NSManagedObject.Type ?? NSManagedObject.self)
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    _ = try context.fetch(self)
    return NSPersistentStoreResult()
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: Self = []
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}
