import Foundation

/// Deletes objects in the store only; contexts are not notified.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let ids: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    ids = objects
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    // A separate context reads the store without the caller's unsaved changes.
    let reader = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    reader.persistentStoreCoordinator = context.persistentStoreCoordinator
    let wanted = try ids ?? reader.matches(fetchRequest).map(\.objectID)
    let deleted = MemoryStores.shared.lock.withLock {
      wanted.filter { $0.store?.rows.removeValue(forKey: $0) != nil }
    }
    return NSBatchDeleteResult(resultType, deleted)
  }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
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

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}
