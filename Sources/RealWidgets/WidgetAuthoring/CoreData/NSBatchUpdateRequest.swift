import Foundation

/// Changes objects in the store alone; contexts hear nothing of it.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The condition.
  open var predicate: NSPredicate?
  /// The new values by the names of their properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of subentities are changed, too.
  open var includesSubentities = true
  /// What the result holds.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }

  /// Changes objects of an entity.
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

/// What a batch has changed.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// A Boolean, identifiers or a number.
  public let result: Any?
  /// What the result holds.
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

/// What the result of changing holds.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it went well.
  case statusOnlyResultType
  /// The identifiers.
  case updatedObjectIDsResultType
  /// The number.
  case updatedObjectsCountResultType
}
