/// A type that is declared because the program uses it and no module declares it.
public struct StandInTypeDeclaration: Hashable, Sendable {
  /// The kinds of declarations.
  public enum Kind: String, Sendable {
    /// A value type with dynamic members.
    case structure = "struct"
    case `class` = "class"
    case enumeration = "enum"
    case `protocol` = "protocol"
    case propertyWrapper = "property wrapper"
  }

  /// The name, with the names of its enclosing types.
  public var name: String

  /// The kind of declaration.
  public var kind: Kind

  /// The module that most plausibly declares it, `nil` if none does.
  public var module: String?

  /// The number of generic parameters.
  public var genericCount = 0

  /// The additional protocols that its uses require.
  public var conformances: [String] = []

  /// The protocols whose conformances the program declares itself.
  public var excluded: Set<String> = []

  /// The superclass, `nil` for none.
  public var superclass: String?

  /// The cases of an enumeration with the number of their associated values.
  public var cases: [String: Int] = [:]

  /// The use that required it.
  public var origin: String

  /// Creates a declaration.
  public init(name: String, kind: Kind, module: String? = nil, origin: String) {
    self.name = name
    self.kind = kind
    self.module = module
    self.origin = origin
  }

  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The name of its enclosing type, `nil` at the top level.
  var owner: String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }

  var fullName: String { module.map { $0 + "." + name } ?? name }
}
