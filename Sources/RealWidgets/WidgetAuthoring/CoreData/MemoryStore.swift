import Foundation

/// The values of an object as a store keeps them.
struct StoredRow {
  let entity: NSEntityDescription
  let type: NSManagedObject.Type
  var values: [String: Any]
}

/// What a store keeps, in memory alone.
final class MemoryStore {
  /// The name in the addresses of objects.
  let name: String
  var rows: [NSManagedObjectID: StoredRow] = [:]
  var metadata: [String: Any]
  weak var facade: NSPersistentStore?
  /// The names of the entities that had objects in this case, or that were asked for when they had none.
  var known: Set<String> = []

  init(_ name: String) {
    self.name = name
    metadata = [NSStoreUUIDKey: name]
  }

  /// Forgets all objects.
  func forget() {
    rows = [:]
    known = []
  }

  /// The identifiers of an entity's objects in the order in which they were made.
  func ids(where isWanted: (NSEntityDescription) -> Bool) -> [NSManagedObjectID] {
    rows.filter { isWanted($0.value.entity) }.map(\.key).sorted { $0.number < $1.number }
  }
}

/// The stores of this process, one for each file that they would be.
///
/// A case begins with empty stores; those that an app reaches have made-up objects from the first fetch on.
final class MemoryStores: @unchecked Sendable {
  static let shared = MemoryStores()

  /// Guards stores, and is held while a context works on one.
  let lock = NSRecursiveLock()
  private var files: [String: MemoryStore] = [:]
  private var number = 0
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  /// The store of a file, or a new one that nobody else opens.
  func store(at url: URL?, isShared: Bool) -> MemoryStore {
    lock.withLock {
      guard isShared, let path = url?.standardizedFileURL.path, path != "/dev/null" else {
        return MemoryStore("memory\(nextNumber())")
      }
      let store = files[path] ?? MemoryStore("store\(files.count + 1)")
      files[path] = store
      return store
    }
  }

  /// Forgets the store of a file.
  func removeStore(at url: URL) {
    lock.withLock {
      let store = files.removeValue(forKey: url.standardizedFileURL.path)
      store?.rows = [:]
    }
  }

  /// The number of the next object.
  func nextNumber() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  /// The contexts of the process.
  var allContexts: [NSManagedObjectContext] { lock.withLock { contexts.compactMap(\.context) } }

  /// Takes note of a context.
  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Empties all stores and contexts, also those that code keeps from one case to the next.
  func forget() {
    let open = allContexts
    lock.withLock {
      for store in files.values { store.forget() }
      for context in open {
        for store in context.stores { store.forget() }
        context.reset()
      }
      number = 0
    }
  }
}
