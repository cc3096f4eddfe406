public final class Schema: Hashable, Sendable {
  public struct Version: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public struct Entity: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
  }

  public let version: Version
  public let entities: [Entity]
  let types: [any PersistentModel.Type]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
    entities = types.map { Entity("\($0)") }
  }

  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public init(_ entities: Entity..., version: Version = Version(1, 0, 0)) {
    types = []
    self.version = version
    self.entities = entities
  }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    entitiesByName["\(type)"]
  }

  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { "\(type)" }

  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.entities == right.entities
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities)
  }
}

extension Schema {
  public final class Attribute: Sendable {
    public struct Option: Hashable, Sendable {
      let name: String

      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      public static let spotlight = Option(name: "spotlight")
      public static func transformable(by transformerType: Any.Type) -> Option {
        Option(name: "transformable by \(transformerType)")
      }
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable by \(transformerName)")
      }
    }
  }

  public final class Relationship: Sendable {
    public struct Option: Hashable, Sendable {
      let name: String

      public static let unique = Option(name: "unique")
    }

    /// The delete rule, which has no effect here.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      case noAction
      case nullify
      case cascade
      case deny
    }
  }
}
