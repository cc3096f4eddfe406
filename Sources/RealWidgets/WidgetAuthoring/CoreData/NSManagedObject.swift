import Foundation

/// An object that a store keeps.
///
/// Its values stand in a dictionary; the properties of subclasses are computed from it.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// The state of an object in its context.
  enum State {
    case detached, inserted, stored, deleted
  }

  /// Sends before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// The description of the object's entity.
  public let entity: NSEntityDescription
  /// The identifier of the object.
  public internal(set) var objectID: NSManagedObjectID
  /// The context of the object.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// The values by their keys; relationships are ``RelatedObjects`` or not read yet.
  var values: [String: Any] = [:]
  /// The values as the context last read or saved them.
  var committed: [String: Any] = [:]
  /// The keys whose values have changed since then.
  var changedKeys: Set<String> = []
  var state = State.detached

  /// Creates an object with the default values of its entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - context: The context that keeps the object; without one it stands alone.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    values = entity.defaultValues
    super.init()
    context?.insert(self)
  }

  /// Creates an object that stands alone.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// Creates an object of the class's entity in a context.
  public required convenience init(_insertingInto context: NSManagedObjectContext) {
    self.init(entity: context.entity(of: Self.self), insertInto: context)
  }

  /// Creates an object of an entity in a context.
  public required convenience init(
    _of entity: NSEntityDescription,
    insertedInto context: NSManagedObjectContext
  ) {
    self.init(entity: entity, insertInto: context)
  }

  /// Creates an object that a store has.
  public required convenience init(_storedWith id: NSManagedObjectID) {
    self.init(entity: id.entity, insertInto: nil)
    objectID = id
  }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription { DataModels.shared.entity(of: self) }

  /// A request for all objects of the class.
  ///
  /// The function that Xcode makes for a class comes before it.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "\(self)")
  }

  /// Whether the object was inserted since the last save.
  open var isInserted: Bool { state == .inserted }
  /// Whether the object will be deleted at the next save.
  open var isDeleted: Bool { state == .deleted && managedObjectContext != nil }
  /// Whether values have changed since the last save.
  open var isUpdated: Bool { state == .stored && !changedKeys.isEmpty }
  /// Whether the object has anything to save.
  open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
  /// Whether values differ from those of the store.
  open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
  /// Whether the values are still to be read; they are read with the object.
  open var isFault: Bool { false }

  /// The value of a key; code may override it.
  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }

  /// Changes the value of a key, and the other side of a relationship.
  open func setValue(_ value: Any?, forKey key: String) {
    objectWillChange.send()
    change(value, forKey: key)
  }

  /// The value of a key, without any code of the class.
  open func primitiveValue(forKey key: String) -> Any? { plainValue(forKey: key) }

  /// Changes the value of a key, without the other side of a relationship.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    write(value, forKey: key)
  }

  /// The value at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueReading.value(of: self, at: keyPath.split(separator: ".").map(String.init))
  }

  /// Changes the values of several keys.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of several keys.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// The values of the last save, of some keys or of all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let wanted = keys ?? Array(committed.keys)
    return Dictionary(
      wanted.map { ($0, committed[$0].map(plain) ?? NSNull()) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The values that have changed since the last save.
  open func changedValues() -> [String: Any] {
    dictionaryWithValues(forKeys: changedKeys.sorted())
  }

  /// The values that have changed since the last event.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// Prepares a new object; code overrides it.
  open func awakeFromInsert() {}
  /// Prepares an object that a store had; code overrides it.
  open func awakeFromFetch() {}
  /// Hears that the object is about to be saved.
  open func willSave() {}
  /// Hears that the object was saved.
  open func didSave() {}
  /// Hears that the object is about to be deleted.
  open func prepareForDeletion() {}
  /// Hears that the object is about to lose its values.
  open func willTurnIntoFault() {}
  /// Hears that the object has lost its values.
  open func didTurnIntoFault() {}
  /// Refuses to be inserted by an error.
  open func validateForInsert() throws { try validateMandatoryValues() }
  /// Refuses to be changed by an error.
  open func validateForUpdate() throws { try validateMandatoryValues() }
  /// Refuses to be deleted by an error.
  open func validateForDelete() throws {}
  /// Hears that a value is about to be read.
  open func willAccessValue(forKey key: String?) {}
  /// Hears that a value was read.
  open func didAccessValue(forKey key: String?) {}
  /// Hears that a value is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Hears that a value has changed.
  open func didChangeValue(forKey key: String) {}
  /// Whether a relationship is still to be read.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }
  /// The identifiers of the objects of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    relatedObjects(forKey: key).objects.map(\.objectID)
  }
}
