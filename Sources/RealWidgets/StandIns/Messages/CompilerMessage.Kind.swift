extension CompilerMessage {
  /// The meaning of a message, as far as a stand-in can follow from it.
  public enum Kind: Hashable, Sendable {
    /// A module is not there.
    case missingModule(String)
    /// A type is not there.
    case missingType(String)
    /// A name is not there.
    case missingName(String)
    /// A type does not have a member type.
    case missingMemberType(String, of: String)
    /// A value of a type does not have a member.
    case missingMember(String, of: String)
    /// A type does not have a static member.
    case missingStaticMember(String, of: String)
    /// An attribute is not there.
    case missingAttribute(String)
    /// A name of a type is declared in two imported modules.
    case ambiguousType(String)
    /// A macro is not there.
    case missingMacro(String)
    /// A value has another type than its place requires.
    case conversion(from: String, to: String)
    /// An operator does not take these two types.
    case operands(String, String)
    /// A type would need a conformance.
    case missingConformance(String, to: String)
    /// A type would need a superclass.
    case missingSuperclass(String, to: String)
    /// A type leaves requirements of a protocol open.
    case incompleteConformance(String, to: String)
    /// A value of a type is called as a function.
    case notCallable(String)
    /// Labels or number of arguments differ from what is declared.
    case arguments
    /// No overload fits.
    case noExactMatch
    /// A value is not optional, and its use requires that.
    case notOptional(String)
    /// A value is optional, and its use requires that it is not.
    case optional(String, of: String)
    /// A type is not generic, and its use gives arguments.
    case notGeneric(String)
    /// A generic type has another number of parameters.
    case genericCount(String, found: Int, expected: Int)
    /// A protocol has no type parameters, and its use gives arguments.
    case notParameterized(String)
    /// The type of an expression's part does not follow from its context.
    case notInferred
    /// The type of which a member is, that stands behind a dot alone, does not follow from its context.
    case contextualBase(String)
    /// A protocol of classes, or a class, is required.
    case notClass(String)
    /// A `switch` does not have all cases.
    case notExhaustive
    /// Something overrides nothing.
    case overridesNothing
    /// A spelling needs the Objective-C runtime.
    case objectiveC
    /// A declaration exists twice.
    case redeclaration(String)
    /// The type checker did not finish.
    case tooComplex
    /// A static member gives another type than its context requires.
    case memberResult(String, of: String, to: String)
    /// A pattern of a `switch` matches values of another type.
    case pattern(String, value: String)
    /// The program declares a conformance itself.
    case redundantConformance(String, to: String)
    /// An extension of a type that is not generic has conditions.
    case trailingWhere(String)
    /// A word does not belong where it stands.
    case misplacedWord(String)
    /// A declaration of the main actor is used where the actor is not known.
    case isolation
    /// A subscript has a label that is not declared.
    case subscriptLabel
    /// Anything else.
    case other

    /// Reads a message's text.
    public init(_ text: String) {
      let names = Kind.quoted(in: text)
      self = Kind.missing(text, names) ?? Kind.mismatch(text, names) ?? Kind.rest(text, names)
    }
  }
}

extension CompilerMessage.Kind {
  /// Whether a name of a scope is missing.
  var isMissingName: Bool {
    switch self {
    case .missingModule, .missingType, .missingName, .missingAttribute, .missingMacro,
      .missingMemberType:
      true
    default: false
    }
  }

