import Foundation

/// A context without undo or conflicts: every fetch reads unchanged objects again.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public enum ConcurrencyType: Hashable, Sendable {
    case mainQueue
    case privateQueue
  }

  public enum ScheduledTaskType: Hashable, Sendable {
    case immediate
    case enqueued
  }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var parent: NSManagedObjectContext?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: AnyObject?
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  /// Ignored: registered objects are always kept.
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  public let userInfo = NSMutableDictionary()
  let queue: DispatchQueue
  var coordinator: NSPersistentStoreCoordinator?
  var registered: [NSManagedObjectID: NSManagedObject] = [:]

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    MemoryStores.shared.add(self)
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set { coordinator = newValue }
  }

  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  open var insertedObjects: Set<NSManagedObject> { Set(objects { $0.isInserted }) }
  open var updatedObjects: Set<NSManagedObject> { Set(objects { $0.isUpdated }) }
  open var deletedObjects: Set<NSManagedObject> { Set(objects { $0.isDeleted }) }
  open var hasChanges: Bool { registered.values.contains { $0.hasChanges } }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.state = .inserted
    registered[object.objectID] = object
    object.awakeFromInsert()
  }

  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.state != .deleted else { return }
    let wasInserted = object.isInserted
    object.prepareForDeletion()
    let cascade = object.leaveRelationships()
    // Marked first, since the cascade may lead back to this object.
    object.state = .deleted
    if wasInserted { forget(object) }
    for other in cascade { delete(other) }
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] { return object }
    return revive(objectID, row(for: objectID))
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = objectIfThere(with: objectID) else {
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSManagedObjectReferentialIntegrityError,
        userInfo: [NSLocalizedDescriptionKey: "The object is gone."]
      )
    }
    return object
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.state == .stored, let row = storedRow(for: object.objectID) else { return }
    let own = object.values.filter { object.changedKeys.contains($0.key) }
    let keys = object.changedKeys
    object.fill(with: row)
    guard flag else { return }
    object.values.merge(own) { _, own in own }
    object.changedKeys = keys
  }

  open func refreshAllObjects() {
    for object in objects(where: { _ in true }) { refresh(object, mergeChanges: true) }
  }

  open func rollback() {
    for object in objects(where: \.hasChanges) {
      if object.isInserted {
        forget(object)
      } else {
        object.state = .stored
        refresh(object, mergeChanges: false)
      }
    }
  }

  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    registered = [:]
  }

  open func undo() {}
  open func redo() {}
  /// Posts all objects that differ from the last save; single changes are not posted earlier.
  open func processPendingChanges() {
    guard hasChanges else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange,
      object: self,
      userInfo: [
        NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
        NSDeletedObjectsKey: deletedObjects,
      ]
    )
  }
  /// Has no effect, because ids are permanent from the start.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Has no effect: an object is saved to the first writable store.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func detectConflicts(for object: NSManagedObject) {}
  /// Has no effect: contexts always read the newest data.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  /// Reads all unchanged objects again; the notification is ignored.
  open func mergeChanges(fromContextDidSave notification: Notification) { refreshSavedObjects() }

  /// Reads all unchanged objects again; the data is ignored.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.refreshSavedObjects() }
  }
}
