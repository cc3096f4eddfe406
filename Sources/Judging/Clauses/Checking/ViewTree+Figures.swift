import WidgetModel

extension ViewTree {
  /// The visible texts with a digit, in order; texts redacted as a placeholder are drawn as bars.
  package var figures: [String] { figureNodes.map { nodes[$0].text } }

  /// True if a tap passes on each figure, as a list of choices does that code contains.
  var offersFigures: Bool {
    figureNodes.allSatisfy { attribute(.offered, of: $0) != nil }
  }

  private var figureNodes: [Int] {
    let hasRedaction = attributes.contains { $0.name == .redacted }
    let parents = hasRedaction ? parents : []
    return nodes.indices.filter { index in
      nodes[index].kind == .text && nodes[index].text.contains(where: \.isNumber)
        && !(hasRedaction && isRedacted(index, parents))
    }
  }

  /// Returns true if the innermost redaction around a node or on it is that of a placeholder.
  func isRedacted(_ index: Int, _ parents: [Int]) -> Bool {
    var place = index
    while parents.indices.contains(place) {
      if attribute(.unredacted, of: place) != nil { return false }
      if attribute(.redacted, of: place)?.contains("placeholder") == true { return true }
      place = parents[place]
    }
    return false
  }
}
