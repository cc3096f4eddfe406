extension StandInDeclarations {
  /// What a line of the rendered file declares.
  enum Item: Hashable, Sendable {
    case type(String)
    case member(StandInMember)
    case conformance(Conformance)
  }

  /// The source of all declarations, and what each of its lines declares, from line 1.
  ///
  /// Each declaration is one line, so that a message about it names it.
  func rendered() -> (source: String, items: [Item?]) {
    var lines: [String] = []
    var items: [Item?] = []
    func add(_ line: String, _ item: Item? = nil) {
      lines.append(line)
      items.append(item)
    }
    for module in ["Foundation", "SwiftUI", "WidgetKit", "UIKit"] { add("import \(module)") }
    for type in types.sorted(by: { $0.name.split(separator: ".").count < $1.name.split(separator: ".").count }) {
      for (line, item) in render(type) { add(line, item) }
    }
    for member in members where !isInBody(member) {
      for line in render(member) { add(line, .member(member)) }
    }
    for conformance in conformances {
      for line in render(conformance) { add(line, .conformance(conformance)) }
    }
    return (lines.joined(separator: "\n") + "\n", items)
  }

  /// The protocols of what has elements.
  private static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection",
  ]

  /// The protocols that a value's stand-in conforms to.
  private static let usual = [
    "Hashable", "Codable", "Comparable", "Identifiable", "CustomStringConvertible", "Sendable",
  ]

  /// Takes back what stands on a line that the compiler does not accept.
  mutating func refuse(_ item: Item) {
    switch item {
    case .type(let name):
      // The type itself stays; what it conforms to goes, the last first.
      guard let index = index(ofType: name) else { return }
      if types[index].conformances.popLast() == nil {
        types[index].excluded.formUnion(StandInDeclarations.usual.dropFirst(2))
      }
    case .member(let member):
      members.removeAll { $0.signature == member.signature }
      refused.insert(member.signature)
    case .conformance(let conformance):
      conformances.removeAll { $0 == conformance }
      refused.insert("\(conformance.type): \(conformance.name)")
    }
  }

  private func render(_ conformance: Conformance) -> [String] {
    let name = conformance.type
    switch conformance.name {
    case "Hashable", "Equatable":
      return [
        "extension \(name): \(conformance.name) { static func == (left: \(name), right: \(name)) -> Bool "
          + "{ StandIns.text(left) == StandIns.text(right) }; "
          + (conformance.name == "Hashable"
            ? "func hash(into hasher: inout Hasher) { hasher.combine(StandIns.text(self)) } }" : "}")
      ]
    default:
      return ["extension \(name): \(conformance.name) {}"]
    }
  }

  /// Whether a member stands in the body of a class, where the program can override it.
  private func isInBody(_ member: StandInMember) -> Bool {
    index(ofType: member.owner).map { types[$0].kind == .class } ?? false
  }

  private func render(_ type: StandInTypeDeclaration) -> [(String, Item)] {
    let item = Item.type(type.name)
    let parameters = (0..<type.genericCount).map { "T\($0)" }.joined(separator: ", ")
    let generics = parameters.isEmpty ? "" : "<\(parameters)>"
    var open = ""
    var close = ""
    if let owner = type.owner {
      open = "extension \(owner) { "
      close = " }"
    }
    var names = type.conformances
    if names.contains(where: { StandInDeclarations.collections.contains($0) }) {
      names.removeAll { StandInDeclarations.collections.contains($0) }
      names.append("RandomAccessCollection")
    }
    let also = names.map { ", " + $0 }.joined()
    let name = type.lastName + generics
    switch type.kind {
    case .structure:
      let isView = type.conformances.contains { $0 == "View" || $0 == "StandInView" }
      let lookup = isView ? "" : "@dynamicMemberLookup "
      let own = StandInDeclarations.usual.filter { !type.excluded.contains($0) }
      let views =
        own.map { ", " + $0 }.joined()
        + (isView ? also.replacing(", View", with: ", StandInView") : also)
      let id = own.contains("Identifiable") ? "public typealias ID = String; " : ""
      let isCollection = type.conformances.contains { StandInDeclarations.collections.contains($0) }
      let element = type.genericCount > 0 ? "T0" : StandInNames.value
      let items =
        isCollection
        ? " public var startIndex: Int { 0 }; public var endIndex: Int { 0 }; "
          + "public subscript(index: Int) -> \(element) { StandIns.make(\"\(type.fullName)\") }" : ""
      return [
        (
          "\(open)\(lookup)public struct \(name): StandInStruct\(views) { \(id)"
            + "public let standIn: StandInStorage; "
            + "public init(standIn: StandInStorage) { self.standIn = standIn }; "
            + "public static var standInName: String { \"\(type.fullName)\" }\(items) }\(close)",
          item
        )
      ]
    case .class:
      let base = type.superclass ?? "NSObject"
      var rows: [(String, Item)] = [
        (
          "\(open)@dynamicMemberLookup open class \(name): \(base), StandInType\(also), @unchecked Sendable {",
          item
        ),
        ("public let standIn = StandInStorage(\"\(type.fullName)\")", item),
        ("\(base == "INIntent" ? "public required " : "public ")override init() { super.init() }", item),
        ("public static func standInMade(_ name: String) -> Any { \(type.lastName)\(generics)() }", item),
      ]
      for member in members where member.owner == type.name {
        for line in render(member) { rows.append((line, .member(member))) }
      }
      rows.append(("}\(close)", item))
      return rows
    case .enumeration:
      let cases = type.cases.sorted { $0.key < $1.key }
      let list = cases.map { name, count in
        count == 0
          ? "`\(name)`"
          : "`\(name)`(\((0..<count).map { _ in "StandInValue" }.joined(separator: ", ")))"
      }
      let first = cases.first.map { name, count in
        count == 0
          ? ".`\(name)`"
          : ".`\(name)`(\((0..<count).map { _ in "StandIns.make(name)" }.joined(separator: ", ")))"
      }
      return [
        (
          "\(open)public enum \(name): Hashable, Codable, StandInMakeable\(also) { case \(list.joined(separator: ", ")); "
            + "public static func standInMade(_ name: String) -> Any { Self\(first ?? ".none") } }\(close)",
          item
        )
      ]
    case .protocol:
      let base = type.conformances.isEmpty ? "" : ": " + type.conformances.joined(separator: ", ")
      return [("\(open)public protocol \(type.lastName)\(base) {}\(close)", item)]
    case .propertyWrapper:
      return [
        (
          "\(open)@propertyWrapper public struct \(type.lastName)<Value>: DynamicProperty\(also) { "
            + "let standInBox: StandInBox<Value>; "
            + "public init(wrappedValue: Value) { standInBox = StandInBox(wrappedValue, \"\(type.fullName)\") }; "
            + "public init() { standInBox = StandInBox(StandIns.make(\"\(type.fullName)\"), \"\(type.fullName)\") }; "
            + "public var wrappedValue: Value { get { standInBox.value } nonmutating set { standInBox.value = newValue } }; "
            + "public var projectedValue: Binding<Value> { Binding(get: { standInBox.value }, set: { standInBox.value = $0 }) } }"
            + close, item
        ),
        ("extension \(type.name): Equatable where Value: Equatable { public static func == (left: Self, right: Self) -> Bool { left.wrappedValue == right.wrappedValue } }", item),
        ("extension \(type.name): Hashable where Value: Hashable { public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) } }", item),
        ("extension \(type.name): Encodable where Value: Encodable { public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) } }", item),
        ("extension \(type.name): Decodable where Value: Decodable { public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) } }", item),
      ]
    }
  }
}
