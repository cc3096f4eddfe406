import Foundation

/// Describes the objects of one kind.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name by which requests know the entity.
  open var name: String?
  /// The name of the class of the objects.
  open var managedObjectClassName = "NSManagedObject"
  /// Whether there are objects of subentities alone.
  open var isAbstract = false
  /// The attributes and relationships, without those of the superentity.
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  /// The entities that have all properties of this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  /// The entity whose properties this one has, too.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model of the entity.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel?
  /// The keys whose values are not to occur twice; nothing is checked here.
  open var uniquenessConstraints: [[Any]] = []
  /// What code keeps with the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an older model.
  open var renamingIdentifier: String?
  /// The class of the objects where a model of Xcode's names it.
  var type: NSManagedObject.Type?

  /// Creates an entity without a name.
  public override init() {}

  /// All properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    let own = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    return own.merging(superentity?.propertiesByName ?? [:]) { own, _ in own }
  }

  /// All attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// All relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities right below by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The relationships to objects of an entity.
  open func relationships(
    forDestination entity: NSEntityDescription
  ) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
      .sorted { $0.name < $1.name }
  }

  /// Whether the objects are also of another entity.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  /// The entity of a name; one that no model has is made up.
  open class func entity(
    forEntityName entityName: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.entity(named: entityName)
  }

  /// Creates an object of an entity in a context.
  open class func insertNewObject(
    forEntityName entityName: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let entity = context.entity(named: entityName)
    return entity.objectType.init(_of: entity, insertedInto: context)
  }
}

extension NSEntityDescription {
  /// The class of the objects.
  var objectType: NSManagedObject.Type {
    type ?? DataModels.shared.type(named: managedObjectClassName)
      ?? name.flatMap(DataModels.shared.type(named:)) ?? NSManagedObject.self
  }

  /// The values of new objects.
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

  /// Whether a value never reaches a store.
  func isTransient(_ key: String) -> Bool { propertiesByName[key]?.isTransient == true }
}
