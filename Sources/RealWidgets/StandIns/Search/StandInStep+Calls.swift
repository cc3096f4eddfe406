extension StandInStep {
  /// Handles a message whose cause is a call of something opaque that needs a declaration of its own.
  mutating func handleSecondary(_ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    if case .notInferred = message.kind, declareEnvironment(at: index, source) { return }
    switch message.kind {
    case .notInferred, .noExactMatch:
      redeclareCall(around: index, source)
    case .missingStaticMember(_, let owner) where owner == "Any" || owner == "AnyObject":
      redeclareCall(around: index, source)
    case .missingMember(_, let owner) where owner == "Any" || owner == "AnyObject":
      redeclareCall(around: index, source)
    case .arguments:
      if !redeclareCall(at: index, source) { declareGap(at: index, source) }
    case .overridesNothing: declareOverridden(at: index, source)
    case .notExhaustive: declareCases(at: index, source)
    case .conversion: redeclareCall(around: index, source)
    default: break
    }
  }

  /// Methods that Foundation has only with the Objective-C runtime, by a label that only they have.
  private static let gaps: [String: (name: String, owner: String, text: String)] = [
    "selector": (
      "addObserver", "NotificationCenter",
      "func addObserver(_ observer: Any, selector: Any, name: NSNotification.Name?, object: Any?) {}"
    ),
    "format": (
      "NSPredicate", "NSPredicate",
      "convenience init(format: String, _ arguments: Any?...) { self.init(value: true) }"
    ),
    "ascending": (
      "NSSortDescriptor", "NSSortDescriptor",
      "convenience init(key: String?, ascending: Bool) { self.init(keyPath: \\NSObject.description, ascending: ascending) }"
    ),
    "userInfo": (
      "scheduledTimer", "Timer",
      "@discardableResult static func scheduledTimer(timeInterval: TimeInterval, target: Any, "
        + "selector: Any, userInfo: Any?, repeats: Bool) -> Timer "
        + "{ Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }"
    ),
  ]

  /// Declares a method that Foundation does not have here.
  private mutating func declareGap(at index: Int, _ source: TokenizedSource) {
    let line = source.tokens[index].line
    let near = source.tokens.indices.filter { abs(source.tokens[$0].line - line) <= 6 }
    for (label, gap) in StandInStep.gaps.sorted(by: { $0.key < $1.key })
    where near.contains(where: { source.text($0) == label })
      && near.contains(where: { source.text($0) == gap.name })
    {
      declarations.declare(
        StandInMember(
          owner: gap.owner,
          name: gap.name,
          form: .verbatim(gap.text),
          origin: source.place(of: index)
        )
      )
    }
  }

  /// Declares a value of the environment that a key path names.
  private mutating func declareEnvironment(at index: Int, _ source: TokenizedSource) -> Bool {
    var place = index
    while place < index + 6, !source.isSign(place, "\\") { place += 1 }
    guard source.isSign(place, "\\"), source.isSign(place + 1, "."), source.isWord(place + 2),
      source.isSign(place - 1, "("), ["Environment", "environment"].contains(source.text(place - 2))
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

  /// Handles what no other rule led on from: members of calls that are not known.
  mutating func handleLast(_ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    switch message.kind {
    case .arguments, .noExactMatch:
      declareInitializerOfKnownType(at: index, source)
      redeclareCall(at: index, source, isForced: true)
    case .notInferred: redeclareCall(around: index, source, isForced: true)
    default: break
    }
  }

  /// Declares the function around a place with the shape of its call, if a stand-in is called.
  mutating func redeclareCall(
    around index: Int,
    _ source: TokenizedSource,
    isForced: Bool = false
  ) {
    var inner = index
    for _ in 0..<4 {
      guard let callee = source.callee(around: inner) else { return }
      if redeclareCall(at: callee, source, isForced: isForced) { return }
      inner = callee
    }
  }

  /// Declares a called name once more with the shape of this call.
  ///
  /// - Returns: Whether the name is a stand-in's.
  @discardableResult
  mutating func redeclareCall(
    at index: Int,
    _ source: TokenizedSource,
    isForced: Bool = false
  ) -> Bool {
    var index = index
    while index > 0, !source.isWord(index), source.partners[index] >= 0 || source.isSign(index, "?") {
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
    } else if let known = declarations.members.first(where: { $0.name == name && $0.owner.isEmpty }) {
      owner = (known.owner, false)
    }
    guard let owner else { return false }
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

  /// The stand-in that a class of the program inherits from.
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

  /// Whether the program declares a function of a name.
  func declaresFunction(_ name: String) -> Bool {
    sources.contains { source in
      source.tokens.indices.contains { index in
        source.text(index) == name && ["func", "case", "var", "let"].contains(source.text(index - 1))
      }
    }
  }

  /// Whether the chain before a name begins with something opaque.
  private func isOpaqueChain(_ index: Int, _ source: TokenizedSource) -> Bool {
    let chain = source.expression(at: source.startOfExpression(at: index))
    guard let first = chain.parts.first, first.index < index else { return false }
    if declarations.isStandIn(first.name) { return true }
    if declarations.members.contains(where: { $0.owner.isEmpty && $0.name == first.name }) { return true }
    guard let (origin, written) = source.origin(of: first.name, before: first.index) else {
      return false
    }
    if let written { return declarations.isStandIn(StandInStep.nominal(written)) }
    guard let origin, let start = origin.expression.parts.first else { return false }
    return declarations.isStandIn(start.name)
      || source.isSign(origin.expression.start, ".") == false
        && start.index < first.index && isOpaqueChain(origin.expression.last?.index ?? 0, source)
  }

  /// Declares what the program overrides, in the stand-in that it inherits from.
  private mutating func declareOverridden(at index: Int, _ source: TokenizedSource) {
    var body = source.enclosing[index]
    while body >= 0, !source.isSign(body, "{") { body = source.enclosing[body] }
    guard body > 0 else { return }
    var head = body - 1
    var base: String?
    while head > 0, !source.isSign(head, "}"), !source.isSign(head, "{") {
      if source.isWord(head), let place = declarations.index(ofType: source.text(head)),
        declarations.types[place].kind == .class
      {
        base = source.text(head)
      }
      if source.text(head) == "class" { break }
      head -= 1
    }
    guard let base else {
      blank("override", around: index, source)
      return
    }
    var start = index
    while start > max(0, index - 8), source.text(start) != "override" { start -= 1 }
    if source.text(start) != "override" { start = index }
    let limit = start + 12
    while start < limit, !["func", "var", "init", "class", "static"].contains(source.text(start)) { start += 1 }
    var end = start
    while source.tokens.indices.contains(end), !source.isSign(end, "{"), !source.isSign(end, "=") {
      end += 1
    }
    let head2 = source.joined(start..<end)
    let name = source.text(start + 1)
    let text: String
    switch source.text(start) {
    case "init": text = "\(head2) { super.init() }"
    case "var": text = "\(head2) { get { StandIns.make(\"\(base).\(name)\") } set {} }"
    default: text = "\(head2) { StandIns.make(\"\(base).\(name)\") }"
    }
    declarations.declare(
      StandInMember(owner: base, name: name, form: .verbatim(text), origin: source.place(of: index))
    )
  }

  /// Makes a stand-in an enumeration whose cases a `switch` names.
  private mutating func declareCases(at index: Int, _ source: TokenizedSource) {
    guard source.text(index) == "switch" else { return }
    let subject = source.value(at: index + 1)
    guard source.isSign(subject.end, "{"), source.partners[subject.end] > subject.end else { return }
    var cases: [String: Int] = [:]
    var place = subject.end
    while place < source.partners[subject.end] {
      if source.isSign(place, "."), ["case", ",", "let"].contains(source.text(place - 1)),
        source.enclosing[place] == subject.end
      {
        let call = CallShape.read(at: place + 2, in: source)
        cases[source.text(place + 1)] = call?.shape.arguments.count ?? 0
      }
      place += 1
    }
    guard !cases.isEmpty, let last = subject.last else { return }
    let written = source.origin(of: last.name, before: last.index)?.type.map(StandInStep.nominal)
    let owner = ownerOfMember(at: last.index, source)
    var name = written ?? ""
    if let owner, let known = declarations.members.first(where: { $0.owner == owner.type && $0.name == last.name }),
      case .type(let type) = known.result
    {
      name = type
    }
    if let place = declarations.index(ofType: name), declarations.types[place].kind == .structure {
      declarations.types[place].kind = .enumeration
      declarations.types[place].cases = cases
      declarations.types[place].conformances = []
      declarations.members.removeAll { $0.owner == name && $0.isStatic && cases[$0.name] != nil }
      return
    }
    let made = "StandIn" + last.name.prefix(1).uppercased() + last.name.dropFirst()
    guard declarations.index(ofType: made) == nil else { return }
    var type = StandInTypeDeclaration(name: made, kind: .enumeration, origin: source.place(of: index))
    type.cases = cases
    declarations.declare(type)
    refine(at: last.index, source, to: made)
  }

  /// Declares an initialiser in an extension of a type that is there, as packages do.
  private mutating func declareInitializerOfKnownType(at index: Int, _ source: TokenizedSource) {
    guard source.isWord(index), source.text(index).first?.isUppercase == true,
      let (shape, _) = CallShape.read(at: index + 1, in: source),
      shape.arguments.contains(where: { $0.label != nil }), declarations.index(ofType: source.text(index)) == nil,
      StandInStep.extensible.contains(source.text(index))
    else { return }
    declareInitializer(of: source.text(index), shape, index, source)
    declareImplicitMembers(after: index + 1, source)
  }

  /// Types of the toolchain and of SwiftUI to which packages add initialisers.
  private static let extensible: Set<String> = [
    "Color", "Image", "Date", "URL", "String", "UIColor", "UIImage", "Font", "Data", "Text",
    "URLRequest", "UserDefaults", "Calendar", "DateFormatter", "AttributedString",
  ]
}
