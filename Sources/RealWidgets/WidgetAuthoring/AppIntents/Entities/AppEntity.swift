import Foundation

/// A thing of the app's own data that a person can choose.
///
/// Source: AI-06.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  /// The query that finds the entities.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds the entities.
  static var defaultQuery: DefaultQuery { get }
  /// The id under which a choice is stored.
  var id: ID { get }
}

extension AppEntity {
  /// A property's wrapper under the name that entities use.
  public typealias Property = EntityProperty
}

/// An entity that the system knows how to use.
public protocol IndexedEntity: AppEntity {}

/// An entity that only passes from one intent to the next, and is never looked up.
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
  /// Creates an entity without values.
  init()
}

extension TransientAppEntity {
  /// A property's wrapper under the name that entities use.
  public typealias Property = EntityProperty
}

/// A type that can stand as the id of an entity.
public protocol EntityIdentifierConvertible {
  /// The id as text.
  var entityIdentifierString: String { get }
  /// The id that a text stands for.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The value as text.
  public var entityIdentifierString: String { description }
  /// The value that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Int32: EntityIdentifierConvertible {}
extension Int64: EntityIdentifierConvertible {}
extension UInt: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The id as text.
  public var entityIdentifierString: String { uuidString }
  /// The id that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

extension URL: EntityIdentifierConvertible {
  /// The URL as text.
  public var entityIdentifierString: String { absoluteString }
  /// The URL that a text stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
    URL(string: entityIdentifierString)
  }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var entityIdentifierString: String { rawValue }
  /// The value that a raw value stands for.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(rawValue: entityIdentifierString)
  }
}

/// The name of an entity wherever it lives: its type and its id.
public struct EntityIdentifier: Hashable, Sendable {
  /// The type's persistent name.
  public let typeIdentifier: String
  /// The entity's id as text.
  public let identifier: String

  /// Names an entity.
  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = Entity.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }

  /// Names an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }
}
