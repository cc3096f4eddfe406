import Foundation
import WidgetModel

/// A parameter of any type, as a person's choices change it.
protocol ConfigurableParameter: AnyObject {
  /// What the declaration says.
  var specification: ParameterSpecification { get }
  /// The type of the value.
  var valueType: Any.Type { get }
  /// The value, the default, or nil's place; nothing where reading would trap.
  var anyValue: Any? { get }
  /// Whether code has asked for the value.
  var isRead: Bool { get }
  /// Sets a value, nil for none; false when it does not fit.
  func set(_ value: Any?) -> Bool
}

extension IntentParameter: ConfigurableParameter {
  var valueType: Any.Type { Value.self }
  var anyValue: Any? { valueIfAny.map { $0 as Any } }
}

extension ConfigurableParameter {
  /// The type without an optional around it.
  var unwrappedType: Any.Type {
    (valueType as? any NilRepresentable.Type)?.wrappedType ?? valueType
  }

  /// Whether the parameter may be without a value.
  var isOptional: Bool { valueType is any NilRepresentable.Type }

  /// The type of one value, without optional and array around it.
  var elementType: Any.Type {
    let type = unwrappedType
    let element = (type as? any ArrayRepresentable.Type)?.elementType ?? type
    return (element as? any NilRepresentable.Type)?.wrappedType ?? element
  }

  /// The query that finds the parameter's entities, if it has entities.
  var query: (any EntityQuery)? {
    if let query = specification.optionsProvider as? any EntityQuery { return query }
    return (elementType as? any AppEntity.Type).map { defaultQuery(of: $0) }
  }

  /// How many elements an array may have in a family.
  func size(in family: Family?) -> IntentCollectionSize? {
    family.flatMap { specification.sizes[IntentWidgetFamily($0)] } ?? specification.size
  }
}

private func defaultQuery<Entity: AppEntity>(of type: Entity.Type) -> any EntityQuery {
  Entity.defaultQuery
}

/// The parameters of an intent in the order of their declaration, with their names.
///
/// Source: AI-05.
func parameters(of intent: any AppIntent) -> [(name: String, parameter: any ConfigurableParameter)]
{
  Mirror(reflecting: intent).children.compactMap { child in
    guard let parameter = child.value as? any ConfigurableParameter else { return nil }
    return (String((child.label ?? "").drop { $0 == "_" }), parameter)
  }
}

/// An intent as a reader sees it: its parameters with their values.
func parameterText(of intent: any AppIntent) -> String {
  parameters(of: intent).map { name, parameter in
    "\(name): \(parameter.anyValue.map { valueText($0) } ?? "not set")"
  }.joined(separator: ", ")
}

/// A value of a parameter as a reader sees it, cut where it is long.
///
/// Plain values come first: a cast to a protocol that fails looks through all conformances there are.
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
