import Foundation

/// A container that is in step with iCloud, from which nothing comes here.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Posted when something is sent or received.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification"
  )
  /// The key of what happens.
  public static let eventNotificationUserInfoKey = "event"

  /// Something that is sent or received.
  open class Event: NSObject, @unchecked Sendable {
    /// What is done.
    public enum EventType: Int, Sendable {
      /// The zone is made.
      case setup
      /// Data comes.
      case `import`
      /// Data goes.
      case export
    }

    /// What tells it from others.
    public let identifier = UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    )
    /// What is done.
    public let type = EventType.setup
    /// When it began.
    public let startDate = Date(timeIntervalSinceReferenceDate: 0)
    /// When it was done.
    public let endDate: Date? = nil
    /// Whether it came to a good end.
    public let succeeded = false
    /// Why it did not.
    public let error: (any Error)? = nil
  }

  /// Opens the described stores, each in step with iCloud, and calls back at once for each.
  open override func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    super.loadPersistentStores { description, error in
      for store in persistentStoreCoordinator.persistentStores { store.isInCloud = true }
      block(description, error)
    }
  }

  /// Makes the types of records in the cloud, which there is not here.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}

  /// Whether an object may be changed.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether an object may be deleted.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether a store may be changed.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// How the schema in the cloud is made.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Nothing is made.
  public static let dryRun = Self(rawValue: 2)
  /// It is printed.
  public static let printSchema = Self(rawValue: 4)
}

/// How a store is in step with iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The container in iCloud.
  public let containerIdentifier: String
  /// Whose database it is.
  open var databaseScope = CKDatabaseScope.private

  /// Names a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// Who sees the data of a database in iCloud.
///
/// CloudKit calls it `CKDatabase.Scope`; a database of that name here would hide the one that stands in for its own.
public enum CKDatabaseScope: Int, Sendable {
  /// Everybody.
  case `public` = 1
  /// The person.
  case `private`
  /// Whom the person has invited.
  case shared
}
