extension StandInDeclarations {
  static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection",
  ]

  /// The protocols that every structure conforms to.
  static let usual = [
    "Hashable", "Codable", "Comparable", "Identifiable", "CustomStringConvertible", "Sendable",
  ]

  func render(_ type: StandInTypeDeclaration) -> [(String, Item)] {
    let item = Item.type(type.name)
    let open = type.owner.map { "extension \($0) { " } ?? ""
    let close = type.owner == nil ? "" : " }"
    if type.kind == .class { return classRows(type, open, close) }
    let text =
      switch type.kind {
      case .structure: structure(type)
      case .enumeration: enumeration(type)
      case .propertyWrapper: propertyWrapper(type)
      case .protocol, .class:
        "public protocol \(type.lastName)\(inheritance(type.conformances)) {}"
      }
    let whole = (open + oneLine(text) + close, item)
    guard type.kind == .propertyWrapper else { return [whole] }
    return [whole] + wrapperConformances(type).map { (oneLine($0), item) }
  }

  private func oneLine(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
  }

  private func inheritance(_ names: [String]) -> String {
    names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  private func generics(_ type: StandInTypeDeclaration) -> String {
    guard type.genericCount > 0 else { return "" }
    return "<" + (0..<type.genericCount).map { "T\($0)" }.joined(separator: ", ") + ">"
  }

  private func structure(_ type: StandInTypeDeclaration) -> String {
    let isView = type.conformances.contains("View")
    let isCollection = type.conformances.contains { StandInDeclarations.collections.contains($0) }
    let usual = StandInDeclarations.usual.filter { !type.excluded.contains($0) }
    var names = ["StandInStruct"] + usual
    for name in type.conformances where !StandInDeclarations.collections.contains(name) {
      names.append(name == "View" ? "StandInView" : name)
    }
    if isCollection { names.append("RandomAccessCollection") }
    let elements = """
      public var startIndex: Int { 0 };
      public var endIndex: Int { 0 };
      public subscript(index: Int) -> \(type.genericCount > 0 ? "T0" : StandInNames.value) {
      StandIns.make("\(type.fullName)") };
      """
    return """
      \(isView ? "" : "@dynamicMemberLookup ")public struct
      \(type.lastName)\(generics(type))\(inheritance(names)) {
      \(usual.contains("Identifiable") ? "public typealias ID = String;" : "")
      \(type.genericCount == 1 ? "public typealias Element = T0;" : "")
      \(isCollection ? elements : "")
      public let standIn: StandInStorage;
      public init(standIn: StandInStorage) { self.standIn = standIn };
      public static var standInName: String { "\(type.fullName)" } }
      """
  }

  private func classRows(
    _ type: StandInTypeDeclaration,
    _ open: String,
    _ close: String
  ) -> [(String, Item)] {
    let item = Item.type(type.name)
    let base = type.superclass ?? "NSObject"
    let names = [base, "StandInType"] + type.conformances + ["@unchecked Sendable"]
    let name = type.lastName + generics(type)
    let required = base == "INIntent" ? "required " : ""
    var rows: [(String, Item)] = [
      ("\(open)@dynamicMemberLookup open class \(name)\(inheritance(names)) {", item),
      ("public let standIn = StandInStorage(\"\(type.fullName)\")", item),
      ("public \(required)override init() { super.init() }", item),
      ("public static func standInMade(_ name: String) -> Any { \(name)() }", item),
    ]
    for member in members where member.owner == type.name {
      for line in render(member) { rows.append((line, .member(member))) }
    }
    return rows + [("}\(close)", item)]
  }

  private func enumeration(_ type: StandInTypeDeclaration) -> String {
    func values(_ count: Int, _ text: String) -> String {
      count == 0 ? "" : "(" + Array(repeating: text, count: count).joined(separator: ", ") + ")"
    }
    let cases = type.cases.sorted { $0.key < $1.key }
    let list = cases.map { "`\($0.key)`" + values($0.value, StandInNames.value) }
    let first = cases.first.map { ".`\($0.key)`" + values($0.value, "StandIns.make(name)") }
    let names = ["Hashable", "Codable", StandInNames.makeable] + type.conformances
    return """
      public enum \(type.lastName)\(generics(type))\(inheritance(names)) {
      case \(list.joined(separator: ", "));
      public static func standInMade(_ name: String) -> Any { Self\(first ?? ".none") } }
      """
  }

  private func propertyWrapper(_ type: StandInTypeDeclaration) -> String {
    """
    @propertyWrapper public struct \(type.lastName)<Value>: DynamicProperty {
    let standInBox: StandInBox<Value>;
    public init(wrappedValue: Value) {
    standInBox = StandInBox(wrappedValue, "\(type.fullName)") };
    public init() {
    standInBox = StandInBox(StandIns.make("\(type.fullName)"), "\(type.fullName)") };
    public var wrappedValue: Value {
    get { standInBox.value }
    nonmutating set { standInBox.value = newValue } };
    public var projectedValue: Binding<Value> {
    Binding(get: { standInBox.value }, set: { standInBox.value = $0 }) } }
    """
  }

  private func wrapperConformances(_ type: StandInTypeDeclaration) -> [String] {
    [
      """
      extension \(type.name): Equatable where Value: Equatable {
      public static func == (left: Self, right: Self) -> Bool {
      left.wrappedValue == right.wrappedValue } }
      """,
      """
      extension \(type.name): Hashable where Value: Hashable {
      public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) } }
      """,
      """
      extension \(type.name): Encodable where Value: Encodable {
      public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) } }
      """,
      """
      extension \(type.name): Decodable where Value: Decodable {
      public init(from decoder: any Decoder) throws {
      self.init(wrappedValue: try Value(from: decoder)) } }
      """,
    ]
  }
}
