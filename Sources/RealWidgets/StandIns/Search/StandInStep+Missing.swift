extension StandInStep {
  /// Handles a message about a missing declaration; returns true if it was one.
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
    case .ambiguousType(let name): return resolve(name, message)
    case .missingMember(let name, let owner):
      return declareMember(name, of: owner, isStatic: false, message)
    case .missingStaticMember(let name, let owner):
      return declareMember(name, of: owner, isStatic: true, message)
    default: return false
    }
    return true
  }

  /// Returns the declared name of a type; a message may prefix its module.
  private func nameOfOwner(_ type: String) -> String {
    let name = NominalType.name(of: type)
    guard declarations.index(ofType: name) == nil, let dot = name.firstIndex(of: ".") else {
      return name
    }
    let rest = String(name[name.index(after: dot)...])
    return declarations.index(ofType: rest) == nil ? name : rest
  }

  /// Resolves a name that a module of the repository and the platform's modules declare: every file
  /// here imports the platform's modules, but on a phone only files with an import do.
  private mutating func resolve(_ name: String, _ message: CompilerMessage) -> Bool {
    guard let (file, _) = place(of: message) else { return false }
    let imported = ImportedModules.names(in: sources[file])
    guard let module = imported.first(where: { neighbours[$0]?.contains(name) ?? false }) else {
      return false
    }
    declarations.aliases[name] = module
    return true
  }

  /// Declares a global name from all its uses; returns true if it is declared, now or before.
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

  /// Returns true for a capitalised constant: it is never called or asked for members.
  private func isConstant(_ name: String, _ uses: [NameUse]) -> Bool {
    uses.allSatisfy { use in
      let source = sources[use.file]
      return !source.isSign(use.next, "(") && !source.isSign(use.next, ".")
        && !source.isSign(use.next, "{") && use.genericCount == 0
    }
  }

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

  func isAwaited(_ index: Int, _ shape: CallShape, _ source: TokenizedSource) -> Bool {
    let hasAsyncClosure = shape.arguments.contains { argument in
      if case .closure(let closure) = argument.form { closure.isAsync } else { false }
    }
    guard hasAsyncClosure else { return false }
    let start = source.startOfExpression(at: index)
    return source.text(start - 1) == "await"
  }

  /// Declares an attribute's stand-in: a property wrapper, or nothing if the attribute is removed.
  mutating func declareAttribute(_ name: String) {
    let uses = NameUse.all(of: name, in: sources, modules: declarations.modules).filter {
      $0.position == .attribute
    }
    guard let first = uses.first else { return }
    // A property wrapper cannot precede a constant: there it is a macro.
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

  /// Returns true if a property needs a wrapper for a value: it has none and is not optional.
  private func needsWrapper(_ use: NameUse) -> Bool {
    let source = sources[use.file]
    guard let index = property(after: use) else { return false }
    let name = source.text(index + 1)
    // The projected value needs the wrapper itself.
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

  /// Returns the missing module imported by all files that use a name; the first of several.
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
