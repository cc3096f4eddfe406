import WidgetModel

/// Validates JSON against the part of JSON Schema that the project's schemas use.
struct SchemaValidator {
  let schema: JSON

  init(_ schema: JSON) { self.schema = schema }

  /// Returns the problems of a value, with their paths; empty if it fits.
  func problems(of value: JSON) -> [String] { problems(of: value, schema, at: "") }

  private func problems(of value: JSON, _ schema: JSON, at path: String) -> [String] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      guard let definition = self.schema["$defs"]?[String(name)] else {
        return ["\(path): there is no definition \(name)"]
      }
      return problems(of: value, definition, at: path)
    }
    if let ways = schema["oneOf"]?.elements {
      let found = ways.map { problems(of: value, $0, at: path) }
      let fitting = found.count { $0.isEmpty }
      // The closest alternative gives the most useful problems.
      return fitting == 1
        ? []
        : fitting > 1 ? ["\(path): \(fitting) ways fit"] : found.min { $0.count < $1.count } ?? []
    }
    if let words = schema["enum"]?.elements {
      return words.contains(value) ? [] : ["\(path): \(value) is none of \(words)"]
    }
    switch (schema["type"]?.text, value) {
    case ("object", .object(let members)): return problems(of: members, schema, at: path)
    case ("array", .array(let elements)):
      var found = elements.enumerated().flatMap { index, element in
        problems(of: element, schema["items"] ?? .object([]), at: "\(path)[\(index)]")
      }
      if let most = schema["maxItems"]?.integer, elements.count > most {
        found.append("\(path): \(elements.count) elements")
      }
      return found
    case ("integer", .number(let number)):
      let range = (schema["minimum"]?.integer ?? .min)...(schema["maximum"]?.integer ?? .max)
      return range.contains(number) ? [] : ["\(path): \(number) is outside \(range)"]
    case ("boolean", .bool), ("string", .string): return []
    case (let type, _): return ["\(path): \(value) is no \(type ?? "value of this schema")"]
    }
  }

  private func problems(of members: [JSON.Member], _ schema: JSON, at path: String) -> [String] {
    let properties = schema["properties"] ?? .object([])
    let names = Set(members.map(\.name))
    let missing = (schema["required"]?.elements ?? []).compactMap(\.text)
      .filter { !names.contains($0) }.map { "\(path).\($0): it is missing" }
    return missing
      + members.flatMap { member in
        guard let property = properties[member.name] else {
          return ["\(path).\(member.name): there is no such field"]
        }
        return problems(of: member.value, property, at: "\(path).\(member.name)")
      }
  }
}
