import Foundation

/// A fetch from the environment's context; its one generic type is inferred from the property's.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>

  public init() { descriptor = FetchDescriptor() }

  /// The models, fetched on every read; outside a rendering, those of an empty store.
  public var wrappedValue: [Element] { (try? modelContext.fetch(descriptor)) ?? [] }

  public var modelContext: ModelContext { CurrentRenderer.environment.modelContext }

  /// The error of a new fetch; `nil` if it succeeds.
  public var fetchError: (any Error)? {
    do {
      _ = try modelContext.fetch(descriptor)
      return nil
    } catch { return error }
  }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.descriptor = descriptor
  }

  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
  }

  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  public init(
    filter: Predicate<Element>?,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  public init(sort descriptors: [SortDescriptor<Element>], transaction: Transaction? = nil) {
    descriptor = FetchDescriptor(sortBy: descriptors)
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }
}
