import WidgetModel

extension BundleInterface {
  /// Returns the bundle with some kinds and families, in its order; an empty set keeps all (SD-12).
  ///
  /// Declarations without families are kept only if `families` is empty.
  ///
  /// - Throws: ``UnknownChoice`` if a kind or family does not exist.
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

/// A selected kind or family that the bundle does not have.
public struct UnknownChoice: Error, Equatable, CustomStringConvertible {
  /// The missing selection and the available ones.
  public let description: String

  init(_ description: String) { self.description = description }
}
