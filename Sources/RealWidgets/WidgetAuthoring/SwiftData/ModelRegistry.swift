import Foundation

/// The identifiers and contexts of the models of this process.
///
/// They stand beside the models, so that a model has no stored properties but its own.
final class ModelRegistry: @unchecked Sendable {
  static let shared = ModelRegistry()

  private struct Entry {
    weak var model: AnyObject?
    weak var context: ModelContext?
    let id: PersistentIdentifier
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var models: [PersistentIdentifier: ObjectIdentifier] = [:]
  private var count = 0
  /// The number of entries at which those of released models are removed.
  private var limit = 256

  /// The identifier of a model, which gets one if it has none.
  func id(of model: any PersistentModel) -> PersistentIdentifier {
    lock.withLock { entry(of: model).id }
  }

  /// The context of a model.
  func context(of model: any PersistentModel) -> ModelContext? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(model)], entry.model != nil else { return nil }
      return entry.context
    }
  }

  /// Sets the context of a model.
  func set(_ context: ModelContext?, of model: any PersistentModel) {
    lock.withLock {
      var entry = entry(of: model)
      entry.context = context
      entries[ObjectIdentifier(model)] = entry
    }
  }

  /// The model with an identifier, `nil` if it was released.
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { models[id].flatMap { entries[$0]?.model as? any PersistentModel } }
  }

  /// Begins to count anew, so that each case gives its models the same identifiers.
  func reset() {
    lock.withLock {
      entries = [:]
      models = [:]
      count = 0
    }
  }

  private func entry(of model: any PersistentModel) -> Entry {
    let key = ObjectIdentifier(model)
    // Another object may have stood at the same address.
    if let known = entries[key], known.model != nil { return known }
    if entries.count >= limit { removeReleased() }
    count += 1
    let id = PersistentIdentifier(number: count, entityName: "\(type(of: model))")
    let entry = Entry(model: model, context: nil, id: id)
    entries[key] = entry
    models[id] = key
    return entry
  }

  private func removeReleased() {
    entries = entries.filter { $0.value.model != nil }
    models = models.filter { entries[$0.value]?.id == $0.key }
    limit = max(256, 2 * entries.count)
  }
}
