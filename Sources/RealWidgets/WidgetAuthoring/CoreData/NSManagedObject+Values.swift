import Foundation

extension NSManagedObject {
  func plainValue(forKey key: String) -> Any? {
    resolveReference(forKey: key)
    return values[key].map(plain)
  }

  func plain(_ value: Any) -> Any {
    if let related = value as? RelatedObjects { return related.value }
    // Read by key, numbers are objects, so that they convert to any numeric type.
    return value is any Numeric || value is Bool ? value as? NSNumber ?? value : value
  }

  /// Replaces the ids of a relationship by its objects.
  func resolveReference(forKey key: String) {
    guard let reference = values[key] as? StoredReference else { return }
    values[key] = managedObjectContext.flatMap { reference.resolved(in: $0) }
  }

  /// Changes a value without its inverse.
  func write(_ value: Any?, forKey key: String) {
    let relationship = entity.relationshipsByName[key]
    values[key] = RelatedObjects.normalized(value, relationship)
    changedKeys.insert(key)
  }

  var row: StoredRow {
    StoredRow(
      entity: entity,
      type: type(of: self),
      values: values.filter { !entity.isTransient($0.key) }.mapValues(StoredReference.stored)
    )
  }

  /// Takes the values of a store; transient values are kept.
  func fill(with row: StoredRow) {
    let transient = values.filter { entity.isTransient($0.key) }
    values = row.values.merging(transient) { stored, _ in stored }
    committed = values
    changedKeys = []
  }

  func validateMandatoryValues() throws {
    for attribute in entity.attributesByName.values.sorted(by: { $0.name < $1.name })
    where !attribute.isOptional && !attribute.isTransient && values[attribute.name] == nil {
      throw NSError(
        domain: NSCocoaErrorDomain,
        code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSLocalizedDescriptionKey: "\(attribute.name) is a required value.",
          NSValidationKeyErrorKey: attribute.name,
          NSValidationObjectErrorKey: self,
        ]
      )
    }
  }
}
