import Foundation

/// Objects of stores, and the changes of them that are not saved yet.
///
/// Objects that nobody has changed are read anew by each fetch, so that no context is behind its stores.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// Where a context's code runs.
  public enum ConcurrencyType: Hashable, Sendable {
    /// On the main thread.
    case mainQueue
    /// On a queue of its own.
    case privateQueue
  }

  /// When code of a context runs.
  public enum ScheduledTaskType: Hashable, Sendable {
    /// At once, if it is in the right place already.
    case immediate
    /// After what waits already.
    case enqueued
  }

  /// Where the context's code runs.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The context into which this one saves.
  open var parent: NSManagedObjectContext?
  /// Which of two changes wins; here there is never a second one.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether objects change with what other contexts save.
  open var automaticallyMergesChangesFromParent = false
  /// The name for debugging.
  open var name: String?
  /// Who changes the data.
  open var transactionAuthor: String?
  /// What undoes changes; here nothing does.
  open var undoManager: AnyObject?
  /// Whether objects that are gone are deleted.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether deleted objects are deleted at the end of an event.
  open var propagatesDeletesAtEndOfEvent = true
  /// Whether objects that nobody has changed are kept; they are.
  open var retainsRegisteredObjects = false
  /// The age from which values are read again.
  open var stalenessInterval: TimeInterval = -1
  /// What code keeps with the context.
  public let userInfo = NSMutableDictionary()
  let queue: DispatchQueue
  var coordinator: NSPersistentStoreCoordinator?
  /// The objects by their identifiers.
  var registered: [NSManagedObjectID: NSManagedObject] = [:]

  /// Creates a context without stores.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    MemoryStores.shared.add(self)
  }

  /// Creates a context without stores.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  /// The coordinator of the stores, which may be that of the parent.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set { coordinator = newValue }
  }

  /// The objects that the context has.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
  /// The objects to be inserted by the next save.
  open var insertedObjects: Set<NSManagedObject> { Set(objects { $0.isInserted }) }
  /// The objects to be changed by the next save.
  open var updatedObjects: Set<NSManagedObject> { Set(objects { $0.isUpdated }) }
  /// The objects to be deleted by the next save.
  open var deletedObjects: Set<NSManagedObject> { Set(objects { $0.isDeleted }) }
  /// Whether there is anything to save.
  open var hasChanges: Bool { registered.values.contains { $0.hasChanges } }

  /// Takes a new object.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.state = .inserted
    registered[object.objectID] = object
    object.awakeFromInsert()
  }

  /// Deletes an object, and what its entity's rules delete with it.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, object.state != .deleted else { return }
    let wasInserted = object.isInserted
    object.prepareForDeletion()
    let cascade = object.leaveRelationships()
    object.state = .deleted
    if wasInserted { forget(object) }
    for other in cascade { delete(other) }
  }

  /// The object of an identifier, which may be gone.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = registered[objectID] { return object }
    return revive(objectID, row(for: objectID))
  }

  /// The object of an identifier, if there is one in memory.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]
  }

  /// The object of an identifier.
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

  /// Reads the values of an object again.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.state == .stored, let row = storedRow(for: object.objectID) else { return }
    let own = object.values.filter { object.changedKeys.contains($0.key) }
    let keys = object.changedKeys
    object.fill(with: row)
    guard flag else { return }
    object.values.merge(own) { _, own in own }
    object.changedKeys = keys
  }

  /// Reads the values of all objects again.
  open func refreshAllObjects() {
    for object in objects(where: { _ in true }) { refresh(object, mergeChanges: true) }
  }

  /// Undoes all changes since the last save.
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

  /// Forgets all objects.
  open func reset() {
    for object in registered.values { object.managedObjectContext = nil }
    registered = [:]
  }

  /// Undoes the last change; nothing is recorded.
  open func undo() {}
  /// Redoes what was undone; nothing is recorded.
  open func redo() {}
  /// Posts which objects differ from the last save; nobody hears of single changes before.
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
  /// Gives objects their last identifiers; they have them already.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Puts an object into a store; it goes into the first one that takes changes.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Watches for conflicts, which there are none of.
  open func detectConflicts(for object: NSManagedObject) {}
  /// Fixes what is read; contexts always read the newest here.
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

  /// Takes what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) { refreshSavedObjects() }

  /// Takes what others have saved.
  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.refreshSavedObjects() }
  }
}
