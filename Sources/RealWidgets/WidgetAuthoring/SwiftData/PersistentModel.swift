import Foundation
import Observation

/// An object that a model context keeps.
///
/// The macro ``Model()`` declares the conformance. Properties stay plain stored properties.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The names of the properties whose values no two models of the type share.
  static var _uniqueProperties: [String] { get }
}

extension PersistentModel {
  /// No unique properties.
  public static var _uniqueProperties: [String] { [] }

  /// The identifier of the model.
  public var id: PersistentIdentifier { persistentModelID }

  /// The identifier of the model, which stays the same when the model is saved.
  public var persistentModelID: PersistentIdentifier { ModelRegistry.shared.id(of: self) }

  /// The context that keeps the model, `nil` before it is inserted.
  public var modelContext: ModelContext? { ModelRegistry.shared.context(of: self) }

  /// Whether the model has been deleted.
  public var isDeleted: Bool { modelContext?.isDeleted(self) ?? false }

  /// Whether the model differs from the stored one, which is known of new models only.
  public var hasChanges: Bool { modelContext?.isPending(self) ?? false }

  /// Compares the identities of two models.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Hashes the identity of the model.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The identifier of a model.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  /// A part of an identifier that tells two apart.
  public struct ID: Hashable, Codable, Sendable {
    let number: Int
  }

  /// The part that tells two identifiers apart.
  public let id: ID
  /// The name of the model's type.
  public let entityName: String
  /// The name of the store, `nil` while the model is in none.
  public let storeIdentifier: String?

  init(number: Int, entityName: String) {
    id = ID(number: number)
    self.entityName = entityName
    storeIdentifier = nil
  }

  /// Orders identifiers by the time when they were made.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.id.number < right.id.number
  }
}
