import Foundation

extension View {
  /// Keeps a distance from some sides.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attributed(
      "padding",
      length.map { edges == .all ? $0.attributeText : "\(edges.text) \($0.attributeText)" }
        ?? (edges == .all ? "default" : edges.text)
    )
  }

  /// Keeps a distance from all sides.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    attributed("padding", length.attributeText)
  }

  /// Keeps distances from the sides.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    attributed("padding", insets.text)
  }

  /// Gives the view a size.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var text = ""
    if let width { text = "width \(width.attributeText)" }
    if let height {
      text += "\(text.isEmpty ? "" : " ")height \(height.attributeText)"
    }
    if alignment != .center { text += "\(text.isEmpty ? "" : " ")\(alignment.text)" }
    return attributed("frame", text)
  }

  /// Gives the view limits.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    var text = ""
    func add(_ name: String, _ length: CGFloat?) {
      guard let length else { return }
      if !text.isEmpty { text += " " }
      text += name
      text += length.attributeText
    }
    add("minWidth ", minWidth)
    add("idealWidth ", idealWidth)
    add("maxWidth ", maxWidth)
    add("minHeight ", minHeight)
    add("idealHeight ", idealHeight)
    add("maxHeight ", maxHeight)
    if alignment != .center { text += "\(text.isEmpty ? "" : " ")\(alignment.text)" }
    return attributed("frame", text)
  }

  /// Does nothing: a frame without a size.
  @available(*, deprecated, message: "give the frame a size")
  public nonisolated func frame() -> some View { self }
}
