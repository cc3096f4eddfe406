import Foundation

/// The identifiers and contexts of models, kept outside them so that they have no other properties.
final class ModelRegistry: @unchecked Sendable {
  static let shared = ModelRegistry()

  private struct Entry {
    // Weak, so the registry keeps no model alive.
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

  func id(of model: any PersistentModel) -> PersistentIdentifier {
    lock.withLock { entry(of: model).id }
  }

  func context(of model: any PersistentModel) -> ModelContext? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(model)], entry.model != nil else { return nil }
      return entry.context
    }
  }

  func set(_ context: ModelContext?, of model: any PersistentModel) {
    lock.withLock {
      var entry = entry(of: model)
      entry.context = context
      entries[ObjectIdentifier(model)] = entry
    }
  }

  /// Returns the model with an identifier; `nil` if it was released.
  func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { models[id].flatMap { entries[$0]?.model as? any PersistentModel } }
  }

  /// Restarts numbering, so that models get the same identifiers in every case.
  func reset() {
    lock.withLock {
      entries = [:]
      models = [:]
      count = 0
    }
  }

  private func entry(of model: any PersistentModel) -> Entry {
    let key = ObjectIdentifier(model)
    // An earlier object may have had the same address.
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
    // Doubling keeps the cost of the clean-up constant per model, on average.
    limit = max(256, 2 * entries.count)
  }
}
