import Foundation

/// Changes objects in the store only; contexts are not notified.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) { self.entityName = entityName }

  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    writer.persistentStoreCoordinator = context.persistentStoreCoordinator
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let objects = try writer.fetch(request)
    for object in objects {
      for (key, value) in propertiesToUpdate ?? [:] {
        let name = key as? String ?? (key as? NSPropertyDescription)?.name ?? ""
        object.setValue(value is NSNull ? nil : value, forKey: name)
      }
    }
    try writer.save()
    return NSBatchUpdateResult(resultType, objects.map(\.objectID))
  }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchUpdateRequestResultType

  init(_ resultType: NSBatchUpdateRequestResultType, _ ids: [NSManagedObjectID]) {
    self.resultType = resultType
    result =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: ids
      case .updatedObjectsCountResultType: ids.count
      }
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType
  case updatedObjectIDsResultType
  case updatedObjectsCountResultType
}
