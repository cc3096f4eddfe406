import Foundation

extension DataModel {
  /// Returns the source that the code does not declare itself, `nil` for a model without entities:
  /// Xcode's classes and extensions, and the model description for opening a store.
  func source(besides isDeclared: (String) -> Bool) -> String? {
    guard !entities.isEmpty else { return nil }
    var text = "import CoreData\nimport Foundation\n\n"
    var made: Set<String> = []
    for entity in entities where !made.contains(entity.className) {
      guard entity.className != "NSManagedObject" else { continue }
      switch entity.values["codeGenerationType"] {
      case "class" where !isDeclared(entity.className):
        text += "public class \(entity.className): \(superclass(of: entity)) {}\n\n"
      case "category" where isDeclared(entity.className): break
      default: continue
      }
      made.insert(entity.className)
      text += members(of: entity, isDeclared)
    }
    return text + description(of: made, isDeclared)
  }

  private func entity(named name: String?) -> Entity? { entities.first { $0.name == name } }

  private func superclass(of entity: Entity) -> String {
    self.entity(named: entity.parent)?.className ?? "NSManagedObject"
  }

  private func members(of entity: Entity, _ isDeclared: (String) -> Bool) -> String {
    let type = entity.className
    var lines = [
      "extension \(type) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(type)> {",
      "    NSFetchRequest<\(type)>(entityName: \(Self.literal(entity.name)))",
      "  }",
    ]
    for property in entity.properties {
      let name = Self.identifier(property.name)
      let key = Self.literal(property.name)
      lines.append(
        "  public var \(name): \(self.type(of: property, isDeclared)) "
          + "{ get { coreDataValue(\(key)) } set { setCoreDataValue(newValue, \(key)) } }"
      )
      if property.isRelationship, property.says("toMany") {
        lines += accessors(of: property, isDeclared)
      }
    }
    lines += ["}", ""]
    // A superclass in the model already conforms.
    if self.entity(named: entity.parent) == nil {
      lines += ["extension \(type): Identifiable {}", ""]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func accessors(of property: Property, _ isDeclared: (String) -> Bool) -> [String] {
    let name = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let element = destination(of: property, isDeclared)
    let set = property.says("ordered") ? "NSOrderedSet" : "NSSet"
    return ["addTo", "removeFrom"].flatMap { verb in
      [("value", element), ("values", set)].map { parameter, type in
        "  public func \(verb)\(name)(_ \(parameter): \(type)) "
          + "{ changeCoreDataObjects(\(parameter)) }"
      }
    }
  }

  private func destination(of property: Property, _ isDeclared: (String) -> Bool) -> String {
    guard let entity = entity(named: property.values["destinationEntity"]) else {
      return "NSManagedObject"
    }
    let isMade = entity.values["codeGenerationType"] == "class"
    return isMade || isDeclared(entity.className) ? entity.className : "NSManagedObject"
  }

  private func type(of property: Property, _ isDeclared: (String) -> Bool) -> String {
    if property.isRelationship {
      guard property.says("toMany") else { return destination(of: property, isDeclared) + "?" }
      return property.says("ordered") ? "NSOrderedSet?" : "NSSet?"
    }
    let isScalar = property.says("usesScalarValueType")
    switch property.values["attributeType"] {
    case "String": return "String?"
    case "Date": return isScalar ? "TimeInterval" : "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "Decimal": return "NSDecimalNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Transformable":
      let named = property.values["customClassName"] ?? ""
      let type = named.hasPrefix(".") ? String(named.dropFirst()) : named
      return (type.isEmpty ? "NSObject" : type) + "?"
    default: return "NSObject?"
    }
  }

  private func description(of made: Set<String>, _ isDeclared: (String) -> Bool) -> String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    var lines = [
      "final class WidgetCheckDataModel_\(plain): DataModelDeclaration {",
      "  override func declare() {",
    ]
    for entity in entities {
      let type = entity.className
      let isKnown = made.contains(type) || isDeclared(type)
      let value = isKnown ? "\(type).self as Any as? NSManagedObject.Type" : "nil"
      let parent = entity.parent.map { ", parent: \(Self.literal($0))" } ?? ""
      lines.append(
        "    entity(\(Self.literal(entity.name)), \(value), className: \(Self.literal(type))"
          + "\(parent)\(entity.isAbstract ? ", isAbstract: true" : ""))"
      )
      lines += entity.properties.map { "    " + declaration(of: $0) }
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  private func declaration(of property: Property) -> String {
    let name = Self.literal(property.name)
    var values = [name]
    if property.isRelationship {
      values.append("to: \(Self.literal(property.values["destinationEntity"] ?? ""))")
      if let inverse = property.values["inverseName"] {
        values.append("inverse: \(Self.literal(inverse))")
      }
      if property.says("toMany") { values.append("isToMany: true") }
      if property.says("ordered") { values.append("isOrdered: true") }
    } else {
      values.append(Self.number(of: property.values["attributeType"] ?? ""))
    }
    if !property.says("optional") { values.append("isOptional: false") }
    if property.isRelationship {
      let rules = ["Cascade": "cascade", "No Action": "noAction", "Deny": "deny"]
      if let rule = property.values["deletionRule"].flatMap({ rules[$0] }) {
        values.append("deleteRule: .\(rule)DeleteRule")
      }
      return "relationship(\(values.joined(separator: ", ")))"
    }
    // Nothing here sets a value that a store would compute.
    if property.says("transient") || property.says("derived") { values.append("isTransient: true") }
    if let value = Self.defaultValue(of: property) { values.append("default: \(value)") }
    return "attribute(\(values.joined(separator: ", ")))"
  }

  /// Returns the raw value of an attribute's type in Core Data.
  private static func number(of type: String) -> String {
    let names = [
      "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "String", "Boolean",
      "Date", "Binary", "UUID", "URI",
    ]
    if let index = names.firstIndex(of: type) { return "\((index + 1) * 100)" }
    return type == "Transformable" ? "1800" : "0"
  }

  private static func defaultValue(of property: Property) -> String? {
    if let interval = property.values["defaultDateTimeInterval"].flatMap(Double.init) {
      return "Date(timeIntervalSinceReferenceDate: \(interval))"
    }
    guard let text = property.values["defaultValueString"] else { return nil }
    switch property.values["attributeType"] {
    case "String": return literal(text)
    case "Boolean": return text == "YES" || text == "1" ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64": return Int64(text).map { "\($0)" }
    case "Double", "Float": return Double(text).map { "\($0)" }
    case "Decimal": return "NSDecimalNumber(string: \(literal(text)))"
    case "UUID": return "UUID(uuidString: \(literal(text))) as Any?"
    case "URI": return "URL(string: \(literal(text))) as Any?"
    default: return nil
    }
  }

  private static func literal(_ text: String) -> String {
    let special = ["\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
    return "\"" + text.map { special[String($0)] ?? String($0) }.joined() + "\""
  }

  private static func identifier(_ name: String) -> String {
    let keywords: Set<String> = [
      "default", "in", "is", "as", "class", "self", "case", "public", "repeat", "operator", "for",
      "where", "func", "var", "let", "if", "else", "return", "switch", "internal", "private",
      "extension", "protocol", "import", "init", "static", "struct", "enum", "true", "false", "nil",
      "do", "try", "throw", "break", "continue", "while", "guard", "defer", "super", "any",
    ]
    return keywords.contains(name) ? "`\(name)`" : name
  }
}
