extension StandInStep {
  /// Handles a message about a type; returns true if a declaration changed.
  mutating func handleTypes(_ message: CompilerMessage) -> Bool {
    let before = declarations
    switch message.kind {
    case .conversion(let from, let to): refine(from, to, message)
    case .operands(let left, let right): refineOperands(left, right, message)
    case .notOptional(let type):
      refineOptional(type, message)
    case .optional(let type, let wrapped):
      guard isOpen(type), let (file, index) = place(of: message) else { return false }
      refine(at: index, sources[file], to: wrapped)
    case .missingConformance(let type, let name): conform(type, to: name, message)
    case .missingSuperclass(let type, let name): inherit(type, from: name)
    case .notGeneric(let name):
      guard let index = declarations.index(ofType: NominalType.name(of: name)) else { return false }
      declarations.types[index].genericCount = 1
    case .genericCount(let name, let found, _):
      declareShadow(of: NominalType.name(of: name), message)
      guard let index = declarations.index(ofType: NominalType.name(of: name)) else { return false }
      declarations.types[index].genericCount = found
    case .notParameterized(let name): declareShadow(of: NominalType.name(of: name), message)
    case .notClass(let name):
      guard let index = declarations.index(ofType: NominalType.name(of: name)) else { return false }
      if declarations.types[index].kind == .protocol {
        declarations.types[index].conformances.append("AnyObject")
      } else {
        declarations.types[index].kind = .class
      }
    case .pattern(let pattern, let value):
      guard isOpen(value) else { return false }
      refineSubject(of: pattern, message)
    case .memberResult(let name, let owner, let type): refineStatic(name, owner, type, message)
    case .redundantConformance(let type, let name):
      guard let index = declarations.index(ofType: NominalType.name(of: type)) else { return false }
      declarations.types[index].excluded.insert(name)
      declarations.types[index].conformances.removeAll { $0 == name }
    case .trailingWhere(let type):
      guard declarations.index(ofType: NominalType.name(of: type)) != nil,
        let (file, index) = place(of: message)
      else { return false }
      blankConditions(after: index, sources[file])
    case .misplacedWord(let word):
      guard let (file, index) = place(of: message) else { return false }
      blank(word, around: index, sources[file])
    case .notCallable(let type): declareCall(of: type, message)
    case .subscriptLabel:
      guard let (file, index) = place(of: message) else { return false }
      declareSubscript(at: index, sources[file])
    default: return false
    }
    return declarations != before
  }

  /// Declares a missing module's type that has the name of a platform type, such as `List`.
  private mutating func declareShadow(of name: String, _ message: CompilerMessage) {
    guard declarations.index(ofType: name) == nil, let (file, _) = place(of: message),
      !missingModules[file].isEmpty
    else { return }
    let uses = NameUse.all(of: name, in: sources, modules: declarations.modules)
    declareType(name, uses.filter { !missingModules[$0.file].isEmpty })
  }

  /// Returns true for the opaque value, a stand-in, or a type that contains the value.
  func isOpen(_ type: String) -> Bool {
    type.contains(StandInNames.value) || declarations.isStandIn(NominalType.name(of: type))
  }

  private mutating func refine(_ from: String, _ to: String, _ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    if message.text.hasPrefix("cannot assign"), !isOpen(from), isOpen(to) {
      let before = declarations
      refineAssigned(index, source, StandInStep.plain(written: from))
      // The program itself shows that the left side has the stand-in's type.
      if declarations == before, let place = declarations.index(ofType: NominalType.name(of: to)),
        !represent(place, by: StandInStep.plain(written: from), source.place(of: index))
      {
        _ = declare(place, as: StandInStep.plain(written: from))
      }
      return
    }
    if isOpen(from), let place = declarations.index(ofType: NominalType.name(of: to)),
      declarations.types[place].kind == .protocol,
      declarations.index(ofType: NominalType.name(of: from)) != nil,
      represent(place, by: NominalType.name(of: from), source.place(of: index))
    {
      return
    }
    if isOpen(from) {
      refine(at: index, source, to: StandInStep.plain(written: to))
    } else if let place = declarations.index(ofType: NominalType.name(of: to)),
      represent(place, by: StandInStep.plain(written: from), source.place(of: index))
    {
      return
    } else if message.text.hasPrefix("default argument value"),
      let place = declarations.index(ofType: NominalType.name(of: to)),
      declare(place, as: StandInStep.plain(written: from))
    {
      return
    } else if isOpen(to) {
      // The other operand, or the parameter of a call, is the stand-in.
      if let other = otherOperand(of: index, source) {
        refine(at: other, source, to: StandInStep.plain(written: from))
      } else {
        redeclareCall(around: index, source)
      }
    }
  }