  /// The names that stand between quotes, without what a type is an alias of.
  static func quoted(in text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "'") {
      rest = rest[rest.index(after: open)...]
      guard let close = rest.firstIndex(of: "'") else { break }
      let isAlias = text[..<open].hasSuffix("(aka ")
      if !isAlias { names.append(String(rest[..<close])) }
      rest = rest[rest.index(after: close)...]
    }
    return names
  }

  private static func missing(_ text: String, _ names: [String]) -> Self? {
    guard let name = names.first else { return nil }
    let last = names.last ?? name
    if text.hasPrefix("no such module") { return .missingModule(name) }
    if text.hasPrefix("cannot find type") { return .missingType(name) }
    if text.hasPrefix("cannot find") { return .missingName(name) }
    if text.hasPrefix("unknown attribute") { return .missingAttribute(name) }
    if text.hasPrefix("no macro named") { return .missingMacro(name) }
    if text.contains("is ambiguous for type lookup") { return .ambiguousType(name) }
    if text.contains("is not a member type of") { return .missingMemberType(name, of: last) }
    guard names.count > 1, text.contains("has no member") else { return nil }
    let isStatic = text.hasPrefix("type") || name.hasSuffix(".Type")
    let owner = name.hasSuffix(".Type") ? String(name.dropLast(5)) : name
    return isStatic ? .missingStaticMember(last, of: owner) : .missingMember(last, of: owner)
  }

  private static func mismatch(_ text: String, _ names: [String]) -> Self? {
    if text.hasPrefix("member"), text.contains("produces result of type"), names.count > 3 {
      return .memberResult(names[0], of: names[1], to: names[3])
    }
    if text.hasPrefix("expression pattern of type"), names.count > 1 {
      return .pattern(names[0], value: names[1])
    }
    if text.hasPrefix("redundant conformance of"), names.count > 1 {
      return .redundantConformance(names[0], to: names[1])
    }
    if text.hasPrefix("default argument value of type"), names.count > 1 {
      return .conversion(from: names[0], to: names[1])
    }
    if text.hasPrefix("for-in loop requires"), names.count > 1 {
      return .missingConformance(names[0], to: names[1])
    }
    if text.hasPrefix("cannot convert") || text.hasPrefix("cannot assign value of type"),
      names.count > 1
    {
      return .conversion(from: names[0], to: names[1])
    }
    if text.hasPrefix("binary operator"), names.count > 2 { return .operands(names[1], names[2]) }
    if text.hasPrefix("binary operator"), text.contains("two"), names.count == 2 {
      return .operands(names[1], names[1])
    }
    if text.contains("requires that"), text.contains("conform to"), names.count > 1 {
      return .missingConformance(names[names.count - 2], to: names[names.count - 1])
    }
    if text.contains("requires that"), text.contains("inherit from"), names.count > 1 {
      return .missingSuperclass(names[names.count - 2], to: names[names.count - 1])
    }
    if text.hasPrefix("argument type"), text.contains("does not conform to expected type"),
      names.count > 1
    {
      return .missingConformance(names[0], to: names[1])
    }
    if text.contains("does not conform to protocol"), names.count > 1 {
      return .incompleteConformance(names[0], to: names[1])
    }
    if text.contains("must have Optional type, not")
      || text.contains("on non-optional value of type")
      || text.hasPrefix("cannot force unwrap value of non-optional"), let name = names.last
    {
      return .notOptional(name)
    }
    if text.hasPrefix("cannot call value of non-function type"), let name = names.first {
      return .notCallable(name)
    }
    if text.hasPrefix("value of optional type"), names.count > 1 {
      return .optional(names[0], of: names[names.count - 1])
    }
    return nil
  }

  private static func rest(_ text: String, _ names: [String]) -> Self {
    let name = names.first ?? ""
    if text.contains("are not marked with 'convenience'") { return .misplacedWord("convenience") }
    if text.hasPrefix("trailing 'where' clause for extension of non-generic type"),
      let type = names.last
    {
      return .trailingWhere(type)
    }
    if text.contains("argument label"), text.hasSuffix("in subscript") { return .subscriptLabel }
    if text.contains("Objective-C") || text.hasPrefix("@objc") { return .objectiveC }
    if text.hasPrefix("cannot specialize non-generic type") { return .notGeneric(name) }
    if text.hasPrefix("generic type"), text.contains("specialized with") {
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count >= 2 else { return .other }
      return .genericCount(name, found: numbers[0], expected: numbers[numbers.count - 1])
    }
    if text.contains("must be a class type") || text.contains("be a class type")
      || text.contains("may only be applied to class") || text.contains("non-class type")
    {
      return .notClass(names.last ?? "")
    }
    if text.contains("does not have primary associated types") { return .notParameterized(name) }
    if text.hasPrefix("cannot infer contextual base") { return .contextualBase(name) }
    for (phrase, kind) in phrases where text.contains(phrase) { return kind }
    if text.contains("invalid redeclaration of") { return .redeclaration(name) }
    return .other
  }

  private static let phrases: [(String, Self)] = [
    ("in reasonable time", .tooComplex),
    ("main actor-isolated", .isolation),
    ("switch must be exhaustive", .notExhaustive),
    ("does not override any", .overridesNothing),
    ("no exact matches in call", .noExactMatch),
    ("missing argument", .arguments),
    ("extra argument", .arguments),
    ("extraneous argument label", .arguments),
    ("incorrect argument label", .arguments),
    ("takes no arguments", .arguments),
    ("trailing closure passed to parameter", .arguments),
    ("has no accessible initializers", .arguments),
    ("could not be inferred", .notInferred),
    ("cannot infer", .notInferred),
    ("contextual type", .notInferred),
    ("failed to produce diagnostic", .notInferred),
    ("ambiguous", .notInferred),
    ("'nil' is not compatible with expected argument type", .notInferred),
    ("has been renamed to", .arguments),
    ("is unavailable", .arguments),
  ]
}
