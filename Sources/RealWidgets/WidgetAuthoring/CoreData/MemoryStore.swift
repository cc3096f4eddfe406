import Foundation

struct StoredRow {
  let entity: NSEntityDescription
  let type: NSManagedObject.Type
  var values: [String: Any]
}

final class MemoryStore {
  let name: String
  var rows: [NSManagedObjectID: StoredRow] = [:]
  var metadata: [String: Any]
  // Weak, because the facade owns this store.
  weak var facade: NSPersistentStore?
  /// The entities that had objects in this case, or were fetched and had none.
  var known: Set<String> = []

  init(_ name: String) {
    self.name = name
    metadata = [NSStoreUUIDKey: name]
  }

  func forget() {
    rows = [:]
    known = []
  }

  /// Returns the ids of the objects of the given entities, in the order of creation.
  func ids(where isWanted: (NSEntityDescription) -> Bool) -> [NSManagedObjectID] {
    rows.filter { isWanted($0.value.entity) }.map(\.key).sorted { $0.number < $1.number }
  }
}

/// The stores of this process by file, empty when a case begins; one that the app can reach gets
/// synthesized objects at the first fetch.
final class MemoryStores: @unchecked Sendable {
  static let shared = MemoryStores()

  /// Guards the stores; a context holds it while it works on one.
  let lock = NSRecursiveLock()
  private var files: [String: MemoryStore] = [:]
  private var number = 0
  private var contexts: [WeakContext] = []

  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  func store(at url: URL?, isShared: Bool) -> MemoryStore {
    lock.withLock {
      // `/dev/null` is the usual URL of an in-memory store.
      guard isShared, let path = url?.standardizedFileURL.path, path != "/dev/null" else {
        return MemoryStore("memory\(nextNumber())")
      }
      let store = files[path] ?? MemoryStore("store\(files.count + 1)")
      files[path] = store
      return store
    }
  }

  func removeStore(at url: URL) {
    lock.withLock {
      let store = files.removeValue(forKey: url.standardizedFileURL.path)
      store?.rows = [:]
    }
  }

  func nextNumber() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  var allContexts: [NSManagedObjectContext] { lock.withLock { contexts.compactMap(\.context) } }

  func add(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(WeakContext(context: context))
    }
  }

  /// Empties all stores and contexts, including those that code keeps from one case to the next.
  func forget() {
    let open = allContexts
    lock.withLock {
      for store in files.values { store.forget() }
      for context in open {
        for store in context.stores { store.forget() }
        context.reset()
      }
      // Ids start again at 1, so that each case has the same URIs.
      number = 0
    }
  }
}
