import Foundation

/// A query that finds entities by id and suggests some of them (AI-06, AI-07).
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable
where Result.Result == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]

  init()
  /// Returns the entities with these ids, leaving out ids that no longer exist.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}

public protocol EnumerableEntityQuery: EntityQuery {
  /// The entity type, redeclared so that it can be inferred from ``allEntities()``.
  associatedtype Entity
  func allEntities() async throws -> [Entity]
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers)
    return try await allEntities().filter { wanted.contains($0.id) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

public protocol UniqueAppEntityQuery: EntityQuery {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}
