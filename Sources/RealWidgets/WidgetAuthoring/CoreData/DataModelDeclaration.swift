import Foundation

/// A model that the harness declares from a `.xcdatamodeld` folder, found by its class name.
open class DataModelDeclaration {
  private var entities: [NSEntityDescription] = []
  private var parents: [String: String] = [:]
  private var destinations: [(relationship: NSRelationshipDescription, entity: String)] = []

  public required init() {}

  open func declare() {}

  static func name(of model: String) -> String {
    "WidgetCheckDataModel_"
      + String(model.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }

  /// Declares an entity; the properties declared next belong to it.
  public func entity(
    _ name: String,
    _ type: NSManagedObject.Type?,
    className: String? = nil,
    parent: String? = nil,
    isAbstract: Bool = false
  ) {
    let entity = NSEntityDescription()
    entity.name = name
    entity.type = type
    entity.managedObjectClassName = type.map { "\($0)" } ?? className ?? name
    entity.isAbstract = isAbstract
    entities.append(entity)
    parents[name] = parent
  }

  public func attribute(
    _ name: String,
    _ type: UInt,
    isOptional: Bool = true,
    isTransient: Bool = false,
    default value: Any? = nil
  ) {
    let attribute = NSAttributeDescription()
    attribute.attributeType = NSAttributeType(rawValue: type) ?? .undefinedAttributeType
    attribute.isTransient = isTransient
    attribute.defaultValue = value
    add(attribute, name, isOptional)
  }

  public func relationship(
    _ name: String,
    to destination: String,
    inverse: String? = nil,
    isToMany: Bool = false,
    isOrdered: Bool = false,
    isOptional: Bool = true,
    deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    let relationship = NSRelationshipDescription()
    relationship.inverseName = inverse
    relationship.maxCount = isToMany ? 0 : 1
    relationship.isOrdered = isOrdered
    relationship.deleteRule = deleteRule
    destinations.append((relationship, destination))
    add(relationship, name, isOptional)
  }

  private func add(_ property: NSPropertyDescription, _ name: String, _ isOptional: Bool) {
    property.name = name
    property.isOptional = isOptional
    entities.last?.properties.append(property)
  }

  /// Returns the entities, each connected to its superentity and the inverses of its relationships.
  func declaredEntities() -> [NSEntityDescription] {
    declare()
    let byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
    // Connected only now, because an entity may name one that is declared later.
    for entity in entities {
      guard let parent = parents[entity.name ?? ""].flatMap({ byName[$0] }) else { continue }
      parent.subentities.append(entity)
    }
    for (relationship, name) in destinations {
      relationship.destinationEntity = byName[name]
      let inverse = relationship.inverseName.flatMap { byName[name]?.relationshipsByName[$0] }
      relationship.inverseRelationship = inverse
    }
    return entities
  }
}
