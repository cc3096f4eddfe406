import Foundation

extension NSManagedObjectContext {
  var stores: [MemoryStore] {
    persistentStoreCoordinator?.persistentStores.map(\.content) ?? []
  }

  func objects(where isWanted: (NSManagedObject) -> Bool) -> [NSManagedObject] {
    registered.values.filter(isWanted).sorted { $0.objectID.number < $1.objectID.number }
  }

  /// Returns the entity of a class, preferably in the context's model.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let entities = persistentStoreCoordinator?.managedObjectModel.entities ?? []
    return DataModels.shared.entity(of: type, in: entities) ?? DataModels.shared.entity(of: type)
  }

  /// Returns the entity with a name, preferably in the context's model.
  func entity(named name: String) -> NSEntityDescription {
    let entities = persistentStoreCoordinator?.managedObjectModel.entities ?? []
    return entities.first { $0.name == name } ?? DataModels.shared.entity(named: name)
  }

  /// Returns the object with an id; `nil` if it is deleted or unknown.
  func objectIfThere(with id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object.isDeleted ? nil : object }
    return row(for: id).map { revive(id, $0) }
  }

  /// Returns the ids of entities' objects as this context sees them.
  func ids(
    includesPendingChanges: Bool,
    where isWanted: (NSEntityDescription) -> Bool
  ) -> [NSManagedObjectID] {
    let below =
      parent?.ids(includesPendingChanges: true, where: isWanted)
      ?? stores.flatMap { $0.ids(where: isWanted) }
    guard includesPendingChanges else { return below }
    let present = below.filter { registered[$0]?.isDeleted != true }
    let known = Set(present)
    let pending = objects { $0.isInserted && isWanted($0.entity) }.map(\.objectID)
    return present + pending.filter { !known.contains($0) }
  }

  /// Returns an object's values as this context sees them.
  func row(for id: NSManagedObjectID) -> StoredRow? {
    if let object = registered[id] {
      if object.isDeleted { return nil }
      if object.hasChanges { return object.row }
    }
    return storedRow(for: id)
  }

  /// Returns an object's values as the parent or a store has them.
  func storedRow(for id: NSManagedObjectID) -> StoredRow? {
    if let parent { return parent.row(for: id) }
    return MemoryStores.shared.lock.withLock {
      stores.lazy.compactMap { $0.rows[id] }.first
    }
  }

  func revive(_ id: NSManagedObjectID, _ row: StoredRow?) -> NSManagedObject {
    let object = (row?.type ?? id.entity.objectType).init(_storedWith: id)
    object.state = .stored
    object.managedObjectContext = self
    // Registered first, since `awakeFromFetch` may look the object up.
    registered[id] = object
    if let row { object.fill(with: row) }
    object.awakeFromFetch()
    return object
  }

  func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
    object.state = .detached
  }

  /// Reads all unchanged objects again and removes those that no longer exist.
  func refreshSavedObjects() {
    for object in objects(where: { $0.state == .stored }) {
      if storedRow(for: object.objectID) == nil {
        forget(object)
      } else {
        object.objectWillChange.send()
        refresh(object, mergeChanges: true)
      }
    }
  }
}
