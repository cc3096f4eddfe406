import Foundation

extension ModelContext {
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    for store in stores where store.isShared {
      CurrentHost.environment?.noteRead(of: "models of \(store.name)")
    }
    // The code of a predicate runs outside the lock, because it may fetch itself.
    var found = candidates(includingPending: descriptor.includePendingChanges)
      .compactMap { $0 as? T }
    if found.isEmpty, stores.contains(where: { $0.fill(with: T.self) }) {
      found = candidates(includingPending: descriptor.includePendingChanges).compactMap { $0 as? T }
    }
    if found.isEmpty {
      for store in stores where store.isSeparate && store.isEmpty {
        CurrentHost.record(.separateStoreRead, "models of \(T.self)")
      }
    }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found.removeFirst(min(max(0, offset), found.count)) }
    // Core Data, on which the platform's framework is built, takes 0 as no limit.
    if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    for model in found where model.modelContext == nil {
      ModelRegistry.shared.set(self, of: model)
    }
    return found
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(models: try fetchIdentifiers(descriptor))
  }

  public func enumerate<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>,
    batchSize: Int = 5_000,
    allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try fetch(descriptor) { try block(model) }
  }

  /// Traps if the process has no such model; the platform traps when its properties are read.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = known(persistentModelID) else {
      fatalError("no model with the identifier \(persistentModelID)")
    }
    return model
  }

  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
  {
    known(persistentModelID) as? T
  }

  func known(_ id: PersistentIdentifier) -> (any PersistentModel)? {
    // The registry covers all stores of the process, so the context's own models are checked.
    guard let model = ModelRegistry.shared.model(id) else { return nil }
    return candidates(includingPending: true).first { $0 === model }
  }
}

public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let models: [Element]

  init(models: [Element]) { self.models = models }

  public var startIndex: Int { 0 }
  public var endIndex: Int { models.count }

  public subscript(position: Int) -> Element { models[position] }
}
