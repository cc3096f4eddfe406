/// A type that is declared because the program uses it and nothing declares it.
public struct StandInTypeDeclaration: Hashable, Sendable {
  /// What is declared.
  public enum Kind: String, Sendable {
    /// A value whose members are found as they are asked for.
    case structure = "struct"
    /// A class, from which the program may inherit.
    case `class` = "class"
    /// An enumeration with the cases that the program names.
    case enumeration = "enum"
    /// A protocol without requirements.
    case `protocol` = "protocol"
    /// A wrapper of properties.
    case propertyWrapper = "property wrapper"
  }

  /// The name, with the names of the types around it.
  public var name: String

  /// What it is.
  public var kind: Kind

  /// The module that most plausibly declares it, `nil` where none does.
  public var module: String?

  /// How many generic parameters it has.
  public var genericCount = 0

  /// The protocols that its uses require besides.
  public var conformances: [String] = []

  /// The protocols that the program declares conformances to itself.
  public var excluded: Set<String> = []

  /// The class that it inherits from, `nil` for none.
  public var superclass: String?

  /// The cases of an enumeration with the number of their values.
  public var cases: [String: Int] = [:]

  /// The use that asked for it.
  public var origin: String

  /// Creates a declaration.
  public init(name: String, kind: Kind, module: String? = nil, origin: String) {
    self.name = name
    self.kind = kind
    self.module = module
    self.origin = origin
  }

  /// The last part of the name.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The name of the type around it, `nil` at the top level.
  var owner: String? {
    let parts = name.split(separator: ".")
    return parts.count > 1 ? parts.dropLast().joined(separator: ".") : nil
  }

  /// The name with its module, as a record has it.
  var fullName: String { module.map { $0 + "." + name } ?? name }
}
