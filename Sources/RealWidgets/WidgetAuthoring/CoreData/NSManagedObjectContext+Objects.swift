import Foundation

extension NSManagedObjectContext {
  /// The stores below the context.
  var stores: [MemoryStore] {
    persistentStoreCoordinator?.persistentStores.map(\.content) ?? []
  }

  /// The objects of a kind in the order in which they were made.
  func objects(where isWanted: (NSManagedObject) -> Bool) -> [NSManagedObject] {
    registered.values.filter(isWanted).sorted { $0.objectID.number < $1.objectID.number }
  }

  /// The entity of a class in the context's model.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    let entities = persistentStoreCoordinator?.managedObjectModel.entities ?? []
    return DataModels.shared.entity(of: type, in: entities) ?? DataModels.shared.entity(of: type)
  }

  /// The entity of a name in the context's model.
  func entity(named name: String) -> NSEntityDescription {
    let entities = persistentStoreCoordinator?.managedObjectModel.entities ?? []
    return entities.first { $0.name == name } ?? DataModels.shared.entity(named: name)
  }

  /// The object of an identifier, `nil` where it is gone.
  func objectIfThere(with id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registered[id] { return object.isDeleted ? nil : object }
    return row(for: id).map { revive(id, $0) }
  }

  /// The identifiers of an entity's objects as the context sees them.
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

  /// The values of an object as the context sees them.
  func row(for id: NSManagedObjectID) -> StoredRow? {
    if let object = registered[id] {
      if object.isDeleted { return nil }
      if object.hasChanges { return object.row }
    }
    return storedRow(for: id)
  }

  /// The values of an object as the parent or a store has them.
  func storedRow(for id: NSManagedObjectID) -> StoredRow? {
    if let parent { return parent.row(for: id) }
    return MemoryStores.shared.lock.withLock {
      stores.lazy.compactMap { $0.rows[id] }.first
    }
  }

  /// An object in memory for an identifier.
  func revive(_ id: NSManagedObjectID, _ row: StoredRow?) -> NSManagedObject {
    let object = (row?.type ?? id.entity.objectType).init(_storedWith: id)
    object.state = .stored
    object.managedObjectContext = self
    registered[id] = object
    if let row { object.fill(with: row) }
    object.awakeFromFetch()
    return object
  }

  /// Lets go of an object.
  func forget(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.managedObjectContext = nil
    object.state = .detached
  }

  /// Reads all unchanged objects again and lets go of those that are gone.
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
