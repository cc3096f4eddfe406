import Foundation

/// Synthesizes objects that an app may have saved, related in both directions.
final class SynthesizedObjects {
  private let style: ValueStyle
  private let store: MemoryStore
  private var rows: [NSManagedObjectID: StoredRow] = [:]
  /// The number of related objects that may still be made, so that cyclic entities end.
  private var room = 1_000

  /// The maximum number of relationship steps from the requested objects.
  private static let depthLimit = 3

  init(_ style: ValueStyle, for store: MemoryStore) {
    self.style = style.ofApp
    self.store = store
  }

  /// Returns the rows of an entity's and related objects; `nil` without known attributes, or if a
  /// required one cannot be synthesized.
  func rows(of entity: NSEntityDescription) -> [NSManagedObjectID: StoredRow]? {
    let path = SamplePath(keys: [entity.name ?? ""])
    for index in 0..<style.count(at: path, depth: 0, isPlain: false) {
      guard row(of: entity, at: path.element(index), depth: 0, from: nil) != nil else { return nil }
    }
    return rows
  }

  private struct Origin {
    let id: NSManagedObjectID
    let relationship: NSRelationshipDescription
  }

  private func row(
    of asked: NSEntityDescription,
    at path: SamplePath,
    depth: Int,
    from origin: Origin?
  ) -> NSManagedObjectID? {
    let entity = concrete(asked)
    room -= 1
    guard !entity.propertiesByName.isEmpty else { return nil }
    let id = NSManagedObjectID(entity)
    var values = entity.defaultValues.mapValues(StoredReference.stored)
    for (key, attribute) in entity.attributesByName.sorted(by: { $0.key < $1.key }) {
      let place = path.member(key)
      if attribute.isTransient { continue }
      if attribute.isOptional, style.isMissing(at: place, depth: depth) { continue }
      if let value = value(of: attribute, at: place) {
        values[key] = value
      } else if !attribute.isOptional, values[key] == nil {
        return nil
      }
    }
    id.store = store
    // Added before its relationships, so that related objects can refer back to it.
    rows[id] = StoredRow(entity: entity, type: entity.objectType, values: values)
    for (key, relationship) in entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      let reference = reference(of: relationship, of: id, at: path.member(key), depth, origin)
      if let reference { rows[id]?.values[key] = reference }
    }
    return id
  }

  private func reference(
    of relationship: NSRelationshipDescription,
    of id: NSManagedObjectID,
    at path: SamplePath,
    _ depth: Int,
    _ origin: Origin?
  ) -> StoredReference? {
    if let origin, relationship.inverseRelationship === origin.relationship {
      return relationship.isToMany
        ? .many([origin.id], isOrdered: relationship.isOrdered) : .one(origin.id)
    }
    guard let destination = relationship.destinationEntity else { return nil }
    let isOwn = destination === relationship.entity
    guard depth < (isOwn ? 1 : Self.depthLimit) else { return nil }
    let own = Origin(id: id, relationship: relationship)
    guard relationship.isToMany else {
      guard !isOwn, room > 0, !(relationship.isOptional && style.isMissing(at: path, depth: depth))
      else {
        return nil
      }
      return row(of: destination, at: path, depth: depth + 1, from: own).map { .one($0) }
    }
    let wanted = style.count(at: path, depth: depth + 1, isPlain: false)
    // One long list says as much as many.
    let limit = depth == 0 && path.index == 0 ? wanted : 6
    let count = room > 0 ? min(wanted, limit) : 0
    let ids = (0..<count).compactMap {
      let place = SamplePath(keys: path.keys, index: path.index * max(wanted, 1) + $0)
      return row(of: destination, at: place, depth: depth + 1, from: own)
    }
    return .many(ids, isOrdered: relationship.isOrdered)
  }

  /// Returns the entity itself, or its first concrete subentity.
  private func concrete(_ entity: NSEntityDescription) -> NSEntityDescription {
    guard entity.isAbstract, let below = entity.subentities.first else { return entity }
    return concrete(below)
  }

  private func value(of attribute: NSAttributeDescription, at path: SamplePath) -> Any? {
    switch attribute.attributeType {
    case .integer16AttributeType:
      (try? style.stored(Int16.self, at: path)).map { NSNumber(value: $0) }
    case .integer32AttributeType:
      (try? style.stored(Int32.self, at: path)).map { NSNumber(value: $0) }
    case .integer64AttributeType:
      (try? style.stored(Int64.self, at: path)).map { NSNumber(value: $0) }
    case .doubleAttributeType:
      (try? style.stored(Double.self, at: path)).map { NSNumber(value: $0) }
    case .floatAttributeType: (try? style.stored(Float.self, at: path)).map { NSNumber(value: $0) }
    case .decimalAttributeType:
      (try? style.stored(Decimal.self, at: path)).map { NSDecimalNumber(decimal: $0) }
    case .booleanAttributeType: NSNumber(value: style.flagOfElement(at: path))
    case .stringAttributeType: (try? style.stored(String.self, at: path))
    case .dateAttributeType: (try? style.stored(Date.self, at: path))
    case .UUIDAttributeType: (try? style.stored(UUID.self, at: path))
    case .URIAttributeType: (try? style.stored(URL.self, at: path))
    case .binaryDataAttributeType: (try? style.stored(Data.self, at: path))
    default: nil
    }
  }
}
