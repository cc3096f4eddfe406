import Foundation

/// The objects of a relationship to many.
struct RelatedObjects {
  var objects: [NSManagedObject]
  var isOrdered: Bool

  /// The set that code reads.
  var value: Any {
    isOrdered ? NSOrderedSet(array: objects) as Any : NSSet(array: objects)
  }

  /// A value as an object keeps it: sets of objects become relationships to many.
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
      objects: isOrdered ? objects : objects.sorted { $0.objectID.number < $1.objectID.number },
      isOrdered: relationship?.isOrdered ?? isOrdered
    )
  }

  /// The elements of a collection and whether they have an order.
  private static func elements(of value: Any) -> ([Any], isOrdered: Bool)? {
    switch value {
    case let set as NSOrderedSet: (set.array, true)
    case let set as NSSet: (set.allObjects, false)
    case let list as [Any]: (list, true)
    default: nil
    }
  }
}

/// The identifiers of a relationship's objects, as a store keeps them.
enum StoredReference {
  case one(NSManagedObjectID)
  case many([NSManagedObjectID], isOrdered: Bool)

  /// A value as a store keeps it.
  static func stored(_ value: Any) -> Any {
    switch value {
    case let object as NSManagedObject: Self.one(object.objectID)
    case let related as RelatedObjects:
      Self.many(related.objects.map(\.objectID), isOrdered: related.isOrdered)
    default: value
    }
  }

  /// The objects in a context; those that are gone are left out.
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
