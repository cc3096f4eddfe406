import Foundation

/// A store that a coordinator has opened.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The coordinator.
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The part of the model in the store.
  open internal(set) var configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
  /// The options with which it was opened.
  open internal(set) var options: [AnyHashable: Any]?
  /// The file.
  open var url: URL?
  /// The kind of store.
  open internal(set) var type = NSSQLiteStoreType
  /// Whether nothing can be saved.
  open var isReadOnly = false
  /// Whether the store is in step with iCloud.
  var isInCloud = false
  let content: MemoryStore

  init(_ content: MemoryStore) {
    self.content = content
    super.init()
    content.facade = self
  }

  /// What tells the store from others.
  open var identifier: String? { content.name }

  /// What is known of the store beside its objects.
  open var metadata: [String: Any]? {
    get { content.metadata }
    set { content.metadata = newValue ?? [:] }
  }
}
