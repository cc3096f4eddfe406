extension StandInStep {
  mutating func declareType(_ name: String, _ uses: [NameUse]) {
    guard let first = uses.first, declarations.index(ofType: name) == nil else { return }
    if uses.contains(where: { $0.position == .attribute }) {
      declareAttribute(name)
      return
    }
    var type = StandInTypeDeclaration(
      name: name,
      kind: kind(of: name, uses),
      module: module(of: name, uses),
      origin: sources[first.file].place(of: first.index)
    )
    type.genericCount = uses.map(\.genericCount).max() ?? 0
    complete(&type, uses)
    declarations.declare(type)
    if type.genericCount == 1, let results = StandInStep.requests[name] {
      declareRequest(name, results, type.origin)
    }
    declareUses(of: name, uses, type.kind)
  }

  /// The request types of object stores, with the functions that take them.
  private static let requests: [String: [String]] = [
    "FetchDescriptor": [
      "func fetch<T>(_ request: FetchDescriptor<T>) throws -> [T]",
      "func fetchCount<T>(_ request: FetchDescriptor<T>) throws -> Int",
    ],
    "NSFetchRequest": [
      "func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T]",
      "func count<T>(for request: NSFetchRequest<T>) throws -> Int",
    ],
  ]

  private mutating func declareRequest(_ name: String, _ functions: [String], _ origin: String) {
    for function in functions {
      let called = String(function.dropFirst(5).prefix { $0 != "<" })
      declarations.declare(
        StandInMember(
          owner: StandInNames.type,
          name: called,
          form: .verbatim("\(function) { StandIns.make(\"\(name).\(called)\") }"),
          origin: origin
        )
      )
    }
  }

  mutating func declareType(_ name: String, in owner: String) {
    let isID =
      name == "ID"
      && NameUse.all(of: name, in: owner, sources).contains { use in
        sources[use.file].isSign(use.next, "(")
      }
    guard isID || !StandInStep.associated.contains(name) else { return }
    if isID, let index = declarations.index(ofType: owner) {
      declarations.types[index].excluded.insert("Identifiable")
    }
    let full = owner + "." + name
    let uses = NameUse.all(of: name, in: owner, sources)
    guard let first = uses.first, declarations.index(ofType: full) == nil else { return }
    var type = StandInTypeDeclaration(
      name: full,
      kind: kind(of: name, uses) == .class ? .structure : kind(of: name, uses),
      module: module(of: name, uses),
      origin: sources[first.file].place(of: first.index)
    )
    type.genericCount = uses.map(\.genericCount).max() ?? 0
    complete(&type, uses)
    declarations.declare(type)
    declareUses(of: full, uses, type.kind)
  }

  private static let associated: Set<String> = [
    "ID", "Element", "Index", "Indices", "Iterator", "SubSequence", "RawValue", "Body", "AllCases",
    "Value", "Type", "Self", "Protocol", "Wrapped",
  ]

  private func complete(_ type: inout StandInTypeDeclaration, _ uses: [NameUse]) {
    if type.kind == .structure, uses.contains(where: { isViewStatement($0) }) {
      type.conformances.append("View")
    }
    if type.kind == .class, isIntent(type.name, uses) {
      // Xcode generates such a class from the project's intent definition file.
      type.superclass = "INIntent"
      type.module = nil
    }
    if type.kind == .protocol {
      type.genericCount = 0
      let isForClasses = uses.allSatisfy {
        ![.inheritance("struct"), .inheritance("enum")].contains($0.position)
      }
      if isForClasses, uses.contains(where: { $0.position == .inheritance("class") }) {
        type.conformances.append("AnyObject")
      }
    }
  }

  private func isViewStatement(_ use: NameUse) -> Bool {
    let source = sources[use.file]
    guard use.position == .expression,
      source.isSign(use.next, "(") || CallShape.opensTrailingClosure(use.next, in: source)
    else { return false }
    if source.isSign(use.index - 1, "{") || source.text(use.index - 1) == "in" {
      return CallShape.opensTrailingClosure(use.next, in: source)
        || source.isSign(use.index - 1, "{") && isBuilderBrace(use.index - 1, source)
    }
    guard source.tokens[use.index].startsLine else { return false }
    let before = source.text(use.index - 1)
    return ["}", ")", "{", "in", "\""].contains(before)
      || source.isWord(use.index - 1)
        && !source.isKeyword(use.index - 1)
  }

  private func isBuilderBrace(_ brace: Int, _ source: TokenizedSource) -> Bool {
    var before = brace - 1
    if source.isSign(before, ")"), source.partners[before] >= 0 {
      before = source.partners[before] - 1
    }
    return source.text(before).first?.isUppercase == true
      || ["View", "some"].contains(source.text(brace - 1))
  }

  private func isIntent(_ name: String, _ uses: [NameUse]) -> Bool {
    guard !usesAppIntents(name, uses) else { return false }
    return name.hasSuffix("Intent")
      || uses.contains { use in
        let source = sources[use.file]
        return source.text(use.index - 2) == "intent" && source.isSign(use.index - 1, ":")
          || source.text(use.index - 3) == "typealias" && source.text(use.index - 2) == "Intent"
      }
  }

  /// Returns true for an intent declared in code: it is created, or the widgets use App Intents.
  private func usesAppIntents(_ name: String, _ uses: [NameUse]) -> Bool {
    let isMade = uses.contains { use in
      let source = sources[use.file]
      return source.isSign(use.index - 1, ":") && source.text(use.index - 2) == "intent"
        && source.isSign(use.next, "(")
    }
    return isMade
      || uses.contains { use in
        sources[use.file].tokens.contains {
          $0.text == "AppIntentTimelineProvider" || $0.text == "AppIntentConfiguration"
        }
      }
  }

  private func kind(of name: String, _ uses: [NameUse]) -> StandInTypeDeclaration.Kind {
    let isCalled = uses.contains { use in
      use.position == .expression && sources[use.file].isSign(use.next, "(")
    }
    let inherits = uses.compactMap { use -> String? in
      if case .inheritance(let keyword) = use.position { keyword } else { nil }
    }
    if !isCalled {
      if inherits.contains("struct") || inherits.contains("enum") || inherits.contains("protocol")
        || inherits.contains("extension") || inherits.contains("actor")
        || uses.contains(where: { $0.position == .constraint })
      {
        return inherits.allSatisfy { $0 == "class" } && !inherits.isEmpty && isClassName(name)
          ? .class : .protocol
      }
    }
    if inherits.contains("class") {
      return isCalled || isClassName(name) ? .class : .protocol
    }
    if isIntent(name, uses) || name == "NSManagedObject" { return .class }
    let isReferenced = uses.contains { use in
      let source = sources[use.file]
      return (max(0, use.index - 5)..<use.index).contains {
        ["weak", "unowned"].contains(source.text($0))
          && source.tokens[$0].line == source.tokens[use.index].line
      }
    }
    return isReferenced ? .class : .structure
  }

  private func isClassName(_ name: String) -> Bool {
    for suffix in [
      "Delegate", "Protocol", "DataSource", "able", "ing", "Observer", "Providing", "Factory",
    ]
    where name.hasSuffix(suffix) {
      return false
    }
    for suffix in [
      "Controller", "View", "Object", "Cell", "Manager", "Operation", "Button", "Label", "Service",
      "Store", "Model", "Base",
    ]
    where name.hasSuffix(suffix) {
      return true
    }
    return name.hasPrefix("NS") || name.hasPrefix("UI") || name == "Object"
  }

  /// Declares initialisers, static members and nested types from the uses of a type.
  mutating func declareUses(
    of name: String,
    _ uses: [NameUse],
    _ kind: StandInTypeDeclaration.Kind
  ) {
    guard kind == .structure || kind == .class else { return }
    for use in uses where use.position != .attribute {
      let source = sources[use.file]
      if let (shape, _) = CallShape.read(at: use.next, in: source), use.position == .expression {
        declareInitializer(of: name, shape, use.index, source)
        declareImplicitMembers(after: use.next, source)
      } else if source.isSign(use.next, "."), source.isWord(use.next + 1) {
        declareStatic(use.next + 1, of: name, source)
      }
    }
  }

  mutating func declareInitializer(
    of name: String,
    _ shape: CallShape,
    _ index: Int,
    _ source: TokenizedSource
  ) {
    guard !shape.arguments.isEmpty else { return }
    var shape = shape
    if name == "FetchDescriptor" {
      for index in shape.arguments.indices {
        let known = ["predicate": "Predicate<T0>?", "sortBy": "[SortDescriptor<T0>]"]
        guard let type = known[shape.arguments[index].label ?? ""] else { continue }
        shape.arguments[index].form = .typed(type)
      }
    }
    declarations.declare(
      StandInMember(
        owner: name,
        name: "init",
        form: .initializer(shape),
        origin: source.place(of: index)
      )
    )
  }

  private mutating func declareStatic(_ index: Int, of owner: String, _ source: TokenizedSource) {
    let name = source.text(index)
    guard !["self", "Type", "Protocol"].contains(name) else { return }
    let call = CallShape.read(at: index + 1, in: source)
    if name == "init" {
      if let call { declareInitializer(of: owner, call.shape, index, source) }
      return
    }
    if name.first?.isUppercase == true,
      call != nil || source.isSign(index + 1, ".") || !isValue(index, source)
    {
      guard
        declarations.index(ofType: owner).map({ declarations.types[$0].kind != .protocol }) ?? true
      else { return }
      declareType(name, in: owner)
      return
    }
    var member = StandInMember(
      owner: owner,
      name: name,
      isStatic: true,
      form: call.map { .function($0.shape) } ?? .property,
      origin: source.place(of: index)
    )
    let own = owner.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if StandInStep.sharedNames.contains(name) || name.lowercased() == own {
      member.result = .type(owner)
    }
    if let call {
      member.isAsync = isAwaited(index, call.shape, source)
      declareImplicitMembers(after: index + 1, source)
    }
    // Other values are dynamic members.
    if call != nil || member.result != .opaque { declarations.declare(member) }
  }

  private func isValue(_ index: Int, _ source: TokenizedSource) -> Bool {
    let before = source.text(source.startOfExpression(at: index) - 1)
    return ["=", "==", "(", ",", "return"].contains(before)
  }

  static let sharedNames: Set<String> = [
    "shared", "default", "standard", "current", "main", "sharedInstance", "instance", "preview",
    "defaultManager",
  ]

  /// Declares the implicit members among a call's arguments, for parameters of the opaque type.
  mutating func declareImplicitMembers(after open: Int, _ source: TokenizedSource) {
    guard source.isSign(open, "("), source.partners[open] > open else { return }
    var index = open + 1
    while index < source.partners[open] {
      if source.isSign(index, "{"), source.partners[index] > index {
        index = source.partners[index]
      }
      let before = source.text(index - 1)
      if source.isSign(index, "."), source.isWord(index + 1),
        source.tokens[index].followsSpace
          || ["(", "[", ","].contains(before)
      {
        guard ["(", "[", ",", ":", "?", "??"].contains(before) else {
          index += 1
          continue
        }
        // Arguments of a nested call belong to that call.
        let around = source.enclosing[index]
        if around == open || source.isSign(around, "[") && source.enclosing[around] == open {
          declareImplicit(index + 1, source)
        }
      }
      index += 1
    }
  }

  mutating func declareImplicit(_ index: Int, _ source: TokenizedSource) {
    let call = CallShape.read(at: index + 1, in: source)
    guard source.text(index) != "init" else {
      if let call { declareInitializer(of: StandInNames.value, call.shape, index, source) }
      return
    }
    var member = StandInMember(
      owner: StandInNames.value,
      name: source.text(index),
      isStatic: true,
      form: call.map { .function($0.shape) } ?? .property,
      origin: source.place(of: index)
    )
    member.result = .type(StandInNames.value)
    declarations.declare(member)
    if call != nil { declareImplicitMembers(after: index + 1, source) }
  }
}
