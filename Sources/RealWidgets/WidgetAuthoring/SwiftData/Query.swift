import Foundation

/// The models that a view fetches from the context in its surroundings.
///
/// The wrapper has one type, since that of the models has to follow from the property's, and one initialiser
/// without arguments, since a property without any needs to find it.
@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  private let descriptor: FetchDescriptor<Element>

  /// Fetches all models.
  public init() { descriptor = FetchDescriptor() }

  /// The models where the view is drawn; those of an empty store outside a rendering.
  public var wrappedValue: [Element] { (try? modelContext.fetch(descriptor)) ?? [] }

  /// The context in the surroundings of the view.
  public var modelContext: ModelContext { CurrentRenderer.environment.modelContext }

  /// The error of the last fetch, `nil` if it went well.
  public var fetchError: (any Error)? {
    do {
      _ = try modelContext.fetch(descriptor)
      return nil
    } catch { return error }
  }
}

extension Query {
  /// Fetches what a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.descriptor = descriptor
  }

  /// Fetches what a descriptor describes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.descriptor = descriptor
  }

  /// Fetches the models that a predicate accepts.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Fetches the models that a predicate accepts.
  public init(
    filter: Predicate<Element>?,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors)
  }

  /// Fetches all models in an order.
  public init(sort descriptors: [SortDescriptor<Element>], transaction: Transaction? = nil) {
    descriptor = FetchDescriptor(sortBy: descriptors)
  }

  /// Fetches the models that a predicate accepts, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }

  /// Fetches the models that a predicate accepts, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }

  /// Fetches the models that a predicate accepts, in the order of a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    let order = SortDescriptor(keyPath, order: order)
    descriptor = FetchDescriptor(predicate: filter, sortBy: [order])
  }

  /// Fetches the models that a predicate accepts, in the order of a property that may be missing.
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
