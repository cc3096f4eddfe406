import Foundation

open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  open var entities: [NSEntityDescription] = [] {
    didSet { adoptEntities() }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open var localizationDictionary: [String: String]?
  private var templates: [String: Any] = [:]

  public override init() {}

  /// Reads the harness's declarations of a `.xcdatamodeld` folder; a model without any is empty,
  /// and its entities are created from their names.
  public convenience init?(contentsOf url: URL) {
    let model = DataModels.shared.model(at: url)
    guard model != nil || FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init()
    entities = model?.declaredEntities() ?? []
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    let urls = (bundles ?? [.main]).flatMap {
      ["momd", "mom"].flatMap($0.files(withExtension:))
    }
    model.entities = urls.sorted { $0.path < $1.path }
      .flatMap { DataModels.shared.model(at: $0)?.declaredEntities() ?? [] }
    return model
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  open var configurations: [String] { [] }

  /// Returns all entities for any configuration.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    entities
  }

  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
    forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  open func fetchRequestTemplate(
    forName name: String
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    templates[name] as? NSFetchRequest<any NSFetchRequestResult>
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always true, because nothing is migrated.
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
  fileprivate func files(withExtension pathExtension: String) -> [URL] {
    let folder = resourceURL ?? bundleURL
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension == pathExtension }
  }
}
