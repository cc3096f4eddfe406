import Foundation

open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open internal(set) weak var superentity: NSEntityDescription?
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The uniqueness constraints, which are not enforced.
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  /// The class of the objects, if the Xcode model names it.
  var type: NSManagedObject.Type?

  public override init() {}

  open var propertiesByName: [String: NSPropertyDescription] {
    let own = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    return own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
  }

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
      .sorted { $0.name < $1.name }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// Returns the entity with a name, creating one without properties if no model has it.
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.entity(named: entityName)
  }

  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return entity.objectType.init(_of: entity, insertedInto: context)
  }
}

extension NSEntityDescription {
  /// The class of the objects, or `NSManagedObject` if none is found.
  var objectType: NSManagedObject.Type {
    type ?? DataModels.shared.type(named: managedObjectClassName)
      ?? name.flatMap(DataModels.shared.type(named:)) ?? NSManagedObject.self
  }

  var defaultValues: [String: Any] {
    var values: [String: Any] = [:]
    for (key, property) in propertiesByName {
      switch property {
      case let attribute as NSAttributeDescription: values[key] = attribute.defaultValue
      case let relationship as NSRelationshipDescription where relationship.isToMany:
        values[key] = RelatedObjects(objects: [], isOrdered: relationship.isOrdered)
      default: continue
      }
    }
    return values
  }

  func isTransient(_ key: String) -> Bool { propertiesByName[key]?.isTransient == true }
}
