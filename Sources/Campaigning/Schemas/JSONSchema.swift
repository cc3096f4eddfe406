import WidgetModel

/// Derives JSON schemas from the fields that values visit with an archive.
///
/// Fields may depend on a choice, so the visit is repeated with every name of each choice, and
/// names with the same fields are grouped. Fields that depend on a number or string become
/// optional.
public struct JSONSchema {
  /// A set of fields that a value may have together.
  public struct Variant: Hashable, Sendable {
    fileprivate var properties: [JSON.Member]
    fileprivate var required: [String]

    /// Inserts a first field with a constant value.
    public mutating func insert(name: String, word: String) {
      properties.insert(JSON.Member(name, .words([word])), at: 0)
      required.insert(name, at: 0)
    }

    fileprivate var json: JSON {
      .object([
        JSON.Member("type", .string("object")),
        JSON.Member("properties", .object(properties)),
        JSON.Member("required", .array(required.map(JSON.string))),
        JSON.Member("additionalProperties", .bool(false)),
      ])
    }
  }

  private let style: JSONStyle
  private var definitions: [JSON.Member] = []

  /// Creates an empty schema in a style.
  public init(_ style: JSONStyle) { self.style = style }

  /// Returns the complete schema of a type's values.
  public static func document(_ title: String, of type: (some Archivable).Type, _ style: JSONStyle)
    -> JSON
  {
    var schema = JSONSchema(style)
    let variants = schema.variants(of: type)
    return schema.document(title, variants)
  }

  /// Returns the complete schema of values with one of the given variants.
  public func document(_ title: String, _ variants: [Variant]) -> JSON {
    .object([
      JSON.Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      JSON.Member("title", .string(title)),
      JSON.Member("oneOf", .array(variants.map(\.json))),
      JSON.Member("$defs", .object(definitions.sorted { $0.name < $1.name })),
    ])
  }

  /// Returns the variants of a type's values.
  public mutating func variants<Value: Archivable>(of type: Value.Type) -> [Variant] {
    variants(of: type, fixed: [:]) ?? []
  }

  /// Returns the variants with some choices fixed, `nil` if no value has those.
  private mutating func variants<Value: Archivable>(
    of type: Value.Type,
    fixed: [String: Int]
  ) -> [Variant]? {
    guard let base = visit(type, fixed, isGreat: false) else { return nil }
    for choice in base.choices where fixed[choice.name] == nil {
      let isPlain = choice.names.indices.allSatisfy {
        let other = visit(type, fixed.with(choice.name, $0), isGreat: false)
        return other?.properties.map(\.name) == base.properties.map(\.name)
      }
      if isPlain { continue }
      var found: [Variant] = []
      for (index, name) in choice.names.enumerated() {
        for variant in variants(of: type, fixed: fixed.with(choice.name, index)) ?? [] {
          if let place = found.firstIndex(where: { $0.isAs(variant, besides: choice.name) }) {
            found[place].add(name, to: choice.name)
          } else {
            found.append(variant.with([name], in: choice.name))
          }
        }
      }
      return found
    }
    var (properties, required) = (base.properties, base.required)
    // Fields that follow only large numbers or nonempty strings are optional.
    for more in visit(type, fixed, isGreat: true)?.properties ?? []
    where !properties.contains(where: { $0.name == more.name }) {
      properties.append(more)
    }
    required.removeAll { name in !properties.contains { $0.name == name } }
    return [Variant(properties: properties, required: required)]
  }

  private mutating func visit<Value: Archivable>(
    _ type: Value.Type,
    _ fixed: [String: Int],
    isGreat: Bool
  ) -> SchemaArchive? {
    var archive = SchemaArchive(schema: self, style: style, fixed: fixed, isGreat: isGreat)
    var value = Value()
    do {
      try value.visit(&archive)
    } catch {
      guard isGreat else { return nil }
    }
    definitions = archive.schema.definitions
    return archive
  }

