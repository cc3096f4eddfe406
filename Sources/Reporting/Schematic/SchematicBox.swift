/// A box of a schematic: an element with its style and layout.
struct SchematicBox {
  var classes: [String]
  /// Its own CSS declarations, made of literals and results of ``Measure`` and ``ColorMap``.
  var style: [String] = []
  var content: HTML = .nothing
  /// The tooltip.
  var title = ""
  /// True if it takes all the offered width.
  var growsWide = false
  /// True if it takes all the offered height.
  var growsTall = false

  var html: HTML {
    var names = classes
    if growsWide { names.append("gw") }
    if growsTall { names.append("gt") }
    var attributes: [HTML.Attribute] = [.class(names.joined(separator: " "))]
    if !style.isEmpty { attributes.append(.named("style", style.joined(separator: ";"))) }
    if !title.isEmpty { attributes.append(.named("title", title)) }
    return .element("div", attributes, content)
  }

  func wrapped(_ style: [String] = []) -> SchematicBox {
    SchematicBox(
      classes: ["z"],
      style: style,
      content: html,
      growsWide: growsWide,
      growsTall: growsTall
    )
  }
}
