import Foundation

/// A migration manager; no store has an older model, so nothing is migrated.
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  public let sourceContext = NSManagedObjectContext(.privateQueue)
  public let destinationContext = NSManagedObjectContext(.privateQueue)
  open var userInfo: [AnyHashable: Any]?

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
  }

  open func migrateStore(
    from sourceURL: URL,
    sourceType sStoreType: String,
    options sOptions: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?,
    toDestinationURL dURL: URL,
    destinationType dStoreType: String,
    destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {}

  // Has no effect: associations are not recorded.
  open func associate(
    sourceInstance: NSManagedObject,
    withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}

  open func destinationInstances(
    forEntityMappingName mappingName: String,
    sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] {
    []
  }
}

open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]?

  /// Always nil, because bundles have no mappings.
  public convenience init?(
    from bundles: [Bundle]?,
    forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    return nil
  }

  public convenience init?(contentsOf url: URL?) { return nil }

  /// Returns an empty mapping.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel,
    destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    NSMappingModel()
  }
}

open class NSEntityMapping: NSObject {
  open var name = ""
  open var sourceEntityName: String?
  open var destinationEntityName: String?
  open var userInfo: [AnyHashable: Any]?
}

/// A migration policy, which is never called.
open class NSEntityMigrationPolicy: NSObject {
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

  open func createDestinationInstances(
    forSource sInstance: NSManagedObject,
    in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}

  open func createRelationships(
    forDestination dInstance: NSManagedObject,
    in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}

  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
