import Foundation

extension ModelContext {
  /// The models that a descriptor describes.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    for store in stores where store.isShared {
      CurrentHost.environment?.noteRead(of: "models of \(store.name)")
    }
    // The code of a predicate runs outside the lock: it may fetch by itself.
    var found = candidates(includingPending: descriptor.includePendingChanges)
      .compactMap { $0 as? T }
    if found.isEmpty, stores.contains(where: { $0.fill(with: T.self) }) {
      found = candidates(includingPending: descriptor.includePendingChanges).compactMap { $0 as? T }
    }
    if found.isEmpty {
      for store in stores where store.isSeparate && store.isEmpty {
        CurrentHost.note(.separateStoreRead, "models of \(T.self)")
      }
    }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found.removeFirst(min(max(0, offset), found.count)) }
    // Core Data, beneath the framework, takes 0 for no limit.
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    for model in found where model.modelContext == nil {
      ModelRegistry.shared.set(self, of: model)
    }
    return found
  }

  /// The models that a descriptor describes, fetched in portions.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// The number of models that a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identifiers of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// The identifiers of the models that a descriptor describes, fetched in portions.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(models: try fetchIdentifiers(descriptor))
  }

  /// Calls a closure with each model that a descriptor describes.
  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int = 5_000,
    allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// The model with an identifier.
  ///
  /// - Precondition: The process has such a model; the platform traps as well when code reads the
  ///   properties of a model that is missing.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = known(persistentModelID) else {
      fatalError("no model with the identifier \(persistentModelID)")
    }
    return model
  }

  /// The model with an identifier, `nil` unless the context has it.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
  {
    known(persistentModelID) as? T
  }

  /// The model with an identifier, `nil` unless the context or its store has it.
  func known(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    guard let model = ModelRegistry.shared.model(id) else { return nil }
    return candidates(includingPending: true).first { $0 === model }
  }
}

/// The models that a fetch found.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let models: [Element]

  init(models: [Element]) { self.models = models }

  /// The place of the first element.
  public var startIndex: Int { 0 }
  /// The place after the last element.
  public var endIndex: Int { models.count }

  /// The element at a place.
  public subscript(position: Int) -> Element { models[position] }
}
