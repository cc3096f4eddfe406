import WidgetModel

extension ViewTree {
  /// The texts with a digit that a person can read, in their order: those under a placeholder's
  /// redaction are bars.
  package var figures: [String] {
    let hasRedaction = attributes.contains { $0.name == "redacted" }
    let parents = hasRedaction ? parents : []
    return nodes.indices.filter { index in
      nodes[index].kind == .text && nodes[index].text.contains(where: \.isNumber)
        && !(hasRedaction && isRedacted(index, parents))
    }.map { nodes[$0].text }
  }

  /// Whether a node or what stands round it is redacted as a placeholder, and nothing nearer takes that
  /// back.
  func isRedacted(_ index: Int, _ parents: [Int]) -> Bool {
    var place = index
    while parents.indices.contains(place) {
      if attribute("unredacted", of: place) != nil { return false }
      if attribute("redacted", of: place)?.contains("placeholder") == true { return true }
      place = parents[place]
    }
    return false
  }
}
