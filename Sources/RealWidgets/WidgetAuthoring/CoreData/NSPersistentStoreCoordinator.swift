import Foundation

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public struct StoreType: Hashable, Sendable {
    public let rawValue: String
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Opens a store, which is empty unless this process has saved to it.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isShared = storeType != NSInMemoryStoreType
    let store = NSPersistentStore(MemoryStores.shared.store(at: storeURL, isShared: isShared))
    store.url = storeURL
    store.type = storeType
    store.options = options
    store.isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    store.configurationName = configuration ?? store.configurationName
    store.persistentStoreCoordinator = self
    MemoryStores.shared.lock.withLock { persistentStores.append(store) }
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: StoreType,
    configuration: String? = nil,
    at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue,
      configurationName: configuration,
      at: storeURL,
      options: options
    )
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type,
        configurationName: storeDescription.configuration,
        at: storeDescription.url,
        options: storeDescription.options
      )
      store.isReadOnly = storeDescription.isReadOnly
      store.isInCloud = storeDescription.cloudKitContainerOptions != nil
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  open func remove(_ store: NSPersistentStore) throws {
    MemoryStores.shared.lock.withLock { persistentStores.removeAll { $0 === store } }
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }

  open func migratePersistentStore(
    _ store: NSPersistentStore,
    to storeURL: URL,
    options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    let target = try addPersistentStore(
      ofType: storeType,
      configurationName: nil,
      at: storeURL,
      options: options
    )
    MemoryStores.shared.lock.withLock {
      target.content.rows = store.content.rows
      for id in target.content.rows.keys { id.store = target.content }
    }
    try remove(store)
    return target
  }

  open func destroyPersistentStore(
    at url: URL,
    ofType storeType: String,
    options: [AnyHashable: Any]? = nil
  ) throws {
    MemoryStores.shared.removeStore(at: url)
  }

  open func destroyPersistentStore(
    at url: URL,
    type: StoreType,
    options: [AnyHashable: Any]? = nil
  ) throws {
    MemoryStores.shared.removeStore(at: url)
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    MemoryStores.shared.lock.withLock {
      persistentStores.lazy.flatMap(\.content.rows.keys).first { $0.uriRepresentation() == url }
    }
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.content.metadata }

  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.content.metadata = metadata ?? [:]
  }

  open class func metadataForPersistentStore(
    ofType storeType: String,
    at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    MemoryStores.shared.store(at: url, isShared: true).metadata
  }

  open func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? {
    nil
  }

  /// Runs the code at once, on the caller's thread.
  open func perform(_ block: @escaping () -> Void) { block() }

  open func performAndWait(_ block: () -> Void) { block() }
}
