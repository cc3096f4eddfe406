import Foundation

/// Identifies an object in every context and in its store.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription
  /// The place of the object in the order in which objects were made.
  let number: Int
  /// The store that has the object; `nil` before the first save.
  weak var store: MemoryStore?

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = MemoryStores.shared.nextNumber()
  }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { store == nil }

  /// The store that has the object.
  open var persistentStore: NSPersistentStore? { store?.facade }

  /// The address of the object, under which a coordinator finds it again in this process.
  open func uriRepresentation() -> URL {
    let place = store.map { "\($0.name)/\(entity.name ?? "")/p\(number)" }
    let path = place ?? "/\(entity.name ?? "")/t\(number)"
    return URL(string: "x-coredata://\(path)") ?? URL(fileURLWithPath: "/\(number)")
  }

  /// The identifier itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The address of the object.
  open override var description: String { "<x-coredata \(uriRepresentation().absoluteString)>" }
}
