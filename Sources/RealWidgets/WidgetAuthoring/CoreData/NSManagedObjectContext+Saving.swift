import Foundation

extension NSManagedObjectContext {
  /// Saves all changes; throws the error of an object's validation, or if no store is writable.
  public func save() throws {
    processPendingChanges()
    guard hasChanges else { return }
    for object in objects(where: \.hasChanges) { object.willSave() }
    // `willSave` may have changed further objects.
    let changed = objects(where: \.hasChanges)
    for object in changed { try validate(object) }
    let notes = NotificationCenter.default
    notes.post(name: .NSManagedObjectContextWillSave, object: self)
    let changes: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(changed.filter(\.isInserted)),
      NSUpdatedObjectsKey: Set(changed.filter(\.isUpdated)),
      NSDeletedObjectsKey: Set(changed.filter(\.isDeleted)),
    ]
    if let parent {
      for object in changed { parent.adopt(object) }
    } else {
      try write(changed)
    }
    for object in changed { finish(object) }
    notes.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    // Other contexts of the same stores are updated at once, not later on their queues.
    for context in MemoryStores.shared.allContexts
    where context !== self && context.automaticallyMergesChangesFromParent
      && context.persistentStoreCoordinator === persistentStoreCoordinator
    {
      context.refreshSavedObjects()
    }
  }

  private func validate(_ object: NSManagedObject) throws {
    if object.isInserted {
      try object.validateForInsert()
    } else if object.isDeleted {
      try object.validateForDelete()
    } else {
      try object.validateForUpdate()
    }
  }

  /// Takes over the changes of a child's object.
  private func adopt(_ object: NSManagedObject) {
    let id = object.objectID
    if object.isDeleted {
      if let own = objectIfThere(with: id) { delete(own) }
      return
    }
    let isNew = registered[id] == nil && storedRow(for: id) == nil
    let own = registered[id] ?? revive(id, object.row)
    own.objectWillChange.send()
    let before = own.changedKeys
    own.values = object.row.values
    own.changedKeys = before.union(object.changedKeys)
    if isNew { own.state = .inserted }
  }

  private func write(_ changed: [NSManagedObject]) throws {
    let stores = persistentStoreCoordinator?.persistentStores ?? []
    guard let store = stores.first(where: { !$0.isReadOnly })?.content else {
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSPersistentStoreSaveError,
        userInfo: [NSLocalizedDescriptionKey: "There is no store that takes changes."]
      )
    }
    MemoryStores.shared.lock.withLock {
      for object in changed {
        let id = object.objectID
        let target = id.store ?? store
        if object.isDeleted {
          target.rows[id] = nil
        } else {
          target.rows[id] = object.row
          target.known.insert(object.entity.name ?? "")
          id.store = target
        }
      }
    }
  }

  private func finish(_ object: NSManagedObject) {
    if object.isDeleted {
      forget(object)
      object.state = .deleted
    } else {
      object.state = .stored
      object.committed = object.values
      object.changedKeys = []
    }
    object.didSave()
  }
}
