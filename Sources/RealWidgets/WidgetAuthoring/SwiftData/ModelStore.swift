import Foundation

/// The models of one store until its process or case ends; containers share the objects, so a
/// changed property is visible everywhere before it is saved.
final class ModelStore: @unchecked Sendable {
  /// Guards all stores and contexts, because models refer to each other across them.
  static let lock = NSRecursiveLock()
  private nonisolated(unsafe) static var stores: [String: ModelStore] = [:]
  /// The number of the case; data of an earlier case is dropped when it is next accessed.
  nonisolated(unsafe) private(set) static var epoch = 0

  private struct Autosaver {
    weak var context: ModelContext?
  }

  let name: String
  let isShared: Bool
  /// True if an app may have stored models that its extension finds.
  let isFilled: Bool
  /// True if the store is a file in the extension's own container.
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

  /// Returns the store of a configuration: one per file, or a new one in memory.
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

  static func forgetAll() {
    lock.withLock { epoch += 1 }
    ModelRegistry.shared.reset()
  }

  var isEmpty: Bool { Self.lock.withLock { models.isEmpty } }

  /// The saved models in the order of insertion; requires the lock.
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

  /// Records that code has fetched a type; returns true if it was new to the store; needs the lock.
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

  /// The contexts that save automatically; requires the lock.
  var autosavingContexts: [ModelContext] { autosavers.compactMap(\.context) }

  func add(autosaving context: ModelContext) {
    autosavers.removeAll { $0.context == nil || $0.context === context }
    autosavers.append(Autosaver(context: context))
  }

  /// Removes a context that no longer saves automatically; requires the lock.
  func remove(autosaving context: ModelContext) {
    autosavers.removeAll { $0.context == nil || $0.context === context }
  }

  /// Saves and deletes models; a new one replaces one with an equal unique value; needs the lock.
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
