import Foundation

extension NSManagedObjectContext {
  public func fetch<Output>(_ request: NSFetchRequest<Output>) throws -> [Output] {
    // Remembered for requests that run without naming a context.
    CurrentContext.shared.context = self
    let objects = try matches(request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? Output }
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? Output }
    case .dictionaryResultType:
      return objects.compactMap { dictionary($0, request) as? Output }
    default: return objects.compactMap { $0 as? Output }
    }
  }

  public func count<Output>(for request: NSFetchRequest<Output>) throws -> Int {
    CurrentContext.shared.context = self
    return try matches(request).count
  }

  /// Returns the objects of a request; synthesizes them if the store has none.
  func matches<Output>(_ request: NSFetchRequest<Output>) throws -> [NSManagedObject] {
    let wanted = request.entity(in: self)
    let includesSubentities = request.includesSubentities
    func present() -> [NSManagedObjectID] {
      self.ids(includesPendingChanges: request.includesPendingChanges) { entity in
        entity.name == wanted.name || includesSubentities && entity.isKindOf(entity: wanted)
      }
    }
    var ids = present()
    if ids.isEmpty, fill(with: wanted) { ids = present() }
    var found = ids.compactMap { id -> NSManagedObject? in
      guard let object = objectIfThere(with: id) else { return nil }
      // Unchanged objects always show the newest stored values.
      if object.state == .stored, !object.hasChanges { refresh(object, mergeChanges: false) }
      return object
    }
    if let predicate = request.predicate {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.enumerated().sorted { left, right in
        for descriptor in descriptors {
          let order = descriptor.compare(left.element, to: right.element)
          if order != .orderedSame { return order == .orderedAscending }
        }
        // Swift's sort is not documented as stable, so the index decides between equal objects.
        return left.offset < right.offset
      }.map(\.element)
    }
    found = Array(found.dropFirst(max(0, request.fetchOffset)))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  private func dictionary<Output>(
    _ object: NSManagedObject,
    _ request: NSFetchRequest<Output>
  ) -> NSDictionary {
    let named = request.propertiesToFetch?.compactMap { property in
      property as? String ?? (property as? NSPropertyDescription)?.name
    }
    let keys = named ?? object.entity.attributesByName.keys.sorted()
    let result = NSMutableDictionary()
    for key in keys {
      guard let value = object.value(forKeyPath: key) else { continue }
      result.setObject(value, forKey: NSString(string: key))
    }
    return result
  }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.carryOut(in: self)
  }
}

/// The context that code used last, for requests that name none.
final class CurrentContext: @unchecked Sendable {
  static let shared = CurrentContext()

  private let lock = NSLock()
  private weak var last: NSManagedObjectContext?

  var context: NSManagedObjectContext? {
    get { lock.withLock { last } }
    set { lock.withLock { last = newValue } }
  }
}
