import Foundation

/// What keeps the models of an app and its extensions.
///
/// Stores live in memory; no file is read or written. A store that an app reaches has made-up models of a type when
/// code first fetches it.
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// The types of the models.
  public let schema: Schema
  /// How models get from one version to the next; no migration ever runs here.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The stores.
  public let configurations: Set<ModelConfiguration>
  let stores: [ModelStore]
  private let lock = NSLock()
  private var lazyMain: ModelContext?

  init(
    _ schema: Schema,
    _ configurations: [ModelConfiguration],
    _ stores: [ModelStore]? = nil,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil
  ) {
    let all = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    for configuration in all { configuration.noteUse() }
    self.schema = schema
    self.configurations = Set(all)
    self.stores = stores ?? all.map { ModelStore.store(of: $0) }
    self.migrationPlan = migrationPlan
  }

  /// Creates a container for types of models.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(Schema(forTypes), configurations, migrationPlan: migrationPlan)
  }

  /// Creates a container for a schema.
  public convenience init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(givenSchema, configurations, migrationPlan: migrationPlan)
  }

  /// Creates a container for a schema.
  public convenience init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.init(givenSchema, configurations, migrationPlan: migrationPlan)
  }

  /// The context of the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext { main }

  /// The main context for whoever draws views, on any thread.
  var main: ModelContext {
    lock.withLock {
      if let lazyMain { return lazyMain }
      let context = ModelContext(self, isMain: true)
      lazyMain = context
      return context
    }
  }

  /// Deletes all models.
  public func deleteAllData() {
    ModelStore.lock.withLock {
      for store in stores { store.models = ModelList() }
    }
  }

  /// Deletes all models.
  public func erase() throws { deleteAllData() }

  /// Compares the identities of two containers.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
