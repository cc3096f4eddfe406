extension StandInStep {
  /// Handles a message that names what is missing.
  ///
  /// - Returns: Whether it was such a message.
  mutating func handleMissing(_ message: CompilerMessage) -> Bool {
    switch message.kind {
    case .missingModule(let name):
      if !declarations.modules.contains(name) { declarations.modules.append(name) }
    case .missingType(let name):
      return declareName(name, at: place(of: message), isType: name.first?.isLowercase == true)
    case .missingName(let name): return declareName(name, at: place(of: message))
    case .missingMemberType(let name, let owner):
      declareType(name, in: nameOfOwner(owner))
    case .missingAttribute(let name): declareAttribute(name)
    case .missingMacro(let name):
      declarations.calledMacros.insert(name)
      guard declarations.index(ofType: name) == nil else { return true }
      declareFunctions(name, NameUse.all(of: name, in: sources, modules: declarations.modules))
    case .ambiguousType(let name): return settle(name, message)
    case .missingMember(let name, let owner):
      return declareMember(name, of: owner, isStatic: false, message)
    case .missingStaticMember(let name, let owner):
      return declareMember(name, of: owner, isStatic: true, message)
    default: return false
    }
    return true
  }

  /// The name of a type as it is declared, where a message may put its module before it.
  private func nameOfOwner(_ type: String) -> String {
    let name = NominalType.name(of: type)
    guard declarations.index(ofType: name) == nil, let dot = name.firstIndex(of: ".") else {
      return name
    }
    let rest = String(name[name.index(after: dot)...])
    return declarations.index(ofType: rest) == nil ? name : rest
  }

  /// Settles which type a name means that a module of the repository declares and the platform's modules too.
  ///
  /// The platform's modules are imported into every file here, on a phone only where the file says so.
  private mutating func settle(_ name: String, _ message: CompilerMessage) -> Bool {
    guard let (file, _) = place(of: message) else { return false }
    let imported = ImportedModules.names(in: sources[file])
    guard let module = imported.first(where: { neighbours[$0]?.contains(name) ?? false }) else {
      return false
    }
    declarations.aliases[name] = module
    return true
  }

  /// Declares a name of the program's own scope from all its uses.
  ///
  /// - Returns: Whether something was declared, now or before.
  mutating func declareName(
    _ name: String,
    at place: (file: Int, index: Int)?,
    isType isKnownType: Bool = false
  ) -> Bool {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
      !["self", "super", "Self", "_"].contains(name)
    else { return false }
    if name.contains(".") {
      let parts = name.split(separator: ".").map(String.init)
      declareType(parts[parts.count - 1], in: parts.dropLast().joined(separator: "."))
      return true
    }
    let uses = NameUse.all(of: name, in: sources, modules: declarations.modules)
    guard !uses.isEmpty else { return false }
    let isLowercase = name.first?.isLowercase == true
    let isType =
      isKnownType
      || uses.contains { use in
        switch use.position {
        case .expression, .macro: false
        case .type, .constraint, .extensionHead: !isLowercase
        case .attribute, .inheritance: true
        }
      }
    if !isType, KnownConstants.isFunction(name) {
      declareFunctions(name, uses)
    } else if isType || name.first?.isUppercase == true && !isConstant(name, uses) {
      declareType(name, uses)
      if name == "OSStatus" { declareKnownType(name, "Int32") }
      if name == "Selector" { declareKnownType(name, "StandInSelector") }
    } else {
      declareFunctions(name, uses)
    }
    return true
  }

  /// Whether a capitalised name is a constant: nothing calls it or asks it for members.
  private func isConstant(_ name: String, _ uses: [NameUse]) -> Bool {
    uses.allSatisfy { use in
      let source = sources[use.file]
      return !source.isSign(use.next, "(") && !source.isSign(use.next, ".")
        && !source.isSign(use.next, "{") && use.genericCount == 0
    }
  }

  /// Makes a type another name of one that is there.
  private mutating func declareKnownType(_ name: String, _ type: String) {
    declarations.types.removeAll { $0.name == name }
    declarations.declare(
      StandInMember(
        owner: "",
        name: name,
        form: .verbatim("public typealias \(name) = \(type)"),
        origin: ""
      )
    )
  }

  /// Declares functions and a value of the program's scope.
  mutating func declareFunctions(_ name: String, _ uses: [NameUse]) {
    for use in uses {
      let source = sources[use.file]
      let origin = source.place(of: use.index)
      if let (shape, _) = CallShape.read(at: use.next, in: source) {
        var member = StandInMember(owner: "", name: name, form: .function(shape), origin: origin)
        member.isAsync = isAwaited(use.index, shape, source)
        if let type = KnownConstants.type(of: name) { member.result = .type(type) }
        declarations.declare(member)
        declareImplicitMembers(after: use.next, source)
      } else {
        var member = StandInMember(owner: "", name: name, form: .property, origin: origin)
        member.result =
          KnownConstants.type(of: name).map { .type($0) }
          ?? expectedType(around: use.index, name, source) ?? .opaque
        declarations.declare(member)
      }
    }
  }

  /// Whether a call with a closure that awaits is awaited itself.
  func isAwaited(_ index: Int, _ shape: CallShape, _ source: TokenizedSource) -> Bool {
    let hasAsyncClosure = shape.arguments.contains { argument in
      if case .closure(let closure) = argument.form { closure.isAsync } else { false }
    }
    guard hasAsyncClosure else { return false }
    let start = source.startOfExpression(at: index)
    return source.text(start - 1) == "await"
  }

  /// Declares what stands in for an attribute: a wrapper of properties, or nothing where it is taken away.
  mutating func declareAttribute(_ name: String) {
    let uses = NameUse.all(of: name, in: sources, modules: declarations.modules).filter {
      $0.position == .attribute
    }
    guard let first = uses.first else { return }
    // No wrapper may stand before a constant: there it is a macro.
    let isMacro = uses.contains { use in
      property(after: use).map { sources[use.file].text($0) } == "let"
    }
    let isWrapper = !isMacro && uses.contains { needsWrapper($0) }
    guard isWrapper, !declarations.refused.contains("type " + name) else {
      declarations.removedAttributes.insert(name)
      return
    }
    declarations.declare(
      StandInTypeDeclaration(
        name: name,
        kind: .propertyWrapper,
        module: module(of: name, uses),
        origin: sources[first.file].place(of: first.index)
      )
    )
    for use in uses {
      let source = sources[use.file]
      guard let (shape, _) = CallShape.read(at: use.next, in: source), !shape.arguments.isEmpty
      else { continue }
      declarations.declare(
        StandInMember(
          owner: name,
          name: "init",
          form: .initializer(shape),
          origin: source.place(of: use.index)
        )
      )
      declareImplicitMembers(after: use.next, source)
    }
  }

  /// Where an attribute stands before a property of an instance: the property's keyword.
  private func property(after use: NameUse) -> Int? {
    let source = sources[use.file]
    var index = use.next
    if source.isSign(index, "("), source.partners[index] > index {
      index = source.partners[index] + 1
    }
    let limit = min(index + 30, source.tokens.count)
    while index < limit {
      switch source.text(index) {
      case "class", "struct", "enum", "func", "actor", "protocol", "init", "static": return nil
      case "var", "let": return index
      default: index += 1
      }
    }
    return nil
  }

  /// Whether a property needs a wrapper to have a value: it has none of its own and is no optional.
  private func needsWrapper(_ use: NameUse) -> Bool {
    let source = sources[use.file]
    guard let index = property(after: use) else { return false }
    let name = source.text(index + 1)
    // An assignment in an initialiser, or the projected value, needs to know what stands there.
    if source.tokens.contains(where: { $0.text == "$" + name }) { return true }
    var end = index + 2
    if source.isSign(end, ":") {
      let type = source.typeText(at: end + 1)
      if type.hasSuffix("?") { return false }
      end += 1
      while source.tokens.indices.contains(end), !source.tokens[end].startsLine,
        !source.isSign(end, "="), !source.isSign(end, "{")
      {
        end += 1
      }
    }
    if source.isSign(end, "="), source.tokens[end].line == source.tokens[index].line {
      return false
    }
    if source.isSign(end, "{") { return false }
    let around = source.enclosing[use.index]
    guard around >= 0, source.partners[around] > around else { return true }
    let assigns = (around..<source.partners[around]).contains { place in
      source.text(place) == name && source.isSign(place + 1, "=") && source.isSign(place - 1, ".")
        && source.text(place - 2) == "self"
    }
    return !assigns
  }

  /// The missing module that all files which use a name import; the first of several.
  func module(of name: String, _ uses: [NameUse]) -> String? {
    if let known = ModuleOwner.framework(of: name) { return known }
    var common: [String]?
    for use in uses {
      let imported = missingModules[use.file]
      common = common.map { $0.filter(imported.contains) } ?? imported
    }
    let all = common ?? []
    return all.first
  }

}
