import WidgetModel

/// The elements that VoiceOver reads in a view tree, as far as the code names them; an estimate, as
/// the project has no list of its names for SF Symbols.
struct SpokenElements {
  private(set) var lines: [String] = []

  init(_ roots: [SchematicNode]) {
    for root in roots { add(root, trait: "") }
  }

  private mutating func add(_ node: SchematicNode, trait: String) {
    guard node.value(.accessibilityHidden) != "true" else { return }
    let trait = SpokenElements.trait(of: node.line.kind) ?? trait
    if let label = node.value(.accessibilityLabel) {
      return say([label, node.value(.accessibilityValue) ?? ""], trait)
    }
    // A button or link is a single element.
    let isWhole =
      SpokenElements.trait(of: node.line.kind) != nil
      || node.value(.accessibilityElement)?.contains("combine") == true
    if isWhole, !node.children.isEmpty {
      return say(node.children.flatMap(SpokenElements.words), trait)
    }
    if node.children.isEmpty || node.line.kind == .text { say(SpokenElements.words(node), trait) }
    for child in node.children { add(child, trait: trait) }
  }

  private mutating func say(_ words: [String], _ trait: String) {
    let said = words.filter { !$0.isEmpty }
    guard !said.isEmpty else { return }
    lines.append((said + (trait.isEmpty ? [] : [trait])).joined(separator: ", "))
  }

  private static func words(_ node: SchematicNode) -> [String] {
    guard node.value(.accessibilityHidden) != "true" else { return [] }
    if let label = node.value(.accessibilityLabel) { return [label] }
    let own = node.line.kind == .text ? [node.line.text] : []
    return own + node.children.flatMap(words)
  }

  private static func trait(of kind: ViewKind) -> String? {
    switch kind {
    case .button: "button"
    case .link: "link"
    case .toggle: "switch"
    default: nil
    }
  }
}
