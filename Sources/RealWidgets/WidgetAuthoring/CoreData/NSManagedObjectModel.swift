import Foundation

/// The entities of an app.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet { adoptEntities() }
  }
  /// The names of the model's versions.
  open var versionIdentifiers: Set<AnyHashable> = []
  /// What code keeps under names.
  open var localizationDictionary: [String: String]?
  private var templates: [String: Any] = [:]

  /// Creates a model without entities.
  public override init() {}

  /// Reads a model, which Xcode makes of a `.xcdatamodeld` folder.
  ///
  /// The entities come from the declarations that the harness makes of the folder. A model that has none is empty;
  /// its entities are made up of their names.
  public convenience init?(contentsOf url: URL) {
    let model = DataModels.shared.model(at: url)
    guard model != nil || FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
    entities = model?.declaredEntities() ?? []
  }

  /// All models of some bundles together.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    let urls = (bundles ?? [.main]).flatMap {
      ["momd", "mom"].flatMap($0.files(withExtension:))
    }
    model.entities = urls.sorted { $0.path < $1.path }
      .flatMap { DataModels.shared.model(at: $0)?.declaredEntities() ?? [] }
    return model
  }

  /// Several models together.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// The names of the parts in which stores may be configured; there are none.
  open var configurations: [String] { [] }

  /// The entities of a configuration.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    entities
  }

  /// Keeps a request under a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
    forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// The request of a name.
  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name] as? NSFetchRequest<any NSFetchRequestResult>
  }

  /// A model of the same entities.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether stores of a model can be opened with this one; all can here.
  open func isConfiguration(
    withName configuration: String?,
    compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    true
  }

  private func adoptEntities() {
    for entity in entities { entity.managedObjectModel = self }
    DataModels.shared.add(entities)
  }
}

extension Bundle {
  /// The files at the top of the bundle with an extension.
  fileprivate func files(withExtension pathExtension: String) -> [URL] {
    let folder = resourceURL ?? bundleURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension == pathExtension }
  }
}
