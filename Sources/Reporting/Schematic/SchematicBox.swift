/// A box of a schematic in the making: an element, its style, and how it takes room.
struct SchematicBox {
  /// The classes of the style sheet.
  var classes: [String]
  /// The declarations of its own, made of literals and of what ``Measure`` and ``ColorMap`` let through.
  var style: [String] = []
  /// What stands in it.
  var content: HTML = .nothing
  /// What a pointer shows.
  var title = ""
  /// Whether it takes all the width that it is offered.
  var growsWide = false
  /// Whether it takes all the height that it is offered.
  var growsTall = false

  /// The box as an element.
  var html: HTML {
    var names = classes
    if growsWide { names.append("gw") }
    if growsTall { names.append("gt") }
    var attributes: [HTML.Attribute] = [.class(names.joined(separator: " "))]
    if !style.isEmpty { attributes.append(.named("style", style.joined(separator: ";"))) }
    if !title.isEmpty { attributes.append(.named("title", title)) }
    return .element("div", attributes, content)
  }

  /// A box round this one that grows as it does.
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
