import Foundation
import WidgetModel

/// A type-erased parameter whose value a simulated person can change.
protocol ConfigurableParameter: AnyObject {
  var specification: ParameterSpecification { get }
  var valueType: Any.Type { get }
  /// The value, the default or the type's nil; `nil` if reading the parameter would trap.
  var anyValue: Any? { get }
  var isRead: Bool { get }
  /// Sets a value, or clears it for `nil`; returns false if the value does not fit.
  func set(_ value: Any?) -> Bool
}

extension IntentParameter: ConfigurableParameter {
  var valueType: Any.Type { Value.self }
  var anyValue: Any? { valueIfAny.map { $0 as Any } }
}

extension ConfigurableParameter {
  var unwrappedType: Any.Type {
    (valueType as? any NilRepresentable.Type)?.wrappedType ?? valueType
  }

  var isOptional: Bool { valueType is any NilRepresentable.Type }

  /// The type of one value, with optional and array removed.
  var elementType: Any.Type {
    let type = unwrappedType
    let element = (type as? any ArrayRepresentable.Type)?.elementType ?? type
    return (element as? any NilRepresentable.Type)?.wrappedType ?? element
  }

  var query: (any EntityQuery)? {
    if let query = specification.optionsProvider as? any EntityQuery { return query }
    return (elementType as? any AppEntity.Type).map { defaultQuery(of: $0) }
  }

  /// Returns the allowed number of array elements in a family; `nil` if it is not limited.
  func size(in family: Family?) -> IntentCollectionSize? {
    family.flatMap { specification.sizes[IntentWidgetFamily($0)] } ?? specification.size
  }
}

private func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery {
  Entity.defaultQuery
}

/// Returns the parameters of an intent in declaration order (AI-05).
func parameters(of intent: any AppIntent) -> [(name: String, parameter: any ConfigurableParameter)]
{
  // A property wrapper is stored under its property's name with an underscore before it.
  Mirror(reflecting: intent).children.compactMap { child in
    guard let parameter = child.value as? any ConfigurableParameter else { return nil }
    return (String((child.label ?? "").drop { $0 == "_" }), parameter)
  }
}

func parameterText(of intent: any AppIntent) -> String {
  parameters(of: intent).map { name, parameter in
    "\(name): \(parameter.anyValue.map { valueText($0) } ?? "not set")"
  }.joined(separator: ", ")
}

/// Describes a value for a finding in 40 characters; plain types come first, because a failing cast
/// to a protocol searches all conformances.
func valueText(_ value: Any) -> String {
  let text: String =
    switch value {
    case let text as String: "\"\(text)\""
    case let flag as Bool: flag ? "true" : "false"
    case let number as Int: String(number)
    case _ where isAbsent(value): "nil"
    case let value as any CaseDisplayRepresentable: "\(value)"
    case let entity as any AppEntity: entityText(entity)
    case let array as any ArrayRepresentable:
      "[\(array.anyElements.map { valueText($0) }.joined(separator: ", "))]"
    case let date as Date: date.formatted(.iso8601)
    default: "\(value)"
    }
  return text.count > 40 ? "\(text.prefix(37))..." : text
}

private func entityText<Entity: AppEntity>(_ entity: Entity) -> String {
  String(localized: entity.displayRepresentation.title)
}
