import Foundation

/// Inserts objects into the store only; contexts are not notified.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: dictionaries)
  }

  public init(
    entity: NSEntityDescription,
    dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    entityName = entity.name ?? ""
    dictionaryHandler = handler
  }

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
      // The handler returns true without filling the last object, so that object is removed.
      guard managedObjectHandler(object) else { continue }
      writer.delete(object)
      inserted.removeLast()
      break
    }
    try writer.save()
    return NSBatchInsertResult(resultType, inserted)
  }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  public let result: Any?
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

public enum NSBatchInsertRequestResultType: UInt, Sendable {
  case statusOnly
  case objectIDs
  case count
}