  /// Returns a reference to the schema of a type's values.
  fileprivate mutating func reference<Value: Archivable>(to type: Value.Type) -> JSON {
    let name = "\(type)"
    if !definitions.contains(where: { $0.name == name }) {
      // A placeholder, so that recursive types end here.
      definitions.append(JSON.Member(name, .null))
      let variants = variants(of: type).map(\.json)
      let json =
        variants.count == 1 ? variants[0] : .object([JSON.Member("oneOf", .array(variants))])
      definitions = definitions.map { $0.name == name ? JSON.Member(name, json) : $0 }
    }
    return .object([JSON.Member("$ref", .string("#/$defs/\(name)"))])
  }
}

extension JSONSchema.Variant {
  fileprivate func with(_ words: [String], in name: String) -> Self {
    var variant = self
    variant.properties = properties.map { $0.name == name ? JSON.Member(name, .words(words)) : $0 }
    return variant
  }

  fileprivate func isAs(_ other: Self, besides name: String) -> Bool {
    with([], in: name) == other.with([], in: name)
  }

  fileprivate mutating func add(_ word: String, to name: String) {
    let words = properties.first { $0.name == name }?.value["enum"]?.elements.compactMap(\.text)
    self = with((words ?? []) + [word], in: name)
  }
}

extension [String: Int] {
  fileprivate func with(_ name: String, _ number: Int) -> Self {
    merging([name: number]) { $1 }
  }
}

extension JSON {
  fileprivate static func words(_ words: [String]) -> JSON {
    .object([JSON.Member("enum", .array(words.map(JSON.string)))])
  }

  fileprivate static func type(_ name: String, _ members: (String, JSON)...) -> JSON {
    .object([Member("type", .string(name))] + members.map { Member($0.0, $0.1) })
  }
}

/// Collects the fields of a value; a choice that is not fixed keeps its name.
private struct SchemaArchive: Archive {
  var schema: JSONSchema
  let style: JSONStyle
  let fixed: [String: Int]
  let isGreat: Bool
  var properties: [JSON.Member] = []
  var required: [String] = []
  var choices: [(name: String, names: [String])] = []
  private var optional = ""

  init(schema: JSONSchema, style: JSONStyle, fixed: [String: Int], isGreat: Bool) {
    self.schema = schema
    self.style = style
    self.fixed = fixed
    self.isGreat = isGreat
  }

  private mutating func put(_ name: String, _ json: JSON, isAlwaysThere: Bool = false) {
    properties.append(JSON.Member(name, json))
    if isAlwaysThere || (style == .message && name != optional) { required.append(name) }
  }

  mutating func has(_ name: String, _ isThere: Bool) -> Bool {
    optional = name
    return true
  }

  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    // Some fields follow only large values.
    value = isGreat ? range.upperBound : `default`
    put(
      name,
      .type(
        "integer",
        ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound))
      )
    )
  }

  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    guard style == .message else { return put(name, .type("string")) }
    put(
      name,
      .type(
        "integer",
        ("minimum", .number(range.lowerBound.microseconds)),
        ("maximum", .number(range.upperBound.microseconds))
      )
    )
  }

  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    put(name, .type(style == .message ? "integer" : "string"))
  }

  mutating func flag(_ name: String, _ value: inout Bool) { put(name, .type("boolean")) }

  mutating func text(_ name: String, _ value: inout String, default: String) {
    put(name, .type("string"))
  }

  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let all = Array(Value.allCases)
    let names = all.map(\.rawValue)
    choices.append((name, names))
    if let index = fixed[name] { value = all[index] }
    put(name, .words(names), isAlwaysThere: isAlwaysWritten)
  }

  mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    let items = schema.reference(to: Element.self)
    put(name, .type("array", ("items", items), ("maxItems", .number(Int64(limit)))))
  }

  mutating func texts(_ name: String, _ value: inout [String], limit: Int) {
    let items = JSON.type("string")
    put(name, .type("array", ("items", items), ("maxItems", .number(Int64(limit)))))
  }

  mutating func names<Value>(_ name: String, _ value: inout [Value])
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    put(name, .type("array", ("items", .words(Value.allCases.map(\.rawValue)))))
  }

  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    put(name, schema.reference(to: Record.self))
  }
}
