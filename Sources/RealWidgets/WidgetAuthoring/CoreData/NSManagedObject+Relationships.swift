import Foundation

extension NSManagedObject {
  func relatedObjects(forKey key: String) -> RelatedObjects {
    resolveReference(forKey: key)
    switch values[key] {
    case let related as RelatedObjects: return related
    case let object as NSManagedObject: return RelatedObjects(objects: [object], isOrdered: false)
    default:
      let isOrdered = entity.relationshipsByName[key]?.isOrdered ?? false
      return RelatedObjects(objects: [], isOrdered: isOrdered)
    }
  }

  /// Changes a value, and the inverse of a relationship with it.
  func change(_ value: Any?, forKey key: String) {
    guard let inverse = entity.relationshipsByName[key]?.inverseName else {
      return write(value, forKey: key)
    }
    let before = relatedObjects(forKey: key).objects
    write(value, forKey: key)
    let after = relatedObjects(forKey: key).objects
    for object in before where !after.contains(object) {
      object.unlink(self, forKey: inverse)
    }
    for object in after where !before.contains(object) {
      object.link(self, forKey: inverse, backKey: key)
    }
  }

  /// Adds an object to one side of a relationship whose other side is already changed.
  private func link(_ object: NSManagedObject, forKey key: String, backKey: String) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    guard relationship.isToMany else {
      for other in relatedObjects(forKey: key).objects where other !== object {
        other.unlink(self, forKey: backKey)
      }
      return write(object, forKey: key)
    }
    var related = relatedObjects(forKey: key)
    guard !related.objects.contains(object) else { return }
    related.objects.append(object)
    write(related, forKey: key)
  }

  func unlink(_ object: NSManagedObject, forKey key: String) {
    var related = relatedObjects(forKey: key)
    guard let index = related.objects.firstIndex(of: object) else { return }
    related.objects.remove(at: index)
    let isToMany = entity.relationshipsByName[key]?.isToMany ?? (values[key] is RelatedObjects)
    write(isToMany ? related : nil, forKey: key)
  }

  /// Applies the delete rules of the entity's relationships; returns the objects to delete as well.
  func leaveRelationships() -> [NSManagedObject] {
    var cascade: [NSManagedObject] = []
    for (key, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      let objects = relatedObjects(forKey: key).objects
      switch relationship.deleteRule {
      case .cascadeDeleteRule: cascade += objects
      case .noActionDeleteRule: continue
      case .nullifyDeleteRule, .denyDeleteRule: break
      }
      if let inverse = relationship.inverseName {
        for object in objects { object.unlink(self, forKey: inverse) }
      }
    }
    return cascade
  }

  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelationshipSet.make(of: self, key)
  }

  /// Returns a copy of the objects of a relationship; its changes are not applied to the object.
  public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    NSMutableOrderedSet(array: relatedObjects(forKey: key).objects)
  }
}

private final class RelationshipSet: NSMutableSet {
  private weak var owner: NSManagedObject?
  private var key = ""

  static func make(of owner: NSManagedObject, _ key: String) -> RelationshipSet {
    let set = RelationshipSet(capacity: 0)
    for object in owner.relatedObjects(forKey: key).objects { set.add(object) }
    // Set only after filling, so that filling does not write to the object.
    set.owner = owner
    set.key = key
    return set
  }

  override func add(_ object: Any) {
    super.add(object)
    owner?.setValue(NSSet(array: allObjects), forKey: key)
  }

  override func remove(_ object: Any) {
    super.remove(object)
    owner?.setValue(NSSet(array: allObjects), forKey: key)
  }
}
