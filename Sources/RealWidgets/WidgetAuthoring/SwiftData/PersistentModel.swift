import Foundation
import Observation

/// A model; the macro ``Model()`` adds the conformance, and properties stay ordinary stored ones.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  static var _uniqueProperties: [String] { get }
}

extension PersistentModel {
  public static var _uniqueProperties: [String] { [] }

  public var id: PersistentIdentifier { persistentModelID }

  /// The identifier of the model, which stays the same when the model is saved.
  public var persistentModelID: PersistentIdentifier { ModelRegistry.shared.id(of: self) }

  public var modelContext: ModelContext? { ModelRegistry.shared.context(of: self) }

  public var isDeleted: Bool { modelContext?.isDeleted(self) ?? false }

  /// True if the model was inserted or deleted and not saved; changed properties do not count.
  public var hasChanges: Bool { modelContext?.isPending(self) ?? false }

  public static func == (left: Self, right: Self) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct PersistentIdentifier: Hashable, Comparable, Codable, Identifiable, Sendable {
  public struct ID: Hashable, Codable, Sendable {
    let number: Int
  }

  public let id: ID
  public let entityName: String
  /// Always nil.
  public let storeIdentifier: String?

  init(number: Int, entityName: String) {
    id = ID(number: number)
    self.entityName = entityName
    storeIdentifier = nil
  }

  /// Orders identifiers by their creation.
  public static func < (left: PersistentIdentifier, right: PersistentIdentifier) -> Bool {
    left.id.number < right.id.number
  }
}
