import Foundation

struct RelatedObjects {
  var objects: [NSManagedObject]
  var isOrdered: Bool

  var value: Any {
    isOrdered ? NSOrderedSet(array: objects) as Any : NSSet(array: objects)
  }

  /// Returns a value as an object keeps it; sets of objects become to-many relationships.
  static func normalized(_ value: Any?, _ relationship: NSRelationshipDescription?) -> Any? {
    guard let value else {
      guard let relationship, relationship.isToMany else { return nil }
      return RelatedObjects(objects: [], isOrdered: relationship.isOrdered)
    }
    if value is NSManagedObject || value is RelatedObjects { return value }
    if let relationship, !relationship.isToMany { return value }
    guard let (elements, isOrdered) = elements(of: value) else { return value }
    let objects = elements.compactMap { $0 as? NSManagedObject }
    guard objects.count == elements.count, relationship != nil || !objects.isEmpty else {
      return value
    }
    return RelatedObjects(
      // Sets have no order, so the order of creation makes results repeatable.
      objects: isOrdered ? objects : objects.sorted { $0.objectID.number < $1.objectID.number },
      isOrdered: relationship?.isOrdered ?? isOrdered
    )
  }

  private static func elements(of value: Any) -> ([Any], isOrdered: Bool)? {
    switch value {
    case let set as NSOrderedSet: (set.array, true)
    case let set as NSSet: (set.allObjects, false)
    case let list as [Any]: (list, true)
    default: nil
    }
  }
}

enum StoredReference {
  case one(NSManagedObjectID)
  case many([NSManagedObjectID], isOrdered: Bool)

  static func stored(_ value: Any) -> Any {
    switch value {
    case let object as NSManagedObject: Self.one(object.objectID)
    case let related as RelatedObjects:
      Self.many(related.objects.map(\.objectID), isOrdered: related.isOrdered)
    default: value
    }
  }

  /// Returns the objects in a context, without those that no longer exist.
  func resolved(in context: NSManagedObjectContext) -> Any? {
    switch self {
    case .one(let id): context.objectIfThere(with: id)
    case .many(let ids, let isOrdered):
      RelatedObjects(
        objects: ids.compactMap { context.objectIfThere(with: $0) },
        isOrdered: isOrdered
      )
    }
  }
}
