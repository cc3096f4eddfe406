import Foundation

/// Deletes objects in the store alone; contexts hear nothing of it.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// What the result holds.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let ids: [NSManagedObjectID]?

  /// Deletes what a request asks for.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Deletes some objects.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objects
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    reader.persistentStoreCoordinator = context.persistentStoreCoordinator
    let wanted = try ids ?? reader.matches(fetchRequest).map(\.objectID)
    let deleted = MemoryStores.shared.lock.withLock {
      wanted.filter { $0.store?.rows.removeValue(forKey: $0) != nil }
    }
    return NSBatchDeleteResult(resultType, deleted)
  }
}

/// What a batch has deleted.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean, identifiers or a number.
  public let result: Any?
  /// What the result holds.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ resultType: NSBatchDeleteRequestResultType, _ ids: [NSManagedObjectID]) {
    self.resultType = resultType
    result =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
  }
}

/// What the result of deleting holds.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it went well.
  case resultTypeStatusOnly
  /// The identifiers.
  case resultTypeObjectIDs
  /// The number.
  case resultTypeCount
}
