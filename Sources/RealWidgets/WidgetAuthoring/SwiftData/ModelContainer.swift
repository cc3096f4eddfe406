import Foundation

/// The models of an app and its extensions, in memory only; a store that an app can reach gets
/// synthesized models when code first fetches a type.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  /// The migration plan, which never runs.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
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

  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(Schema(forTypes), configurations, migrationPlan: migrationPlan)
  }

  public convenience init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(givenSchema, configurations, migrationPlan: migrationPlan)
  }

  public convenience init(
    for givenSchema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.init(givenSchema, configurations, migrationPlan: migrationPlan)
  }

  @MainActor public var mainContext: ModelContext { main }

  /// The main context, for drawing views on any thread.
  var main: ModelContext {
    lock.withLock {
      if let lazyMain { return lazyMain }
      let context = ModelContext(self, isMain: true)
      lazyMain = context
      return context
    }
  }

  public func deleteAllData() {
    ModelStore.lock.withLock {
      for store in stores { store.models = ModelList() }
    }
  }

  public func erase() throws { deleteAllData() }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}
