/// The types of models that a container keeps.
public final class Schema: Hashable, Sendable {
  /// The number of a schema.
  public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Creates a number.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// Orders numbers from the first to the last.
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The numbers with points between them.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// A type of models.
  public struct Entity: Hashable, Sendable {
    /// The name of the type.
    public let name: String

    /// Creates a type of models.
    public init(_ name: String) { self.name = name }
  }

  /// The number of the schema.
  public let version: Version
  /// The types of models.
  public let entities: [Entity]
  let types: [any PersistentModel.Type]

  /// Creates a schema of types.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
    entities = types.map { Entity("\($0)") }
  }

  /// Creates a schema of types.
  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Creates a schema of types without their classes.
  public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    types = []
    self.version = version
    self.entities = entities
  }

  /// The types of models by their names.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The type of models of a class.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName["\(type)"]
  }

  /// The name of the type of models of a class.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

  /// Compares the types and numbers.
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.entities == right.entities
  }

  /// Hashes the types and the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }
}

extension Schema {
  /// A property that is stored.
  public final class Attribute: Sendable {
    /// What can be said of a property.
    public struct Option: Hashable, Sendable {
      let name: String

      /// No two models have the same value.
      public static let unique = Option(name: "unique")
      /// The value is kept in a file of its own.
      public static let externalStorage = Option(name: "externalStorage")
      /// The value is encrypted in iCloud.
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      /// The value stays when the model is deleted.
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      /// The value is not stored.
      public static let ephemeral = Option(name: "ephemeral")
      /// The value can be searched for.
      public static let spotlight = Option(name: "spotlight")
      /// The value is encoded by a type.
      public static func transformable(by transformerType: Any.Type) -> Option {
        Option(name: "transformable by \(transformerType)")
      }
      /// The value is encoded by what has a name.
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable by \(transformerName)")
      }
    }
  }

  /// A property that leads to other models.
  public final class Relationship: Sendable {
    /// What can be said of a relation.
    public struct Option: Hashable, Sendable {
      let name: String

      /// No two models lead to the same one.
      public static let unique = Option(name: "unique")
    }

    /// What happens to related models when a model is deleted; here nothing does.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// The value `noAction`.
      case noAction
      /// The value `nullify`.
      case nullify
      /// The value `cascade`.
      case cascade
      /// The value `deny`.
      case deny
    }
  }
}
