import Foundation

/// Finds entities by their ids and suggests some.
///
/// Source: AI-06, AI-07.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable
where Result.Result == Entity {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// What is suggested.
  associatedtype Result = [Entity]

  /// Creates a query.
  init()
  /// The entities with these ids; ids that no longer exist are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities on offer before the person types.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// What is suggested.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities also by what a person types.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match a text.
  func entities(matching string: String) async throws -> Result
}

/// Finds entities of which there are few, so that all are listed.
public protocol EnumerableEntityQuery: EntityQuery {
  /// The type of the entities, named again so that it follows from ``allEntities()``.
  associatedtype Entity
  /// Every entity.
  func allEntities() async throws -> [Entity]
  /// How the action that finds the entities is described.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
  /// Those of all entities that have one of the ids.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Every entity.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the one entity of a type of which there is one.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// The entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The one entity.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
  /// The one entity.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}
