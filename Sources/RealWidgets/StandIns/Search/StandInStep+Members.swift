extension StandInStep {
  /// Declares a missing member of a type; returns true if it is declared, now or before.
  mutating func declareMember(
    _ name: String,
    of written: String,
    isStatic: Bool,
    _ message: CompilerMessage
  ) -> Bool {
    let name = name.prefix { $0 != "(" }
    guard let (file, index) = place(of: String(name), near: message) else { return false }
    return declareMember(at: index, of: written, isStatic: isStatic, sources[file])
  }

  mutating func declareMember(
    at index: Int,
    of written: String,
    isStatic: Bool,
    _ source: TokenizedSource
  ) -> Bool {
    let name = source.text(index)
    guard let owner = owner(written, at: index, isStatic: isStatic, source) else { return false }
    if owner == "Any" || owner == "AnyObject" { return false }
    let call = CallShape.read(at: index + 1, in: source)
    if isStatic, name == "init", let call {
      declareInitializer(of: owner, call.shape, index, source)
      return true
    }
    if let place = declarations.index(ofType: owner), declarations.types[place].kind == .enumeration
    {
      declarations.types[place].cases[name] = call?.shape.arguments.count ?? 0
      return true
    }
    if isStatic, name.first?.isUppercase == true, declarations.isStandIn(owner),
      call != nil || source.isSign(index + 1, ".")
    {
      declareType(name, in: owner)
      return true
    }
    var member = StandInMember(
      owner: owner,
      name: name,
      isStatic: isStatic,
      form: call.map { .function($0.shape) } ?? .property,
      origin: source.place(of: index)
    )
    let isOperand =
      source.isWord(index - 2) && !source.isKeyword(index - 2)
      || [")", "]", "?", "}"].contains(source.text(index - 2))
    let isImplicit =
      source.isSign(index - 1, ".") && (!isOperand || source.tokens[index - 1].followsSpace)
    if owner == "View", !isStatic, call != nil {
      member.result = name.hasSuffix("AnyView") ? .type("AnyView") : .modifiedView
    } else if isStatic, isImplicit {
      member.result = .type(written == "ShapeStyle" ? "Color" : StandInStep.plain(written))
      if owner == "ShapeStyle" { member.owner = "ShapeStyle where Self == Color" }
    } else if isStatic, StandInStep.sharedNames.contains(name) {
      member.result = .type(owner)
    } else if isStatic, owner == "Color" || owner == "UIColor" {
      member.result = .type(owner)
    } else {
      member.result = expectedType(around: index, name, source) ?? .opaque
    }
    member.isAssigned = source.isSign(index + 1, "=") || source.isSign(index + 1, "+=")
    if let call {
      member.isAsync = isAwaited(index, call.shape, source)
      declareImplicitMembers(after: index + 1, source)
    }
    declarations.declare(member)
    return true
  }

  private func owner(
    _ written: String,
    at index: Int,
    isStatic: Bool,
    _ source: TokenizedSource
  ) -> String? {
    if isStatic { return NominalType.name(of: written) }
    let isView = written.hasPrefix("some View") || written == "any View"
    if isView || StandInStep.views.contains(NominalType.name(of: written)) { return "View" }
    if written.hasPrefix("some WidgetConfiguration") { return "WidgetConfiguration" }
    let name = NominalType.name(of: written)
    if name.hasPrefix("(") || name.isEmpty { return nil }
    if let place = declarations.index(ofType: name),
      declarations.types[place].conformances.contains("View"),
      source.isSign(index - 1, ".")
    {
      return CallShape.read(at: index + 1, in: source) == nil ? name : "View"
    }
    // Each modifier of a chain is on its own line.
    if source.isSign(index - 1, "."), source.tokens[index - 1].startsLine, name.hasSuffix("View") {
      return "View"
    }
    if name.count <= 2, let bound = bound(of: name, before: index, source) { return bound }
    return name
  }

  private func bound(of name: String, before index: Int, _ source: TokenizedSource) -> String? {
    var place = index
    while place > 0 {
      if source.text(place) == name, source.isSign(place + 1, ":") {
        let type = source.typeText(at: place + 2)
        return type.split(separator: ".").last.map(String.init)
      }
      place -= 1
    }
    return nil
  }

  /// Returns a type as source code can write it, without module names.
  static func plain(_ type: String) -> String {
    let type = type.hasSuffix("?") ? String(type.dropLast()) : type
    for module in ["WidgetAuthoring.", "CheckedWidgets."] where type.hasPrefix(module) {
      return String(type.dropFirst(module.count))
    }
    return type
  }

  static let views: Set<String> = [
    "Text", "Image", "VStack", "HStack", "ZStack", "List", "Form", "Group", "ForEach", "ScrollView",
    "Button", "Link", "Label", "Toggle", "TextField", "NavigationView", "NavigationStack", "Spacer",
    "GeometryReader", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "Grid", "GridRow",
    "ModifiedContent", "AnyView", "Section", "TabView", "Divider", "Circle", "Rectangle", "Capsule",
    "RoundedRectangle", "ProgressView", "Gauge", "EmptyView", "Picker", "TupleView", "Path",
  ]
}
