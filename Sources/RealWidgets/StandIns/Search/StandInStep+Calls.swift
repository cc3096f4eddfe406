extension StandInStep {
  /// Handles a message caused by a call of an opaque value that needs its own declaration.
  mutating func handleSecondary(_ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    let isPattern =
      source.isSign(index - 1, ".") && ["case", "let"].contains(source.text(index - 2))
    if isPattern || source.isSign(index, ".") && source.text(index - 1) == "case" {
      var opening = source.enclosing[index]
      while opening > 0, source.text(opening) != "switch", source.enclosing[index] - opening < 40 {
        opening -= 1
      }
      declareCases(at: opening, source)
      return
    }
    if message.text.contains("ambiguous use of"), refineAmbiguous(at: index, source) { return }
    if case .notInferred = message.kind, declareEnvironment(at: index, source) { return }
    switch message.kind {
    case .contextualBase(let name):
      if !declareKey(name, at: index, source) { redeclareCall(around: index, source) }
    case .notInferred, .noExactMatch:
      redeclareCall(around: index, source)
    case .missingStaticMember(_, let owner) where owner == "Any" || owner == "AnyObject":
      redeclareCall(around: index, source)
    case .missingMember(_, let owner) where owner == "Any" || owner == "AnyObject":
      redeclareCall(around: index, source)
    case .arguments where message.text.hasPrefix("argument passed to call"):
      redeclareCall(around: index, source)
    case .arguments:
      // The message points at the call, or at the argument next to the missing or extra one.
      if !redeclareCall(at: index, source), !redeclareCall(around: index, source) {
        declareGap(at: index, source)
      }
    case .incompleteConformance(let type, let name):
      guard ["Equatable", "Hashable", "Identifiable"].contains(name),
        sources.contains(where: { source in
          source.tokens.indices.contains {
            source.text($0) == "class" && source.text($0 + 1) == type
          }
        })
      else { return }
      declarations.declare(.init(type: type, name: name, origin: source.place(of: index)))
    case .overridesNothing: declareOverridden(at: index, source)
    case .notExhaustive: declareCases(at: index, source)
    case .conversion: redeclareCall(around: index, source)
    default: break
    }
  }

  /// Declares a key of a stand-in's subscript, such as `Defaults[.name]`.
  private mutating func declareKey(_ name: String, at index: Int, _ source: TokenizedSource) -> Bool
  {
    let open = source.enclosing[index]
    guard open > 0, source.isSign(open, "["),
      declarations.index(ofType: source.text(open - 1)) != nil
    else { return false }
    declarations.declare(
      StandInMember(
        owner: StandInNames.value,
        name: name,
        isStatic: true,
        form: .property,
        origin: source.place(of: index)
      )
    )
    return true
  }

  private mutating func declareEnvironment(at index: Int, _ source: TokenizedSource) -> Bool {
    var place = index
    while place < index + 6, !source.isSign(place, "\\") { place += 1 }
    guard source.isSign(place, "\\"), source.isSign(place + 1, "."), source.isWord(place + 2),
      source.isSign(place - 1, "("),
      ["Environment", "environment"].contains(source.text(place - 2)),
      !StandInStep.environmentValues.contains(source.text(place + 2))
    else { return false }
    var member = StandInMember(
      owner: "EnvironmentValues",
      name: source.text(place + 2),
      form: .property,
      origin: source.place(of: place)
    )
    member.isAssigned = true
    let close = source.partners[place - 1]
    for index in close..<close + 8 where ["var", "let"].contains(source.text(index)) {
      if source.isSign(index + 2, ":") { member.result = .type(source.typeText(at: index + 3)) }
    }
    declarations.declare(member)
    return true
  }

  /// The known environment values: a message about one has a different cause.
  private static let environmentValues: Set<String> = [
    "backgroundMaterial", "calendar", "colorScheme", "colorSchemeContrast", "controlSize",
    "dismiss", "displayScale", "dynamicTypeSize", "font", "horizontalSizeClass", "imageScale",
    "isEnabled", "isFocused", "isLuminanceReduced", "isPresented", "layoutDirection",
    "legibilityWeight", "lineLimit", "lineSpacing", "locale", "managedObjectContext",
    "minimumScaleFactor", "modelContext", "multilineTextAlignment", "openURL", "pixelLength",
    "redactionReasons", "scenePhase", "showsWidgetContainerBackground", "showsWidgetLabel",
    "sizeCategory", "symbolRenderingMode", "symbolVariants", "textCase", "timeZone", "tint",
    "truncationMode", "verticalSizeClass", "widgetContentMargins", "widgetFamily",
    "widgetRenderingMode",
  ]

  /// Handles messages that no other rule handled: members of unknown calls.
  mutating func handleLast(_ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    switch message.kind {
    case .arguments, .noExactMatch:
      declareInitializerOfKnownType(at: index, source)
      if !redeclareCall(at: index, source, isForced: true) {
        redeclareCall(around: index, source, isForced: true)
      }
    case .notInferred, .contextualBase: redeclareCall(around: index, source, isForced: true)
    // A protocol's stand-in does not have the actor of the missing protocol.
    case .isolation: declarations.removedAttributes.insert("MainActor")
    default: break
    }
  }

  /// Declares the function around a place with the shape of its call, if it is a stand-in.
  @discardableResult
  mutating func redeclareCall(
    around index: Int,
    _ source: TokenizedSource,
    isForced: Bool = false
  ) -> Bool {
    var inner = index
    for _ in 0..<4 {
      guard let callee = source.callee(around: inner) else { return false }
      if redeclareCall(at: callee, source, isForced: isForced) { return true }
      inner = callee
    }
    return false
  }

  /// Declares another overload of a called name with the shape of this call.
  @discardableResult
  mutating func redeclareCall(
    at index: Int,
    _ source: TokenizedSource,
    isForced: Bool = false
  ) -> Bool {
    var index = index
    while index > 0, !source.isWord(index), source.partners[index] >= 0 || source.isSign(index, "?")
    {
      index = source.partners[index] >= 0 ? min(index, source.partners[index]) - 1 : index - 1
    }
    guard source.isWord(index) else { return false }
    var next = index + 1
    if let (end, _) = source.endOfGenericArguments(at: next) { next = end }
    guard let (shape, _) = CallShape.read(at: next, in: source) else { return false }
    let name = source.text(index)
    let origin = source.place(of: index)
    if declarations.index(ofType: name) != nil, !source.isSign(index - 1, ".") {
      declareInitializer(of: name, shape, index, source)
      declareImplicitMembers(after: next, source)
      return true
    }
    if let base = standInBase(of: name), !source.isSign(index - 1, ".") {
      declareInitializer(of: base, shape, index, source)
      declareImplicitMembers(after: next, source)
      return true
    }
    var owner: (type: String, isStatic: Bool)?
    if source.isSign(index - 1, ".") {
      owner = ownerOfMember(at: index, source)
      if owner == nil, isOpaqueChain(index, source) || isForced && !declaresFunction(name) {
        owner = (StandInNames.type, false)
      }
      if let known = declarations.members.first(where: { $0.name == name }), owner == nil {
        owner = (known.owner, known.isStatic)
      }
    } else if let known = declarations.members.first(where: { $0.name == name && $0.owner.isEmpty })
    {
      owner = (known.owner, false)
    }
    guard let owner else { return false }
    let visits =
      TokenizedSource.visitors.contains(name) || TokenizedSource.transparent.contains(name)
    if visits, let place = declarations.index(ofType: owner.type),
      declarations.types[place].kind == .structure, !owner.isStatic
    {
      if !declarations.types[place].conformances.contains("RandomAccessCollection") {
        declarations.types[place].conformances.append("RandomAccessCollection")
      }
      return true
    }
    var member = StandInMember(
      owner: owner.type,
      name: name,
      isStatic: owner.isStatic,
      form: .function(shape),
      origin: origin
    )
    if owner.type == "View" { member.result = .modifiedView }
    member.isAsync = isAwaited(index, shape, source)
    declarations.declare(member)
    declareImplicitMembers(after: next, source)
    return true
  }

  func standInBase(of name: String) -> String? {
    for source in sources {
      for index in source.tokens.indices
      where source.text(index) == "class" && source.text(index + 1) == name
        && source.isSign(index + 2, ":")
      {
        let base = source.text(index + 3)
        if let place = declarations.index(ofType: base), declarations.types[place].kind == .class {
          return base
        }
      }
    }
    return nil
  }

  func declaresFunction(_ name: String) -> Bool {
    sources.contains { source in
      source.tokens.indices.contains { index in
        source.text(index) == name
          && ["func", "case", "var", "let"].contains(source.text(index - 1))
      }
    }
  }

  /// Returns true if the chain before a name begins with an opaque value.
  private func isOpaqueChain(_ index: Int, _ source: TokenizedSource) -> Bool {
    let chain = source.expression(at: source.startOfExpression(at: index))
    guard let first = chain.parts.first, first.index < index else { return false }
    if declarations.isStandIn(first.name) { return true }
    if declarations.members.contains(where: { $0.owner.isEmpty && $0.name == first.name }) {
      return true
    }
    guard let (origin, written) = source.origin(of: first.name, before: first.index) else {
      return false
    }
    if let written { return declarations.isStandIn(NominalType.name(of: written)) }
    guard let origin, let start = origin.expression.parts.first else { return false }
    return declarations.isStandIn(start.name)
      || source.isSign(origin.expression.start, ".") == false
        && start.index < first.index && isOpaqueChain(origin.expression.last?.index ?? 0, source)
  }

  private mutating func declareInitializerOfKnownType(at index: Int, _ source: TokenizedSource) {
    var index = index
    while index > 0, !source.isWord(index), source.isSign(index, "(") { index -= 1 }
    if source.isSign(index + 1, ":"), let callee = source.callee(around: index) { index = callee }
    guard source.isWord(index), let (shape, end) = CallShape.read(at: index + 1, in: source),
      shape.arguments.contains(where: { $0.label != nil }),
      declarations.index(ofType: source.text(index)) == nil,
      StandInStep.extensible.contains(source.text(index))
    else { return }
    let isOptional =
      ["??", "?", "!"].contains(source.text(end))
      && (source.text(end) == "??" || !source.tokens[end].followsSpace)
    if isOptional {
      declarations.declare(
        StandInMember(
          owner: source.text(index),
          name: "init",
          form: .initializer(shape),
          result: .type("Self?"),
          origin: source.place(of: index)
        )
      )
    }
    declareInitializer(of: source.text(index), shape, index, source)
    declareImplicitMembers(after: index + 1, source)
  }

  /// Types of the toolchain and of SwiftUI to which packages add initialisers.
  private static let extensible: Set<String> = [
    "Color", "Image", "Date", "URL", "String", "UIColor", "UIImage", "Font", "Data", "Text",
    "URLRequest", "UserDefaults", "Calendar", "DateFormatter", "AttributedString",
  ]
}
