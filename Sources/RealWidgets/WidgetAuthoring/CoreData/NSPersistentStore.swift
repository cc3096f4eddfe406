import Foundation

open class NSPersistentStore: NSObject, @unchecked Sendable {
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  open internal(set) var options: [AnyHashable: Any]?
  open var url: URL?
  open internal(set) var type = NSSQLiteStoreType
  open var isReadOnly = false
  /// True if the store is synced with iCloud, so its app may have filled it.
  var isInCloud = false
  let content: MemoryStore

  init(_ content: MemoryStore) {
    self.content = content
    super.init()
    content.facade = self
  }

  open var identifier: String? { content.name }

  open var metadata: [String: Any]? {
    get { content.metadata }
    set { content.metadata = newValue ?? [:] }
  }
}
