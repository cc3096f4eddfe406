extension StandInDeclarations {
  /// The declaration on a line of the rendered file.
  enum Item: Hashable, Sendable {
    case type(String)
    case member(StandInMember)
    case conformance(Conformance)
  }

  /// Returns the source of all declarations, one a line, and each line's item, from line 1, so that
  /// a message's line identifies its declaration.
  func rendered() -> (source: String, items: [Item?]) {
    var lines: [String] = []
    var items: [Item?] = []
    func add(_ line: String, _ item: Item? = nil) {
      lines.append(line)
      items.append(item)
    }
    for module in ["Foundation", "SwiftUI", "WidgetKit", "UIKit"] { add("import \(module)") }
    for module in Set(aliases.values).sorted() { add("import \(module)") }
    for (name, module) in aliases.sorted(by: { $0.key < $1.key }) {
      add("public typealias \(name) = \(module).\(name)")
    }
    for type in types.sorted(by: {
      $0.name.split(separator: ".").count < $1.name.split(separator: ".").count
    }) {
      for (line, item) in render(type) { add(line, item) }
    }
    for member in members where !isInBody(member) {
      for line in render(member) { add(line, .member(member)) }
    }
    for conformance in conformances {
      for line in render(conformance) { add(line, .conformance(conformance)) }
    }
    return (lines.joined(separator: "\n") + "\n", items)
  }

  /// Withdraws a declaration that the compiler rejects.
  mutating func refuse(_ item: Item) {
    switch item {
    case .type(let name):
      // The type itself stays; its conformances go, the last first.
      guard let index = index(ofType: name) else { return }
      if types[index].conformances.popLast() == nil {
        types[index].excluded.formUnion(StandInDeclarations.usual.dropFirst(2))
      }
    case .member(let member):
      members.removeAll { $0.signature == member.signature }
      refused.insert(member.signature)
    case .conformance(let conformance):
      conformances.removeAll { $0 == conformance }
      refused.insert("\(conformance.type): \(conformance.name)")
    }
  }

  private func render(_ conformance: Conformance) -> [String] {
    let name = conformance.type
    switch conformance.name {
    case "Hashable", "Equatable":
      return [
        "extension \(name): \(conformance.name) { "
          + "static func == (left: \(name), right: \(name)) -> Bool "
          + "{ StandIns.text(left) == StandIns.text(right) }; "
          + (conformance.name == "Hashable"
            ? "func hash(into hasher: inout Hasher) { hasher.combine(StandIns.text(self)) } }"
            : "}")
      ]
    default:
      return ["extension \(name): \(conformance.name) {}"]
    }
  }

  /// Returns true for a member in the body of a class, where the program can override it.
  private func isInBody(_ member: StandInMember) -> Bool {
    index(ofType: member.owner).map { types[$0].kind == .class } ?? false
  }
}
