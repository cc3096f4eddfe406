import Foundation

open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open var isReadOnly = false
  /// Ignored.
  open var timeout: TimeInterval = 240
  /// Ignored: stores are opened at once.
  open var shouldAddStoreAsynchronously = false
  /// Ignored, like the next: nothing is migrated.
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// The iCloud options, which only mark the store as one that an app can fill.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  public override init() {}

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  open func setOption(_ option: any Sendable, forKey key: String) {
    options[key] = option as? NSObject
  }

  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

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
