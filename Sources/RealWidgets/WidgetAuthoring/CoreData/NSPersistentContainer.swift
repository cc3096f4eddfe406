import Foundation

/// A model, a coordinator and contexts together.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model and of the store.
  public let name: String
  /// The context of the main thread.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores to be opened.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container with the model of a name.
  public convenience init(name: String) {
    DataModels.shared.search(moduleOf: Self.self)
    let model = NSManagedObjectModel()
    model.entities = DataModels.shared.model(named: name)?.declaredEntities() ?? []
    self.init(name: name, managedObjectModel: model)
  }

  /// Creates a container.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = []
    super.init()
    let file = type(of: self).defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
  }

  /// The folder of stores.
  open class func defaultDirectoryURL() -> URL {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folder.first ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  /// Opens the described stores and calls back at once for each.
  open func loadPersistentStores(
    completionHandler block: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context for another queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs code with a context of its own, later.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs code with a context of its own and waits for it.
  public func performBackgroundTask<Output, Failure: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let context = newBackgroundContext()
    return try await context.perform { () throws(Failure) in try block(context) }
  }
}
