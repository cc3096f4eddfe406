import Foundation

/// A container that would sync with iCloud; nothing is sent or received.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification"
  )
  public static let eventNotificationUserInfoKey = "event"

  /// A sync event; none occurs.
  open class Event: NSObject, @unchecked Sendable {
    public enum EventType: Int, Sendable {
      case setup
      case `import`
      case export
    }

    public let identifier = UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    )
    public let type = EventType.setup
    public let startDate = Date(timeIntervalSinceReferenceDate: 0)
    public let endDate: Date? = nil
    public let succeeded = false
    public let error: (any Error)? = nil
  }

  /// Opens the described stores, marked as synced with iCloud, and calls back at once for each.
  open override func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    super.loadPersistentStores { description, error in
      for store in persistentStoreCoordinator.persistentStores { store.isInCloud = true }
      block(description, error)
    }
  }

  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let dryRun = Self(rawValue: 2)
  public static let printSchema = Self(rawValue: 4)
}

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  open var databaseScope = CKDatabaseScope.private

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The audience of an iCloud database; a `CKDatabase` here would hide the module's own one.
public enum CKDatabaseScope: Int, Sendable {
  case `public` = 1
  case `private`
  case shared
}
