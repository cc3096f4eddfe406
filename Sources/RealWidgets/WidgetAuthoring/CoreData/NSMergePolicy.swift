// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Which of two changes of an object wins; here there is never a second one.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// A conflict is an error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What the store has wins, property by property.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType
  )
  /// What the context has wins, property by property.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType
  )
  /// What the context has wins.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What the store has wins.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kind of a policy.
public enum NSMergePolicyType: UInt, Sendable {
  /// A conflict is an error.
  case errorMergePolicyType
  /// What the store has wins, property by property.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// What the context has wins, property by property.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// What the context has wins.
  case overwriteMergePolicyType
  /// What the store has wins.
  case rollbackMergePolicyType
}

/// A conflict is an error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What the store has wins, property by property.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What the context has wins, property by property.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What the context has wins.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What the store has wins.
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// Where a context's code runs.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// In the thread that made the context.
  case confinementConcurrencyType
  /// On a queue of its own.
  case privateQueueConcurrencyType
  /// On the main thread.
  case mainQueueConcurrencyType
}

/// The state of stores that a context reads.
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The newest state.
  public static let current = NSQueryGenerationToken()

  /// The same state.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