  private mutating func refineOptional(_ type: String, _ message: CompilerMessage) {
    let before = declarations
    refineSource(ofOptional: type, message)
    guard declarations == before, message.text.contains("conditional binding"),
      let (file, index) = place(of: message)
    else { return }
    // The origin of the value is unknown, so its use makes it optional.
    let name = ["let", "var"].contains(sources[file].text(index)) ? index + 1 : index
    declarations.bound.insert(.init(file: sources[file].path, index: name))
  }

  private mutating func refineSource(ofOptional type: String, _ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    let wanted = StandInStep.plain(written: type) + "?"
    if ["let", "var"].contains(source.text(index))
      || ["let", "var"].contains(source.text(index - 1))
    {
      let name = ["let", "var"].contains(source.text(index)) ? index + 1 : index
      if source.isSign(name + 1, "="), makeFailable(source.value(at: name + 2), source) { return }
      if source.isSign(name + 1, "="), let last = source.value(at: name + 2).last {
        refine(at: last.index, source, to: wanted)
      } else if source.isSign(name + 1, ":") {
        var place = name + 2
        while place < name + 20, !source.isSign(place, "=") { place += 1 }
        if let last = source.value(at: place + 1).last {
          refine(at: last.index, source, to: wanted)
        }
      } else {
        refine(at: name, source, to: wanted)
      }
      return
    }
    var place = index
    if source.isSign(place, "?") || source.isSign(place, "!") { place -= 1 }
    if source.partners[place] >= 0, source.partners[place] < place {
      place = source.partners[place] - 1
    }
    refine(at: place, source, to: wanted)
  }

  private mutating func makeFailable(_ expression: PostfixExpression, _ source: TokenizedSource)
    -> Bool
  {
    guard expression.parts.count == 1, let part = expression.last, let shape = part.call,
      declarations.index(ofType: part.name) != nil
    else { return false }
    // Every stand-in has its own initialiser without arguments.
    guard !shape.arguments.isEmpty else { return false }
    for index in declarations.members.indices
    where declarations.members[index].owner == part.name
      && declarations.members[index].form == .initializer(shape)
    {
      declarations.members[index].result = .type("Self?")
      return true
    }
    return false
  }

  private mutating func refineStatic(
    _ name: String,
    _ owner: String,
    _ type: String,
    _ message: CompilerMessage
  ) {
    let owner = NominalType.name(of: owner)
    let type = StandInStep.plain(written: type)
    guard !declarations.refine(name, of: owner, isStatic: true, to: type),
      let (file, index) = place(of: name, near: message)
    else { return }
    let call = CallShape.read(at: index + 1, in: sources[file])
    declarations.declare(
      StandInMember(
        owner: owner,
        name: name,
        isStatic: true,
        form: call.map { .function($0.shape) } ?? .property,
        result: .type(type),
        origin: sources[file].place(of: index)
      )
    )
  }

  mutating func refine(at index: Int, _ source: TokenizedSource, to type: String, depth: Int = 0) {
    guard depth < 6, source.tokens.indices.contains(index), !type.contains("$"), !type.isEmpty,
      !type.hasPrefix("_"), !StandInStep.isPlaceholder(type)
    else { return }
    var (index, type) = (index, type)
    if source.isSign(index, "!"), !source.tokens[index].followsSpace {
      index -= 1
      if !type.hasSuffix("?") { type += "?" }
    }
    if source.partners[index] >= 0, source.partners[index] < index, !source.isWord(index) {
      index = source.partners[index] - 1
    }
    guard source.isWord(index) else { return }
    let name = source.text(index)
    if name == "try" || name == "await" {
      if let last = source.value(at: index).last {
        refine(at: last.index, source, to: type, depth: depth + 1)
      }
      return
    }
    guard source.isSign(index - 1, ".") else {
      if declarations.refine(name, of: "", to: type) { return }
      if declarations.index(ofType: name) != nil {
        // An initialiser: the last name of its chain, if any.
        let expression = source.expression(at: index)
        if type.hasSuffix("?"), makeFailable(expression, source) { return }
        if let last = expression.last, last.index > index {
          refine(at: last.index, source, to: type, depth: depth + 1)
        }
        return
      }
      if source.isSign(index + 1, "["), !source.tokens[index + 1].followsSpace {
        let isText =
          source.tokens.indices.contains(index + 2) && source.tokens[index + 2].kind == .string
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        type = isText ? "[String: \(plain)]" : "[\(plain)]"
      }
      guard let (origin, _) = source.origin(of: name, before: index), let origin,
        let last = origin.expression.last, last.index != index
      else {
        refineParameter(name, before: index, source, to: type)
        return
      }
      let whole =
        switch origin.binding {
        case .whole: type
        case .unwrapped: type.hasSuffix("?") ? type : type + "?"
        case .element: "[\(type)]"
        }
      refine(at: last.index, source, to: whole, depth: depth + 1)
      return
    }
    refineMember(at: index, source, to: type)
  }

