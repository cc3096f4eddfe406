import Foundation

enum SampleLeaf {
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case date(Date)
  case data(Data)
}

struct JSONForm {
  var hasSnakeCase = false
  var date: (Date) -> SampleLeaf = { .number($0.timeIntervalSinceReferenceDate) }
}

/// The JSON that a sampled type would have been decoded from.
final class SampleNode {
  enum Kind {
    case null
    case leaf(SampleLeaf)
    case object
    case list
  }

  var kind = Kind.null
  private(set) var members: [(name: String, node: SampleNode)] = []
  private(set) var elements: [SampleNode] = []

  func add(_ name: String) -> SampleNode {
    kind = .object
    if let known = members.first(where: { $0.name == name }) { return known.node }
    let node = SampleNode()
    members.append((name, node))
    return node
  }

  func append() -> SampleNode {
    kind = .list
    let node = SampleNode()
    elements.append(node)
    return node
  }

  func clear() {
    kind = .null
    members = []
    elements = []
  }

  /// Returns the JSON text; with an indentation, on several lines.
  func json(_ form: JSONForm, indent: Int?) -> String {
    switch kind {
    case .null: return "null"
    case .leaf(let leaf): return Self.text(of: leaf, form)
    case .object:
      let parts = members.map { name, node in
        let name = form.hasSnakeCase ? Self.snakeCase(name) : name
        return "\(Self.quoted(name)):\(indent == nil ? "" : " ")"
          + node.json(form, indent: indent.map { $0 + 2 })
      }
      return Self.joined(parts, "{", "}", indent)
    case .list:
      let isPlain = elements.allSatisfy { if case .leaf = $0.kind { true } else { false } }
      let inner = isPlain ? nil : indent.map { $0 + 2 }
      let parts = elements.map { $0.json(form, indent: inner) }
      return Self.joined(parts, "[", "]", isPlain ? nil : indent)
    }
  }

  var propertyList: Any {
    switch kind {
    // A keyed archive represents nil by this string.
    case .null: return "$null"
    case .leaf(.flag(let flag)): return flag
    case .leaf(.integer(let number)): return number
    case .leaf(.number(let number)): return number
    case .leaf(.text(let text)): return text
    case .leaf(.date(let date)): return date
    case .leaf(.data(let data)): return data
    case .object:
      return Dictionary(members.map { ($0.name, $0.node.propertyList) }) { first, _ in first }
    case .list: return elements.map(\.propertyList)
    }
  }

  private static func joined(
    _ parts: [String],
    _ open: String,
    _ close: String,
    _ indent: Int?
  ) -> String {
    guard let indent, !parts.isEmpty else { return open + parts.joined(separator: ",") + close }
    let space = "\n" + String(repeating: " ", count: indent + 2)
    return open + space + parts.joined(separator: "," + space) + "\n"
      + String(repeating: " ", count: indent) + close
  }

  private static func text(of leaf: SampleLeaf, _ form: JSONForm) -> String {
    switch leaf {
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): number.isFinite ? "\(number)" : "0"
    case .text(let text): quoted(text)
    case .date(let date): text(of: form.date(date), JSONForm())
    case .data(let data): quoted(data.base64EncodedString())
    }
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      // JSON does not allow control characters in strings.
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns the snake-case name that a decoder converts to this one.
  static func snakeCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, !result.isEmpty, !result.hasSuffix("_") { result += "_" }
      result += character.lowercased()
    }
    return result
  }
}

extension SampleNode {
  var texts: [(name: String, text: String)] { texts(named: "the value") }

  private func texts(named name: String) -> [(name: String, text: String)] {
    switch kind {
    case .leaf(.text(let text)): [(name, text)]
    case .list: elements.flatMap { $0.texts(named: name) }
    case .object: members.flatMap { $0.node.texts(named: $0.name) }
    case .null, .leaf: []
    }
  }
}
