import Foundation

/// The saved models of one store, which lives in memory and ends with its process or its case.
///
/// Every container of the same store finds the same models, as if they had been read from its file. The
/// objects themselves are shared: a changed property is seen everywhere before it is saved.
final class ModelStore: @unchecked Sendable {
  /// Guards all stores and what contexts hold: models refer to each other across them.
  static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var stores: [String: ModelStore] = [:]
  /// The number of the case; what belongs to an earlier one is dropped when it is asked for.
  nonisolated(unsafe) private(set) static var epoch = 0

  /// A context that saves by itself.
  private struct Autosaver {
    weak var context: ModelContext?
  }

  /// The name of the store for reports.
  let name: String
  /// Whether an app and its extensions share the store.
  let isShared: Bool
  /// Whether an app may have stored models that code of its extension finds.
  let isFilled: Bool
  /// Whether the store is a file in the extension's own container.
  var isSeparate: Bool { isFile && !isFilled }
  private let isFile: Bool
  private var epoch = ModelStore.epoch
  private var saved = ModelList()
  private var autosavers: [Autosaver] = []
  private var known: Set<ObjectIdentifier> = []

  private init(_ configuration: ModelConfiguration, isShared: Bool) {
    name = configuration.name
    self.isShared = isShared
    isFile = !configuration.isStoredInMemoryOnly
    isFilled = configuration.isReachedByApp
  }

  /// The store of a configuration: one for each file, or one of its own in memory.
  static func store(of configuration: ModelConfiguration) -> ModelStore {
    guard !configuration.isStoredInMemoryOnly else {
      return ModelStore(configuration, isShared: false)
    }
    return lock.withLock {
      let key = configuration.storeKey
      let isShared = configuration.groupAppContainerIdentifier != nil || configuration.isGivenURL
      let store = stores[key] ?? ModelStore(configuration, isShared: isShared)
      stores[key] = store
      return store
    }
  }

  /// Forgets all models of all stores and contexts.
  static func forgetAll() {
    lock.withLock { epoch += 1 }
    ModelRegistry.shared.reset()
  }

  /// Whether the store has no saved model.
  var isEmpty: Bool { Self.lock.withLock { models.isEmpty } }

  /// The saved models in the order in which they were inserted; only under the lock.
  var models: ModelList {
    get {
      guard epoch == Self.epoch else { return ModelList() }
      return saved
    }
    set {
      beginCase()
      saved = newValue
      for model in newValue.models { known.insert(ObjectIdentifier(type(of: model))) }
    }
  }

  /// Remembers that the store has been asked for models of a type; only under the lock.
  ///
  /// - Returns: Whether it was never asked for them in this case, and never had any.
  func becomesKnown(_ type: any PersistentModel.Type) -> Bool {
    beginCase()
    return known.insert(ObjectIdentifier(type)).inserted
  }

  private func beginCase() {
    guard epoch != Self.epoch else { return }
    epoch = Self.epoch
    saved = ModelList()
    known = []
  }

  /// The contexts that save by themselves; only under the lock.
  var autosavingContexts: [ModelContext] { autosavers.compactMap(\.context) }

  /// Adds a context that saves by itself; only under the lock.
  func add(autosaving context: ModelContext) {
    autosavers.removeAll { $0.context == nil || $0.context === context }
    autosavers.append(Autosaver(context: context))
  }

  /// Removes a context that no longer saves by itself; only under the lock.
  func remove(autosaving context: ModelContext) {
    autosavers.removeAll { $0.context == nil || $0.context === context }
  }

  /// Saves models and deletes others; only under the lock.
  ///
  /// A new model takes the place of one with the same value of a unique property.
  func save(_ inserted: ModelList, deleting deleted: ModelList) {
    var models = models
    models.remove(deleted)
    var places: [UniqueValue: Int] = [:]
    if inserted.models.contains(where: { !type(of: $0)._uniqueProperties.isEmpty }) {
      for (place, model) in models.models.enumerated() {
        for value in UniqueValue.all(of: model) { places[value] = place }
      }
    }
    for model in inserted.models {
      let values = UniqueValue.all(of: model)
      let place = values.lazy.compactMap { places[$0] }.first
      if let place { models.replace(at: place, with: model) } else { models.add(model) }
      for value in values { places[value] = place ?? models.models.count - 1 }
    }
    self.models = models
  }
}
