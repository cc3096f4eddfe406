import Foundation

/// Describes a store before it is opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The kind of store.
  open var type = NSSQLiteStoreType
  /// The part of the model in the store.
  open var configuration: String?
  /// The file of the store.
  open var url: URL?
  /// Whether nothing can be saved.
  open var isReadOnly = false
  /// How long another process may keep the file.
  open var timeout: TimeInterval = 240
  /// Whether the store is opened later; here it is open at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether a store of an older model is changed.
  open var shouldMigrateStoreAutomatically = true
  /// Whether the way from an older model is found without a mapping.
  open var shouldInferMappingModelAutomatically = true
  /// How the store is in step with the cloud, which there is not here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options.
  open private(set) var options: [String: NSObject] = [:]
  /// The settings of SQLite.
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  /// Describes a store without a file.
  public override init() {}

  /// Describes the store of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets an option, whose value may be of Swift.
  open func setOption(_ option: any Sendable, forKey key: String) {
    options[key] = option as? NSObject
  }

  /// Sets a setting of SQLite.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  /// A description of the same store.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.isReadOnly = isReadOnly
    copy.options = options
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
}
