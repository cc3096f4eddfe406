import WidgetModel

/// Finds texts with too little contrast to their background, as an estimate.
///
/// Only texts with known colours and nothing but known colours behind them are judged.
struct SchematicContrast {
  /// The contrast below which a text is practically invisible.
  static let least = 1.6

  private let isDark: Bool
  private var found: [(text: String, contrast: Double)] = []

  private struct Surroundings {
    /// The possible backgrounds, `nil` if unknown.
    var grounds: [RGB]?
    var foreground: String?
    var opacity = 1.0
  }

  /// Returns the faint texts of the given trees on a container background, each with its contrast.
  static func faint(
    in roots: [SchematicNode],
    ground: String?,
    isDark: Bool
  ) -> [(text: String, contrast: Double)] {
    var contrast = SchematicContrast(isDark: isDark)
    let base = [Palette.color("background", isDark: isDark)].compactMap(\.self)
    var surroundings = Surroundings(grounds: base)
    if let ground { surroundings.grounds = contrast.covered(surroundings.grounds, by: ground) }
    for root in roots where root.layer == nil { contrast.inspect(root, surroundings) }
    return contrast.found
  }

  private init(isDark: Bool) { self.isDark = isDark }

  private mutating func inspect(_ node: SchematicNode, _ outer: Surroundings) {
    var inner = outer
    for attribute in node.attributes {
      switch attribute.name {
      case .foreground: inner.foreground = attribute.value
      case .opacity: inner.opacity *= Measure.share(attribute.value) ?? 1
      case .background:
        let style = attribute.value.split(separator: " in ").first.map(String.init) ?? ""
        inner.grounds = covered(inner.grounds, by: style)
      default: break
      }
    }
    if node.line.kind == .text, !node.line.text.isEmpty { judge(node.line.text, inner) }
    // In a layered stack, anything may be behind a view.
    let hasLayers =
      node.line.kind == .zStack && node.children.count > 1
      || node.children.contains { $0.layer == .background }
    if hasLayers, node.line.kind != .containerBackground { inner.grounds = nil }
    // The label of a link or button has its own tint.
    let isTinted = [.link, .button, .toggle].contains(node.line.kind)
    if isTinted, inner.foreground == nil { inner.grounds = nil }
    for child in node.children where child.layer == nil { inspect(child, inner) }
  }

  private mutating func judge(_ text: String, _ surroundings: Surroundings) {
    guard let grounds = surroundings.grounds, !grounds.isEmpty,
      var color = Palette.color(surroundings.foreground ?? "primary", isDark: isDark)
    else { return }
    color.alpha *= surroundings.opacity
    // On a gradient, the best of its stops counts.
    let best = grounds.map { color.over($0).contrast(to: $0) }.max() ?? 21
    if best < SchematicContrast.least { found.append((text, best)) }
  }

  private func covered(_ grounds: [RGB]?, by style: String) -> [RGB]? {
    if style.isEmpty || style == "clear" { return grounds }
    guard let colors = Palette.colors(style, isDark: isDark), let grounds else { return nil }
    return colors.flatMap { color in grounds.map { color.over($0) } }
  }
}
