import Foundation

/// Inserts objects into the store alone; contexts hear nothing of it.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects.
  open var objectsToInsert: [[String: Any]]?
  /// Fills a dictionary for each object until it returns true.
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  /// Fills each object until it returns true.
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  /// What the result holds.
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  /// Inserts objects of given values.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Inserts objects of given values.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  /// Inserts objects whose values a function fills in.
  public init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    entityName = entity.name ?? ""
    dictionaryHandler = handler
  }

  /// Inserts objects that a function fills in.
  public init(
    entity: NSEntityDescription,
    managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
  ) {
    entityName = entity.name ?? ""
    managedObjectHandler = handler
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    writer.persistentStoreCoordinator = context.persistentStoreCoordinator
    var inserted: [NSManagedObjectID] = []
    func insert() -> NSManagedObject {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: writer)
      inserted.append(object.objectID)
      return object
    }
    for values in objectsToInsert ?? [] { insert().setValuesForKeys(values) }
    let values = NSMutableDictionary()
    while let dictionaryHandler, !dictionaryHandler(values) {
      insert().setValuesForKeys(values as? [String: Any] ?? [:])
      values.removeAllObjects()
    }
    while let managedObjectHandler {
      let object = insert()
      guard managedObjectHandler(object) else { continue }
      writer.delete(object)
      inserted.removeLast()
      break
    }
    try writer.save()
    return NSBatchInsertResult(resultType, inserted)
  }
}

/// What a batch has inserted.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// A Boolean, identifiers or a number.
  public let result: Any?
  /// What the result holds.
  public let resultType: NSBatchInsertRequestResultType

  init(_ resultType: NSBatchInsertRequestResultType, _ ids: [NSManagedObjectID]) {
    self.resultType = resultType
    result =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: ids
      case .count: ids.count
      }
  }
}

/// What the result of inserting holds.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it went well.
  case statusOnly
  /// The identifiers.
  case objectIDs
  /// The number.
  case count
}
