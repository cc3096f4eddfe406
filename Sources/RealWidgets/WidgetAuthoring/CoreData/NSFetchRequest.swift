import Foundation

/// A request that a context carries out.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; all are.
  open var affectedStores: [NSPersistentStore]?

  /// Creates a request.
  public override init() {}

  func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

/// What a request brings.
open class NSPersistentStoreResult: NSObject {}

/// Asks for objects of an entity.
///
/// The results need not be of `NSFetchRequestResult`, since that protocol does not conform to itself without
/// Objective-C.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, NSCopying {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most results, 0 for all.
  open var fetchLimit = 0
  /// The results to leave out at the beginning.
  open var fetchOffset = 0
  /// The results that are read at a time.
  open var fetchBatchSize = 0
  /// What is brought.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects of subentities are brought, too.
  open var includesSubentities = true
  /// Whether values are read with the objects; they are.
  open var includesPropertyValues = true
  /// Whether changes count that are not saved yet.
  open var includesPendingChanges = true
  /// Whether values are read later.
  open var returnsObjectsAsFaults = true
  /// Whether objects in memory are read again; they are.
  open var shouldRefreshRefetchedObjects = false
  /// Whether equal dictionaries are left out; they are not here.
  open var returnsDistinctResults = false
  /// The relationships that are read with the objects.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties in dictionaries.
  open var propertiesToFetch: [Any]?
  /// The properties by which dictionaries are grouped; they are not here.
  open var propertiesToGroupBy: [Any]?
  /// The condition of groups.
  open var havingPredicate: NSPredicate?
  /// The entity.
  open var entity: NSEntityDescription?
  private var name: String?

  /// Creates a request for objects of the result's class.
  public override init() {}

  /// Creates a request for objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    name = entityName
  }

  /// The name of the entity.
  open var entityName: String? { entity?.name ?? name }

  /// Brings the results from the context that code used last.
  open func execute() throws -> [ResultType] {
    try CurrentContext.shared.context?.fetch(self) ?? []
  }

  /// A request for the same.
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

  /// The entity that the request names, or that of the result's class.
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

/// What a request brings of objects.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: UInt
  /// Creates a type from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The objects.
  public static let managedObjectResultType: Self = []
  /// Their identifiers.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Their values.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// Their number.
  public static let countResultType = Self(rawValue: 4)
}
