import Foundation

/// The Swift declarations that Xcode generates from a `.intentdefinition` file.
///
/// Their form is derived from files in public repositories (`xcode-projects` B8). Inherited members
/// are stored properties here; protocols for handlers are empty, as nothing calls a handler.
struct IntentDefinition {
  private let intents: [[String: Any]]
  private let enumerations: [[String: Any]]
  private let types: [[String: Any]]

  init?(_ path: String) {
    guard let values = PropertyListFile.values(at: path), values["INIntents"] is [[String: Any]]
    else { return nil }
    intents = values["INIntents"] as? [[String: Any]] ?? []
    enumerations = values["INEnums"] as? [[String: Any]] ?? []
    types = values["INTypes"] as? [[String: Any]] ?? []
  }

  /// Returns the source that the code does not declare itself, or `nil` if there is none.
  func source(besides isDeclared: (String) -> Bool) -> String? {
    let parts =
      enumerations.map { enumeration($0) } + types.map { type($0) } + intents.flatMap { intent($0) }
    let wanted = parts.filter { !isDeclared($0.name) }
    guard !wanted.isEmpty else { return nil }
    return
      (["import Foundation", "import Intents", "import CoreLocation", ""] + wanted.map(\.text))
      .joined(separator: "\n")
  }

  private typealias Declaration = (name: String, text: String)

  private func enumeration(_ values: [String: Any]) -> Declaration {
    let name = Self.name(values, "INEnum")
    let cases = (values["INEnumValues"] as? [[String: Any]] ?? []).enumerated().map {
      index,
      value in
      let own = value["INEnumValueName"] as? String ?? ""
      let number = value["INEnumValueIndex"] as? Int ?? index
      return "  case \(Self.identifier(own)) = \(number)"
    }
    let all = cases.isEmpty ? ["  case unknown = 0"] : cases
    return (name, "public enum \(name): Int, Sendable {\n\(all.joined(separator: "\n"))\n}\n")
  }

  /// Returns the class of a selectable object; common properties are in its superclass.
  private func type(_ values: [String: Any]) -> Declaration {
    let name = Self.name(values, "INType")
    let own = (values["INTypeProperties"] as? [[String: Any]] ?? []).filter {
      $0["INTypePropertyDefault"] as? Bool != true
    }
    let properties = own.map { property($0, "INTypeProperty") }
    return (
      name, "open class \(name): INObject, @unchecked Sendable {\n\(properties.joined())}\n"
    )
  }

  private func intent(_ values: [String: Any]) -> [Declaration] {
    // For a system intent the file only customises it.
    guard let own = values["INIntentName"] as? String,
      values["INIntentType"] as? String ?? "Custom" == "Custom"
    else { return [] }
    let prefix = values["INIntentClassPrefix"] as? String ?? ""
    let name = values["INIntentClassName"] as? String ?? prefix + own + "Intent"
    let parameters = values["INIntentParameters"] as? [[String: Any]] ?? []
    let properties = parameters.map { property($0, "INIntentParameter") }
    let answer = values["INIntentResponse"] as? [String: Any] ?? [:]
    return [
      (name, "open class \(name): INIntent, @unchecked Sendable {\n\(properties.joined())}\n"),
      (name + "Handling", "public protocol \(name)Handling: NSObjectProtocol {}\n"),
      responseCode(answer, of: name), response(answer, of: name),
    ]
  }

  private func responseCode(_ values: [String: Any], of intent: String) -> Declaration {
    let standard = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    let own = (values["INIntentResponseCodes"] as? [[String: Any]] ?? [])
      .compactMap { $0["INIntentResponseCodeName"] as? String }
      .filter { !standard.contains($0) }
    let cases =
      standard.enumerated().map { "  case \($1) = \($0)" }
      + own.enumerated().map { "  case \(Self.identifier($1)) = \($0 + 100)" }
    let name = intent + "ResponseCode"
    return (name, "public enum \(name): Int, Sendable {\n\(cases.joined(separator: "\n"))\n}\n")
  }

  private func response(_ values: [String: Any], of intent: String) -> Declaration {
    let parameters = values["INIntentResponseParameters"] as? [[String: Any]] ?? []
    let name = intent + "Response"
    return (
      name,
      """
      open class \(name): INIntentResponse, @unchecked Sendable {
        public let code: \(intent)ResponseCode
      \(parameters.map { property($0, "INIntentResponseParameter") }.joined())\
        public init(code: \(intent)ResponseCode, userActivity: NSUserActivity?) {
          self.code = code
          super.init()
          self.userActivity = userActivity
        }
      }

      """
    )
  }

  private func property(_ values: [String: Any], _ prefix: String) -> String {
    let name = Self.identifier(values[prefix + "Name"] as? String ?? "value")
    let isMultiple = values[prefix + "SupportsMultipleValues"] as? Bool == true
    if let enumeration = values[prefix + "EnumType"] as? String {
      let type = typeName(enumeration, among: enumerations, "INEnum")
      guard let first = firstCase(of: enumeration), !isMultiple else {
        return "  open var \(name): [\(type)]?\n"
      }
      return "  open var \(name) = \(type).\(first)\n"
    }
    let object = values[prefix + "ObjectType"] as? String
    let type =
      object.map { typeName($0, among: types, "INType") }
      ?? Self.type(values[prefix + "Type"] as? String ?? "String")
    return "  open var \(name): \(isMultiple ? "[\(type)]" : type)?\n"
  }

  /// Returns the first case of an enumeration, which means no choice.
  private func firstCase(of name: String) -> String? {
    let values = enumerations.first { $0["INEnumName"] as? String == name }?["INEnumValues"]
    let first = (values as? [[String: Any]])?.first?["INEnumValueName"] as? String
    return first.map(Self.identifier)
  }

  /// Returns the full name of a class or enumeration that a parameter names without its prefix.
  private func typeName(_ own: String, among all: [[String: Any]], _ prefix: String) -> String {
    let found = all.first { $0[prefix + "Name"] as? String == own }
    return found.map { Self.name($0, prefix) } ?? own
  }

  private static func name(_ values: [String: Any], _ prefix: String) -> String {
    let own = values[prefix + "Name"] as? String ?? ""
    return values[prefix + "ClassName"] as? String
      ?? (values[prefix + "ClassPrefix"] as? String ?? "") + own
  }

  /// Returns the type of a property for its name in the file; numbers are objects there.
  private static func type(_ name: String) -> String {
    switch name {
    case "Integer", "Boolean", "Decimal", "TimeInterval", "Double", "Long": "NSNumber"
    case "Date", "DateComponents": "DateComponents"
    case "URL": "URL"
    case "Placemark": "CLPlacemark"
    case "Distance", "Length": "Measurement<UnitLength>"
    case "Temperature": "Measurement<UnitTemperature>"
    case "Mass": "Measurement<UnitMass>"
    case "Energy": "Measurement<UnitEnergy>"
    case "Speed": "Measurement<UnitSpeed>"
    case "Volume": "Measurement<UnitVolume>"
    case "String": "String"
    default: "INObject"
    }
  }

  private static func identifier(_ name: String) -> String {
    let keywords = [
      "default", "in", "is", "as", "class", "self", "case", "none", "public", "repeat",
    ]
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return keywords.contains(plain) ? "`\(plain)`" : plain
  }
}
