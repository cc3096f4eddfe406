import Foundation

/// A context, which keeps inserted models until they are saved and the store has them.
public final class ModelContext: Equatable {
  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// Ignored.
  public var author: String?
  /// Ignored: changes cannot be undone.
  public var undoManager: UndoManager?

  let stores: [ModelStore]
  private let configurations: [ModelConfiguration]
  private let schemaOfContainer: Schema
  private var owned: ModelContainer?
  private weak var owner: ModelContainer?

  private var epoch = ModelStore.epoch
  private var inserted = ModelList()
  private var deleted = ModelList()
  private var isAutosaving = false

  public convenience init(_ container: ModelContainer) {
    self.init(container, isMain: false)
  }

  /// Creates a context; the main one does not retain its container, which retains it.
  init(_ container: ModelContainer, isMain: Bool) {
    stores = container.stores
    configurations = Array(container.configurations)
    schemaOfContainer = container.schema
    owner = container
    if isMain { autosaveEnabled = true } else { owned = container }
  }

  public var container: ModelContainer {
    // The weak container may be gone; a new one then has the same stores.
    if let container = owner { return container }
    let container = ModelContainer(schemaOfContainer, configurations, stores)
    owned = container
    owner = container
    return container
  }

  /// True if the context saves automatically, which it does before another context fetches.
  public var autosaveEnabled: Bool {
    get { ModelStore.lock.withLock { isAutosaving } }
    set {
      ModelStore.lock.withLock {
        isAutosaving = newValue
        for store in stores {
          if newValue { store.add(autosaving: self) } else { store.remove(autosaving: self) }
        }
      }
    }
  }

  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

extension ModelContext {
  public var hasChanges: Bool {
    ModelStore.lock.withLock {
      update()
      return !inserted.isEmpty || !deleted.isEmpty
    }
  }

  public var insertedModelsArray: [any PersistentModel] {
    ModelStore.lock.withLock {
      update()
      return inserted.models
    }
  }

  /// Always empty, because changes of properties are not tracked.
  public var changedModelsArray: [any PersistentModel] { [] }

  public var deletedModelsArray: [any PersistentModel] {
    ModelStore.lock.withLock {
      update()
      return deleted.models
    }
  }

  public func insert<T: PersistentModel>(_ model: T) {
    ModelStore.lock.withLock {
      forgetEarlierCase()
      deleted.remove(model)
      insertUnlessKnown(model)
    }
  }

  public func delete<T: PersistentModel>(_ model: T) {
    ModelStore.lock.withLock {
      forgetEarlierCase()
      inserted.remove(model)
      deleted.add(model)
    }
  }

  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let isWriting = ModelStore.lock.withLock {
      let isDeleting = !deleted.isEmpty
      savePending()
      // Changes of properties are not tracked, so a store with models counts as written.
      return isDeleting || stores.contains { !$0.models.isEmpty }
    }
    if isWriting {
      for store in stores where store.isShared {
        CurrentHost.record(.sharedDataWritten, "models of \(store.name)")
      }
    }
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  public func rollback() {
    ModelStore.lock.withLock {
      update()
      for model in inserted.models { ModelRegistry.shared.set(nil, of: model) }
      inserted = ModelList()
      deleted = ModelList()
    }
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Has no effect, because relationships are resolved on access.
  public func processPendingChanges() {}

  func isDeleted(_ model: any PersistentModel) -> Bool {
    ModelStore.lock.withLock { deleted.contains(model) }
  }

  func isPending(_ model: any PersistentModel) -> Bool {
    ModelStore.lock.withLock {
      update()
      return inserted.contains(model) || deleted.contains(model)
    }
  }

  func candidates(includingPending: Bool) -> [any PersistentModel] {
    ModelStore.lock.withLock {
      for store in stores {
        // Contexts that save automatically save before another context fetches.
        for context in store.autosavingContexts where context !== self { context.savePending() }
      }
      update()
      let all = stores.flatMap(\.models.models) + (includingPending ? inserted.models : [])
      return deleted.isEmpty ? all : all.filter { !deleted.contains($0) }
    }
  }

  /// Saves pending changes to the store; requires the lock.
  private func savePending() {
    update()
    guard !inserted.isEmpty || !deleted.isEmpty else { return }
    // New models go to the first store; deletions may concern any of them.
    stores.first?.save(inserted, deleting: deleted)
    for store in stores.dropFirst() { store.save(ModelList(), deleting: deleted) }
    for model in deleted.models { ModelRegistry.shared.set(nil, of: model) }
    inserted = ModelList()
    deleted = ModelList()
  }

  /// Inserts the models that known models refer to; requires the lock.
  private func update() {
    forgetEarlierCase()
    let known = stores.flatMap(\.models.models) + inserted.models
    for model in ModelGraph.reachable(from: known) where !deleted.contains(model) {
      insertUnlessKnown(model)
    }
  }

  /// Drops the changes of an earlier case; requires the lock.
  private func forgetEarlierCase() {
    guard epoch != ModelStore.epoch else { return }
    epoch = ModelStore.epoch
    inserted = ModelList()
    deleted = ModelList()
  }

  private func insertUnlessKnown(_ model: any PersistentModel) {
    guard !stores.contains(where: { $0.models.contains(model) }) else { return }
    inserted.add(model)
    ModelRegistry.shared.set(self, of: model)
  }
}
