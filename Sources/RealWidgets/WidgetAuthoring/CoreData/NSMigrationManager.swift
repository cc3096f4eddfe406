import Foundation

/// Changes a store to a newer model; there is never an older one here.
open class NSMigrationManager: NSObject {
  /// The older model.
  public let sourceModel: NSManagedObjectModel
  /// The newer model.
  public let destinationModel: NSManagedObjectModel
  /// The context of old objects.
  public let sourceContext = NSManagedObjectContext(.privateQueue)
  /// The context of new objects.
  public let destinationContext = NSManagedObjectContext(.privateQueue)
  /// What code keeps meanwhile.
  open var userInfo: [AnyHashable: Any]?

  /// Creates a manager for two models.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
  }

  /// Changes a store; it is empty.
  open func migrateStore(
    from sourceURL: URL,
    sourceType sStoreType: String,
    options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?,
    toDestinationURL dURL: URL,
    destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {}

  /// Keeps which object another one has become; it is not kept here.
  open func associate(
    sourceInstance: NSManagedObject,
    withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}

  /// What some objects have become.
  open func destinationInstances(
    forEntityMappingName mappingName: String,
    sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    []
  }
}

/// What the entities of a model become in a newer one.
open class NSMappingModel: NSObject {
  /// What single entities become.
  open var entityMappings: [NSEntityMapping]?

  /// Looks for a mapping in bundles, which have none.
  public convenience init?(
    from bundles: [Bundle]?,
    forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    return nil
  }

  /// Reads a mapping, which there is not.
  public convenience init?(contentsOf url: URL?) { return nil }

  /// A mapping that leaves all as it is.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel,
    destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    NSMappingModel()
  }
}

/// What an entity becomes.
open class NSEntityMapping: NSObject {
  /// The name.
  open var name = ""
  /// The name of the older entity.
  open var sourceEntityName: String?
  /// The name of the newer entity.
  open var destinationEntityName: String?
  /// What code keeps with it.
  open var userInfo: [AnyHashable: Any]?
}

/// Code that changes objects of an older model.
open class NSEntityMigrationPolicy: NSObject {
  /// Begins with an entity.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  /// Makes the new objects of an old one.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject,
    in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}

  /// Makes the relationships of a new object.
  open func createRelationships(
    forDestination dInstance: NSManagedObject,
    in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}

  /// Ends with an entity.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
