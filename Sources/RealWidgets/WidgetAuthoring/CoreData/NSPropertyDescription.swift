// The names are the platform's, which are not in lower camel case.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Describes an attribute or a relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The key of the value.
  open var name = ""
  /// Whether objects are saved without the value.
  open var isOptional = true
  /// Whether the value is never saved.
  open var isTransient = false
  /// The entity of the property.
  open internal(set) weak var entity: NSEntityDescription?
  /// What code keeps with the property.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an older model.
  open var renamingIdentifier: String?
  /// Whether the system's search has the value.
  open var isIndexedBySpotlight = false

  /// Creates a property without a name.
  public override init() {}
}

/// Describes an attribute.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The name of the class of the values.
  open var attributeValueClassName: String?
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of what turns the values into bytes; here they stay what they are.
  open var valueTransformerName: String?
  /// Whether large values stand in files of their own.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values are encrypted in the cloud.
  open var allowsCloudEncryption = false
}

/// Describes an attribute that a store computes; here it is kept as it is.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {}

/// Describes a relationship.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The same relationship from the other side.
  open weak var inverseRelationship: NSRelationshipDescription? {
    didSet { inverseName = inverseRelationship?.name ?? inverseName }
  }
  /// What becomes of the related objects of a deleted one.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The most related objects, 0 for any number.
  open var maxCount = 0
  /// The fewest related objects.
  open var minCount = 0
  /// Whether the related objects have an order.
  open var isOrdered = false
  /// Whether there may be several related objects.
  open var isToMany: Bool { maxCount != 1 }
  var inverseName: String?
}

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  /// Not said.
  case undefinedAttributeType = 0
  /// 16 bits.
  case integer16AttributeType = 100
  /// 32 bits.
  case integer32AttributeType = 200
  /// 64 bits.
  case integer64AttributeType = 300
  /// A decimal number.
  case decimalAttributeType = 400
  /// A number.
  case doubleAttributeType = 500
  /// A number of less precision.
  case floatAttributeType = 600
  /// A text.
  case stringAttributeType = 700
  /// Yes or no.
  case booleanAttributeType = 800
  /// An instant.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// An identifier.
  case UUIDAttributeType = 1100
  /// An address.
  case URIAttributeType = 1200
  /// An object that is kept as bytes.
  case transformableAttributeType = 1800
  /// An identifier of an object.
  case objectIDAttributeType = 2000
  /// Attributes of its own.
  case compositeAttributeType = 2100
}

/// What becomes of the related objects of a deleted one.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing.
  case noActionDeleteRule
  /// They forget it.
  case nullifyDeleteRule
  /// They are deleted, too.
  case cascadeDeleteRule
  /// It is not deleted; here they forget it.
  case denyDeleteRule
}
