import Foundation

/// A place where code inserts, fetches and deletes models.
///
/// What it inserts is kept by the context until it is saved, and by the store from then on.
public final class ModelContext: Equatable {
  /// The message of a context that is about to save.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// The message of a context that has saved.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// What helps to find out who changed a model; it has no effect here.
  public var author: String?
  /// What undoes changes; it has no effect here.
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

  /// Creates a context of a container.
  public convenience init(_ container: ModelContainer) {
    self.init(container, isMain: false)
  }

  /// Creates a context; the main one does not keep its container, which keeps it.
  init(_ container: ModelContainer, isMain: Bool) {
    stores = container.stores
    configurations = Array(container.configurations)
    schemaOfContainer = container.schema
    owner = container
    if isMain { autosaveEnabled = true } else { owned = container }
  }

  /// The container of the context.
  public var container: ModelContainer {
    if let container = owner { return container }
    let container = ModelContainer(schemaOfContainer, configurations, stores)
    owned = container
    owner = container
    return container
  }

  /// Whether the context saves by itself, which it does before another context fetches.
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

  /// Compares the identities of two contexts.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

extension ModelContext {
  /// Whether anything was inserted or deleted since the last saving.
  public var hasChanges: Bool {
    ModelStore.lock.withLock {
      update()
      return !inserted.isEmpty || !deleted.isEmpty
    }
  }

  /// The models that were inserted since the last saving.
  public var insertedModelsArray: [any PersistentModel] {
    ModelStore.lock.withLock {
      update()
      return inserted.models
    }
  }

  /// The models that were changed since the last saving; none are known here.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// The models that were deleted since the last saving.
  public var deletedModelsArray: [any PersistentModel] {
    ModelStore.lock.withLock {
      update()
      return deleted.models
    }
  }

  /// Inserts a model, with those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    ModelStore.lock.withLock {
      forgetEarlierCase()
      deleted.remove(model)
      insertUnlessKnown(model)
    }
  }

  /// Deletes a model.
  public func delete<T: PersistentModel>(_ model: T) {
    ModelStore.lock.withLock {
      forgetEarlierCase()
      inserted.remove(model)
      deleted.add(model)
    }
  }

  /// Deletes all models of a type that a predicate accepts.
  public func delete<T: PersistentModel>(
    model: T.Type,
    where predicate: Predicate<T>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// Saves what was inserted and deleted.
  public func save() throws {
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let isWriting = ModelStore.lock.withLock {
      let isDeleting = !deleted.isEmpty
      savePending()
      // Changed properties are not known, so that a store with models counts as written.
      return isDeleting || stores.contains { !$0.models.isEmpty }
    }
    if isWriting {
      for store in stores where store.isShared {
        CurrentHost.note(.sharedDataWritten, "models of \(store.name)")
      }
    }
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Forgets what was inserted and deleted since the last saving.
  public func rollback() {
    ModelStore.lock.withLock {
      update()
      for model in inserted.models { ModelRegistry.shared.set(nil, of: model) }
      inserted = ModelList()
      deleted = ModelList()
    }
  }

  /// Runs code and saves what it did.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: relations are looked up when they are needed.
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

  /// The models that a fetch goes through, in the order in which they were inserted.
  func candidates(includingPending: Bool) -> [any PersistentModel] {
    ModelStore.lock.withLock {
      for store in stores {
        for context in store.autosavingContexts where context !== self { context.savePending() }
      }
      update()
      let all = stores.flatMap(\.models.models) + (includingPending ? inserted.models : [])
      return deleted.isEmpty ? all : all.filter { !deleted.contains($0) }
    }
  }

  /// Hands what was inserted and deleted to the store; only under the lock.
  private func savePending() {
    update()
    guard !inserted.isEmpty || !deleted.isEmpty else { return }
    stores.first?.save(inserted, deleting: deleted)
    for store in stores.dropFirst() { store.save(ModelList(), deleting: deleted) }
    for model in deleted.models { ModelRegistry.shared.set(nil, of: model) }
    inserted = ModelList()
    deleted = ModelList()
  }

  /// Inserts what the models refer to; only under the lock.
  private func update() {
    forgetEarlierCase()
    let known = stores.flatMap(\.models.models) + inserted.models
    for model in ModelGraph.reachable(from: known) where !deleted.contains(model) {
      insertUnlessKnown(model)
    }
  }

  /// Drops what an earlier case left; only under the lock.
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
