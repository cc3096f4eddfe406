/// Reads fields from a JSON object, in the style of files or of messages.
///
/// An omitted field of a file gets its default. Errors name the field with its path.
public struct JSONReader: Archive {
  private let members: [JSON.Member]
  private let style: JSONStyle
  private var isRead: [Bool]

  private init(_ json: JSON, _ style: JSONStyle) throws {
    guard case .object(let members) = json else {
      throw ArchiveError(path: "", problem: "an object should stand here, not \(json.kindName)")
    }
    self.members = members
    self.style = style
    isRead = Array(repeating: false, count: members.count)
  }

  /// Returns the value that a JSON object describes.
  ///
  /// - Throws: ``ArchiveError`` for a field that is unknown, of a wrong kind or out of range.
  public static func value<Value: Archivable>(
    _ type: Value.Type,
    from json: JSON,
    at path: String,
    _ style: JSONStyle = .file
  ) throws -> Value {
    do { return try value(type, from: json, style) } catch { throw inside(path, error) }
  }

  /// Returns the value of a JSON object at the empty path, or throws an ``ArchiveError``.
  public static func value<Value: Archivable>(
    _ type: Value.Type,
    from json: JSON,
    _ style: JSONStyle = .file
  ) throws -> Value {
    var reader = try JSONReader(json, style)
    var value = Value()
    try value.visit(&reader)
    if let index = reader.isRead.firstIndex(of: false) {
      throw ArchiveError(
        path: reader.members[index].name,
        problem: "there is no such field; a newer version may know it, else take it out"
      )
    }
    return value
  }

  /// Reads a number.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) throws {
    guard let json = try takeMember(name) else { return value = `default` }
    guard let number = json.integer else { throw wrong(name, json, "a whole number") }
    guard range.contains(number) else {
      throw ArchiveError(
        path: name,
        problem: "\(number) is outside \(range.lowerBound) to \(range.upperBound)"
      )
    }
    value = number
  }

  /// Reads a length.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) throws {
    guard let json = try takeMember(name) else { return value = `default` }
    let interval: Interval
    switch style {
    case .file:
      guard let text = json.text, let length = Interval(text) else {
        throw wrong(name, json, "a duration such as \"28s\" or \"1h30m\"")
      }
      interval = length
    case .message:
      guard let number = json.integer else {
        throw wrong(name, json, "a whole number of microseconds")
      }
      interval = Interval(microseconds: number)
    }
    guard range.contains(interval) else {
      throw ArchiveError(
        path: name,
        problem: "\(interval) is outside \(range.lowerBound) to \(range.upperBound)"
      )
    }
    value = interval
  }

  /// Reads a date.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) throws {
    guard let json = try takeMember(name) else { return value = `default` }
    if style == .message {
      guard let number = json.integer else {
        throw wrong(name, json, "a whole number of microseconds")
      }
      return value = WallDate(microseconds: number)
    }
    guard let text = json.text, let date = WallDate(text) else {
      throw wrong(name, json, "a date such as \"2026-01-05T07:00:00Z\"")
    }
    value = date
  }

  /// Reads a Boolean.
  public mutating func flag(_ name: String, _ value: inout Bool) throws {
    guard let json = try takeMember(name) else { return value = false }
    guard let isTrue = json.isTrue else { throw wrong(name, json, "true or false") }
    value = isTrue
  }

  /// Reads a string.
  public mutating func text(_ name: String, _ value: inout String, default: String) throws {
    guard let json = try takeMember(name) else { return value = `default` }
    guard let text = json.text else { throw wrong(name, json, "a string") }
    value = text
  }

  /// Reads a name.
  public mutating func choice<Value>(
    _ name: String,
    _ value: inout Value,
    isAlwaysWritten: Bool
  ) throws where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    var names: String { Value.allCases.map(\.rawValue).joined(separator: ", ") }
    guard let json = try takeMember(name) else {
      if isAlwaysWritten {
        throw ArchiveError(path: name, problem: "it is missing; it is one of \(names)")
      }
      if let first = Value.allCases.first { value = first }
      return
    }
    guard let text = json.text, let found = Value(rawValue: text) else {
      throw wrong(name, json, "one of \(names)")
    }
    value = found
  }

  /// Reads a list.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    guard let json = try takeMember(name) else { return value = [] }
    guard case .array(let elements) = json else { throw wrong(name, json, "a list") }
    guard elements.count <= limit else {
      throw ArchiveError(
        path: name,
        problem: "\(elements.count) elements are more than \(limit)"
      )
    }
    value = []
    for (index, element) in elements.enumerated() {
      do {
        value.append(try JSONReader.value(Element.self, from: element, style))
      } catch {
        throw JSONReader.inside("\(name)[\(index)]", error)
      }
    }
  }

  /// Reads a list of strings.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) throws {
    guard let json = try takeMember(name) else { return value = [] }
    guard case .array(let elements) = json else { throw wrong(name, json, "a list") }
    guard elements.count <= limit else {
      throw ArchiveError(path: name, problem: "\(elements.count) elements are more than \(limit)")
    }
    value = try elements.enumerated().map { index, element in
      guard let text = element.text else { throw wrong("\(name)[\(index)]", element, "a string") }
      return text
    }
  }

  /// Reads a list of names.
  public mutating func names<Value>(_ name: String, _ value: inout [Value]) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    guard let json = try takeMember(name) else { return value = [] }
    guard case .array(let elements) = json else { throw wrong(name, json, "a list") }
    value = try elements.enumerated().map { index, element in
      guard let text = element.text, let found = Value(rawValue: text) else {
        let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw wrong("\(name)[\(index)]", element, "one of \(names)")
      }
      return found
    }
  }

  /// Returns true if the object has a member.
  public mutating func has(_ name: String, _ isThere: Bool) -> Bool {
    members.contains { $0.name == name }
  }

  /// Reads a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    guard let json = try takeMember(name) else { return value = Record() }
    value = try JSONReader.value(Record.self, from: json, at: name, style)
  }

  /// Returns a member's value, or `nil` if a file omits it.
  private mutating func takeMember(_ name: String) throws -> JSON? {
    guard let index = members.firstIndex(where: { $0.name == name }) else {
      guard style == .message else { return nil }
      throw ArchiveError(path: name, problem: "it is missing")
    }
    isRead[index] = true
    return members[index].value
  }

  /// Returns an error inside a value with the value's path prefixed.
  private static func inside(_ path: String, _ error: any Error) -> any Error {
    guard var fault = error as? ArchiveError else { return error }
    if !path.isEmpty { fault.path = fault.path.isEmpty ? path : "\(path).\(fault.path)" }
    return fault
  }

  private func wrong(_ name: String, _ json: JSON, _ right: String) -> ArchiveError {
    let found = json.text.map { "\"\($0)\"" } ?? json.kindName
    return ArchiveError(path: name, problem: "\(right) should stand here, not \(found)")
  }
}
