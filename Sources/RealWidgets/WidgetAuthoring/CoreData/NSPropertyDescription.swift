// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false

  public override init() {}
}

open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  /// Ignored: values are stored untransformed.
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
}

/// A derived attribute, which is stored and not computed.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {}

open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription? {
    didSet { inverseName = inverseRelationship?.name ?? inverseName }
  }
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var maxCount = 0
  open var minCount = 0
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
  var inverseName: String?
}

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule
  case nullifyDeleteRule
  case cascadeDeleteRule
  /// Treated like nullify: the object is deleted and related objects forget it.
  case denyDeleteRule
}
