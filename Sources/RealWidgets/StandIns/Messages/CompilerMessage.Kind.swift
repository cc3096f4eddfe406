extension CompilerMessage {
  /// The meaning of a message for the search of stand-ins.
  public enum Kind: Hashable, Sendable {
    case missingModule(String)
    case missingType(String)
    case missingName(String)
    case missingMemberType(String, of: String)
    case missingMember(String, of: String)
    case missingStaticMember(String, of: String)
    case missingAttribute(String)
    /// A type's name is declared in two imported modules.
    case ambiguousType(String)
    case missingMacro(String)
    /// A value's type does not match its place.
    case conversion(from: String, to: String)
    /// An operator does not take these two types.
    case operands(String, String)
    case missingConformance(String, to: String)
    case missingSuperclass(String, to: String)
    /// A type does not meet requirements of a protocol.
    case incompleteConformance(String, to: String)
    case notCallable(String)
    /// Labels or number of arguments differ from the declaration.
    case arguments
    case noExactMatch
    /// A value is not optional, but its use requires an optional.
    case notOptional(String)
    /// A value is optional, but its use requires a non-optional.
    case optional(String, of: String)
    /// A type is not generic, but its use gives arguments.
    case notGeneric(String)
    /// A generic type has a different number of parameters.
    case genericCount(String, found: Int, expected: Int)
    /// A protocol has no type parameters, but its use gives arguments.
    case notParameterized(String)
    /// The type of a part of an expression does not follow from its context.
    case notInferred
    /// The type of an implicit member does not follow from its context.
    case contextualBase(String)
    /// A class, or a protocol for classes, is required.
    case notClass(String)
    case notExhaustive
    case overridesNothing
    /// A construct needs the Objective-C runtime.
    case objectiveC
    case redeclaration(String)
    case tooComplex
    /// A static member's type does not match its context.
    case memberResult(String, of: String, to: String)
    /// A pattern of a `switch` matches values of a different type.
    case pattern(String, value: String)
    /// The program declares a conformance itself.
    case redundantConformance(String, to: String)
    /// An extension of a non-generic type has conditions.
    case trailingWhere(String)
    /// A keyword is not allowed at its place.
    case misplacedWord(String)
    /// A main-actor declaration is used outside the actor.
    case isolation
    case subscriptLabel
    case other

    /// Parses a message's text.
    public init(_ text: String) {
      let names = Kind.quoted(in: text)
      self = Kind.missing(text, names) ?? Kind.mismatch(text, names) ?? Kind.rest(text, names)
    }
  }
}

extension CompilerMessage.Kind {
  var isMissingName: Bool {
    switch self {
    case .missingModule, .missingType, .missingName, .missingAttribute, .missingMacro,
      .missingMemberType:
      true
    default: false
    }
  }

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
