extension StandInStep {
  /// Sets the type of an interpolation's or conversion's opaque argument; returns true if found.
  mutating func refineAmbiguous(at index: Int, _ source: TokenizedSource) -> Bool {
    let before = declarations
    if source.tokens[index].kind == .string || source.isSign(index, "(") {
      let line = source.tokens[index].line
      for place in index..<min(source.tokens.count, index + 60)
      where source.isSign(place, "(") && source.tokens[place].line == line
        && source.tokens[place - 1].kind == .string
      {
        if let last = source.value(at: place + 1).last {
          refine(at: last.index, source, to: "String")
        }
      }
    } else if ["Float", "Double", "Int", "CGFloat", "String"].contains(source.text(index)),
      source.isSign(index + 1, "("), let last = source.value(at: index + 2).last
    {
      refine(at: last.index, source, to: source.text(index) == "String" ? "String" : "Double")
    }
    return declarations != before
  }

  /// Makes a stand-in accept a value of a different type, as a protocol or as an alias.
  mutating func represent(_ index: Int, by type: String, _ origin: String) -> Bool {
    let declared = declarations.types[index]
    if declared.kind == .protocol {
      let name = NominalType.name(of: type)
      if let place = declarations.index(ofType: name) {
        guard !declarations.types[place].conformances.contains(declared.name) else { return false }
        declarations.types[place].conformances.append(declared.name)
      } else {
        declarations.types[index].conformances.removeAll { $0 == "AnyObject" }
        declarations.declare(.init(type: name, name: declared.name, origin: origin))
      }
      return true
    }
    guard type.hasPrefix("[") else { return false }
    // Implicit members need a type that has members.
    let alias =
      type.hasPrefix("[String : ") || type.hasPrefix("[AnyHashable : ")
      ? "[String: Any]" : type.replacing(" : Any]", with: " : \(StandInNames.value)]")
    return declare(index, as: alias)
  }

  mutating func declare(_ index: Int, as alias: String) -> Bool {
    let declared = declarations.types[index]
    guard declared.kind == .structure, declared.owner == nil, declared.genericCount == 0 else {
      return false
    }
    declarations.types.remove(at: index)
    declarations.members.removeAll { $0.owner == declared.name }
    declarations.refused.insert("type " + declared.name)
    declarations.declare(
      StandInMember(
        owner: "",
        name: declared.name,
        form: .verbatim("public typealias \(declared.name) = \(alias)"),
        origin: declared.origin
      )
    )
    return true
  }

  mutating func refineAssigned(_ index: Int, _ source: TokenizedSource, _ type: String) {
    var equals = index
    while equals > 0, !source.isSign(equals, "="), index - equals < 60 { equals -= 1 }
    if !source.isSign(equals, "=") {
      equals = index
      while equals < index + 20, !source.isSign(equals, "=") { equals += 1 }
    }
    guard source.isSign(equals, "=") else { return }
    refine(at: equals - 1, source, to: type)
  }

  mutating func refineOperands(_ left: String, _ right: String, _ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    var sign = index
    let limit = min(source.tokens.count, index + 60)
    while sign < limit, !isOperator(sign, source) { sign += 1 }
    guard sign < limit else { return }
    // An empty literal determines the type of the other side.
    if right == "[AnyHashable : Any]",
      let place = declarations.index(ofType: NominalType.name(of: left)),
      represent(place, by: right, source.place(of: index))
    {
      return
    }
    let number = isOpen(left) && isOpen(right) ? "Double" : nil
    if isOpen(left) {
      refine(at: sign - 1, source, to: number ?? StandInStep.plain(written: right))
    }
    if isOpen(right) {
      let expression = source.value(at: sign + 1)
      if let last = expression.last {
        refine(at: last.index, source, to: number ?? StandInStep.plain(written: left))
      }
    }
  }

  func isOperator(_ index: Int, _ source: TokenizedSource) -> Bool {
    source.tokens.indices.contains(index) && source.tokens[index].kind == .sign
      && [
        "+", "-", "*", "/", "==", "!=", "<", ">", "<=", ">=", "+=", "-=", "%", "..<", "...", "??",
        "&&", "||",
      ]
      .contains(source.text(index))
  }

  func otherOperand(of index: Int, _ source: TokenizedSource) -> Int? {
    let start = source.startOfExpression(at: index)
    if isOperator(start - 1, source) {
      var place = start - 2
      if place >= 0, source.partners[place] >= 0, source.partners[place] < place {
        place = source.partners[place] - 1
      }
      return place
    }
    let end = source.value(at: start).end
    guard isOperator(end, source) else { return nil }
    return source.value(at: end + 1).last?.index
  }

  /// Sets the type of a `switch` subject to the type of its pattern.
  mutating func refineSubject(of pattern: String, _ message: CompilerMessage) {
    guard let (file, index) = place(of: message) else { return }
    let source = sources[file]
    let brace = source.enclosing[index]
    guard brace > 0 else { return }
    var place = brace
    while place > max(0, brace - 40), source.text(place) != "switch" { place -= 1 }
    guard source.text(place) == "switch", let last = source.value(at: place + 1).last else {
      return
    }
    // A range matches its bounds' type.
    let isRange = pattern.contains("Range") && pattern.hasSuffix(">")
    let bound = pattern.drop { $0 != "<" }.dropFirst().dropLast()
    refine(
      at: last.index,
      source,
      to: StandInStep.plain(written: isRange ? String(bound) : pattern)
    )
  }
}
