// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A store in a database.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option to record a history.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to hear of what other processes save.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option to change stores of older models.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to do so without a mapping.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to save nothing.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option with settings of the database.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to read the whole database before.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option to free what the database does not need.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option with the protection of the file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option with the time for which another process may keep the file.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option to open stores by force when they are destroyed.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The kind of store in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The identifier of a store in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The versions of entities in a store's metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The objects of a notification that were inserted.
public let NSInsertedObjectsKey = "inserted"
/// The objects of a notification that have changed.
public let NSUpdatedObjectsKey = "updated"
/// The objects of a notification that were deleted.
public let NSDeletedObjectsKey = "deleted"
/// The objects of a notification that were read again.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects of a notification that have lost their values.
public let NSInvalidatedObjectsKey = "invalidated"
/// The identifiers of a notification that were inserted.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of a notification that have changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of a notification that were deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The place in the history in a notification.
public let NSPersistentHistoryTokenKey = "historyToken"
/// The key of the object that an error is about.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property that an error is about.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value that an error is about.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of several errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// A value is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// Several values are wrong.
public let NSValidationMultipleErrorsError = 1560
/// An object is gone.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Two changes contradict each other.
public let NSManagedObjectMergeError = 133020
/// Two objects have one key.
public let NSManagedObjectConstraintMergeError = 133021
/// A store is of another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A store cannot be changed to a newer model.
public let NSMigrationError = 134110
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080

extension NSNotification.Name {
  /// Posted when objects have changed.
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification"
  )
  /// Posted before a save.
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification"
  )
  /// Posted after a save.
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification"
  )
  /// Posted after a save with identifiers.
  public static let NSManagedObjectContextDidSaveObjectIDs = Self(
    "NSManagedObjectContextDidSaveObjectIDsNotification"
  )
  /// Posted when another process has saved, which does not happen here.
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification"
  )
  /// Posted when stores were opened or closed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification"
  )
  /// Posted before stores are opened or closed.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Self(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification"
  )
}

/// Posted when another process has saved, which does not happen here.
public let NSPersistentStoreRemoteChangeNotification =
  NSNotification.Name.NSPersistentStoreRemoteChange

extension NSManagedObjectContext {
  /// Posted before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted after a save.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted when objects have changed.
  public static let didChangeObjectsNotification = Notification.Name
    .NSManagedObjectContextObjectsDidChange
  /// Posted after a save with identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name
    .NSManagedObjectContextDidSaveObjectIDs
}
