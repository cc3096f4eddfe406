extension StandInStep {
  /// Declares an overridden member in the stand-in that the program's class inherits from.
  mutating func declareOverridden(at index: Int, _ source: TokenizedSource) {
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
    while start < limit, !["func", "var", "init", "class", "static"].contains(source.text(start)) {
      start += 1
    }
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

  private func extendedType(at index: Int, _ source: TokenizedSource) -> String? {
    var place = index
    while place > 0, source.text(place) != "extension" || source.enclosing[place] >= 0 {
      place -= 1
    }
    guard source.text(place) == "extension" else { return nil }
    return source.typeText(at: place + 1).split(separator: ".").last.map(String.init)
  }

  /// Turns a stand-in into an enumeration with the cases of a `switch`.
  mutating func declareCases(at index: Int, _ source: TokenizedSource) {
    guard source.text(index) == "switch" else { return }
    let subject = source.value(at: index + 1)
    guard source.isSign(subject.end, "{"), source.partners[subject.end] > subject.end else {
      return
    }
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
    let around = last.name == "self" ? extendedType(at: index, source) : nil
    let written =
      around ?? source.origin(of: last.name, before: last.index)?.type.map(NominalType.name)
    let owner = ownerOfMember(at: last.index, source)
    var name = written ?? ""
    if let owner,
      let known = declarations.members.first(where: {
        $0.owner == owner.type && $0.name == last.name
      }),
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
    var type = StandInTypeDeclaration(
      name: made,
      kind: .enumeration,
      origin: source.place(of: index)
    )
    type.cases = cases
    declarations.declare(type)
    refine(at: last.index, source, to: made)
  }
}