  private mutating func refineMember(at index: Int, _ source: TokenizedSource, to type: String) {
    let name = source.text(index)
    let isTransparent =
      TokenizedSource.transparent.contains(name)
      || ["first", "last", "randomElement", "dropFirst", "dropLast"].contains(name)
    if isTransparent {
      var before = index - 2
      if source.isSign(before, "?") || source.isSign(before, "!") { before -= 1 }
      let isElement = ["first", "last", "randomElement"].contains(name)
      let inner = type.hasSuffix("?") ? String(type.dropLast()) : type
      if before > 0 { refine(at: before, source, to: isElement ? "[\(inner)]" : type, depth: 3) }
      return
    }
    if ["map", "compactMap"].contains(name), type.hasPrefix("["), !type.contains(":") {
      var open = index + 1
      if source.isSign(open, "("), source.isSign(open + 1, "{") { open += 1 }
      guard source.isSign(open, "{"), source.partners[open] > open + 1 else { return }
      let element = String(type.dropFirst().dropLast(type.hasSuffix("?") ? 2 : 1))
      refine(at: source.partners[open] - 1, source, to: element, depth: 3)
      return
    }
    let owner = ownerOfMember(at: index, source)
    if source.isSign(index + 1, "["), !source.tokens[index + 1].followsSpace {
      if ["Double", "String", "Int", "Float", "Bool"].contains(type) { return }
      if type.hasSuffix("?"), source.tokens[index + 2].kind == .string {
        // A dictionary, whose subscript returns an optional.
        _ = declarations.refine(name, of: nil, to: "[String: \(type.dropLast())]")
        return
      }
      conformMakeable(type, source.place(of: index))
      return
    }
    if declarations.refine(name, of: owner?.type, isStatic: owner?.isStatic, to: type) { return }
    if owner == nil, declarations.refine(name, of: nil, to: type) { return }
    guard declarations.changes[(owner?.type ?? StandInNames.type) + "." + name, default: 0] < 3
    else { return }
    let call = CallShape.read(at: index + 1, in: source)
    var member = StandInMember(
      owner: owner?.type ?? StandInNames.type,
      name: name,
      isStatic: owner?.isStatic ?? false,
      form: call.map { .function($0.shape) } ?? .property,
      result: .type(type),
      origin: source.place(of: index)
    )
    if let call { member.isAsync = isAwaited(index, call.shape, source) }
    declarations.declare(member)
  }

  /// Returns the type that has the member at a token, if the chain before it shows one.
  func ownerOfMember(at index: Int, _ source: TokenizedSource) -> (type: String, isStatic: Bool)? {
    let chain = source.expression(at: source.startOfExpression(at: index))
    guard let first = chain.parts.first, first.index < index else { return nil }
    var type: String
    var isStatic = false
    if declarations.index(ofType: first.name) != nil {
      type = first.name
      isStatic = first.call == nil
    } else if let (origin, written) = source.origin(of: first.name, before: first.index) {
      if let written {
        type = NominalType.name(of: written)
        guard declarations.isStandIn(type) else { return nil }
      } else if let origin, let start = origin.expression.parts.first,
        declarations.index(ofType: start.name) != nil, origin.expression.parts.count == 1,
        start.call != nil, origin.binding == .whole
      {
        type = start.name
      } else {
        return nil
      }
    } else {
      return nil
    }
    for part in chain.parts.dropFirst() {
      if part.index >= index { break }
      let inner = type + "." + part.name
      if isStatic, declarations.index(ofType: inner) != nil {
        type = inner
        isStatic = part.call == nil
        continue
      }
      let known = declarations.members.first {
        $0.owner == type && $0.name == part.name && $0.isStatic == isStatic
      }
      switch known?.result {
      case .type(let result): type = NominalType.name(of: result)
      default: return nil
      }
      isStatic = false
    }
    return declarations.isStandIn(type) ? (type, isStatic) : nil
  }
}

extension StandInStep {
  /// Returns true if a type has meaning only inside a generic declaration.
  static func isPlaceholder(_ type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      word.count <= 2 && word.first?.isUppercase == true && !["Bo", "UI"].contains(word)
        || [
          "Self", "Element", "Wrapped", "Content", "Output", "Failure", "Body", "Subject", "Data_",
        ].contains(word)
    }
  }

  /// Returns a message's type as a declaration can write it.
  static func plain(written type: String) -> String {
    var type = type
    for module in ["WidgetAuthoring.", "CheckedWidgets.", "Swift."] {
      type = type.replacing(module, with: "")
    }
    return type
  }
}
