import Foundation

open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
  public let entity: NSEntityDescription
  let number: Int
  /// The store of the object; `nil` before the first save.
  weak var store: MemoryStore?

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = MemoryStores.shared.nextNumber()
  }

  open var isTemporaryID: Bool { store == nil }

  open var persistentStore: NSPersistentStore? { store?.facade }

  /// Returns the URI under which a coordinator finds the object again in this process.
  open func uriRepresentation() -> URL {
    let place = store.map { "\($0.name)/\(entity.name ?? "")/p\(number)" }
    let path = place ?? "/\(entity.name ?? "")/t\(number)"
    return URL(string: "x-coredata://\(path)") ?? URL(fileURLWithPath: "/\(number)")
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { "<x-coredata \(uriRepresentation().absoluteString)>" }
}
