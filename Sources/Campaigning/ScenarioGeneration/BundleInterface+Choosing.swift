import WidgetModel

extension BundleInterface {
  /// The bundle with some of its widgets and families alone.
  ///
  /// Source: SD-12.
  ///
  /// - Parameters:
  ///   - kinds: The kinds that stay, all when empty.
  ///   - families: The families that stay, all when empty; what has no families stays where no family is asked for.
  /// - Returns: The bundle with what stays, in its order.
  /// - Throws: ``UnknownChoice`` that says what is not there.
  public func choosing(
    kinds: [String],
    families: [Family]
  ) throws(UnknownChoice) -> BundleInterface {
    var chosen = self
    if let kind = kinds.first(where: { kind in !widgets.contains { $0.kind == kind } }) {
      let all = widgets.map { "\"\($0.kind)\"" }.joined(separator: ", ")
      throw UnknownChoice("the bundle has no kind \"\(kind)\"; its kinds are \(all)")
    }
    chosen.widgets = widgets.filter { kinds.isEmpty || kinds.contains($0.kind) }
    guard !families.isEmpty else { return chosen }
    for number in chosen.widgets.indices {
      chosen.widgets[number].families.removeAll { !families.contains($0.family) }
    }
    chosen.widgets.removeAll(where: \.families.isEmpty)
    if chosen.widgets.isEmpty {
      let names = families.map(\.rawValue).joined(separator: " or ")
      throw UnknownChoice("no widget that is chosen can be placed as \(names)")
    }
    return chosen
  }
}

/// What was chosen of a bundle and is not there.
public struct UnknownChoice: Error, Equatable, CustomStringConvertible {
  /// What it is, and what is there instead.
  public let description: String

  init(_ description: String) { self.description = description }
}
