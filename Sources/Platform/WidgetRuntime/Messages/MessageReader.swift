import WidgetModel

/// Reads the members of one object of a message and knows which have been read.
struct MessageReader {
  private let members: [JSON.Member]
  private let path: String
  private var isRead: [Bool]

  /// Takes an object up.
  init(_ json: JSON, at path: String) throws(MessageError) {
    guard case .object(let members) = json else {
      throw MessageError("\(path) should be an object, not \(json.kindName)")
    }
    self.members = members
    self.path = path
    isRead = Array(repeating: false, count: members.count)
  }

  /// The value of a member.
  mutating func value(_ name: String) throws(MessageError) -> JSON {
    guard let value = optional(name) else { throw MessageError("\(path) lacks \"\(name)\"") }
    return value
  }

  /// The value of a member, `nil` when it is missing.
  mutating func optional(_ name: String) -> JSON? {
    guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
    isRead[index] = true
    return members[index].value
  }

  /// A whole number.
  mutating func integer(_ name: String) throws(MessageError) -> Int64 {
    let json = try value(name)
    guard let number = json.integer else { throw wrong(name, "a whole number", json) }
    return number
  }

  /// A whole number of 32 bits.
  mutating func small(_ name: String) throws(MessageError) -> Int32 {
    let json = try value(name)
    guard let number = json.integer, let small = Int32(exactly: number) else {
      throw wrong(name, "a whole number of 32 bits", json)
    }
    return small
  }

  /// A truth value.
  mutating func flag(_ name: String) throws(MessageError) -> Bool {
    let json = try value(name)
    guard let isTrue = json.isTrue else { throw wrong(name, "true or false", json) }
    return isTrue
  }

  /// A text.
  mutating func text(_ name: String) throws(MessageError) -> String {
    let json = try value(name)
    guard let text = json.text else { throw wrong(name, "a string", json) }
    return text
  }

  /// A list.
  mutating func list(_ name: String) throws(MessageError) -> [JSON] {
    let json = try value(name)
    guard case .array(let elements) = json else { throw wrong(name, "a list", json) }
    return elements
  }

  /// One of some named things.
  mutating func choice<Value>(_ name: String, _ type: Value.Type = Value.self)
    throws(MessageError) -> Value
  where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    let json = try value(name)
    guard let text = json.text, let value = Value(rawValue: text) else {
      throw wrong(name, "one of " + Value.allCases.map(\.rawValue).joined(separator: ", "), json)
    }
    return value
  }

  /// A set of causes, as the list of their names.
  mutating func causes(_ name: String) throws(MessageError) -> ReloadCauses {
    var causes: ReloadCauses = []
    for json in try list(name) {
      guard let text = json.text, let cause = ReloadCause(rawValue: text) else {
        throw wrong(name, "a list of causes", json)
      }
      causes.insert(cause)
    }
    return causes
  }

  /// Makes sure that every member was read.
  func finish() throws(MessageError) {
    guard let index = isRead.firstIndex(of: false) else { return }
    throw MessageError("\(path) has no member \"\(members[index].name)\"")
  }

  /// Says what should stand in the place of a member.
  func wrong(_ name: String, _ right: String, _ json: JSON) -> MessageError {
    let found = json.text.map { "\"\($0)\"" } ?? json.integer.map(String.init) ?? json.kindName
    return MessageError("\(path): \"\(name)\" should be \(right), not \(found)")
  }
}

extension JSON {
  /// An object of members in their order.
  static func of(_ members: (String, JSON)...) -> JSON {
    .object(members.map { JSON.Member($0.0, $0.1) })
  }

  /// A number of 32 bits.
  static func small(_ number: Int32) -> JSON { .number(Int64(number)) }

  /// A list of causes.
  static func causes(_ causes: ReloadCauses) -> JSON {
    .array(causes.list.map { .string($0.rawValue) })
  }

  /// An object with a name in front of its members.
  func named(_ name: String, _ value: String) -> JSON {
    .object([JSON.Member(name, .string(value))] + members)
  }
}
