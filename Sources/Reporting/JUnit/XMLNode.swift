/// An element of an XML document; everything written through it is escaped.
struct XMLNode {
  /// The element's name.
  let name: StaticString

  /// The attributes in their order.
  let attributes: [(name: StaticString, value: String)]

  /// The text inside, before the children.
  var text = ""

  /// The elements inside.
  var children: [XMLNode] = []

  /// Creates an element.
  init(
    _ name: StaticString,
    _ attributes: [(name: StaticString, value: String)] = [],
    text: String = "",
    children: [XMLNode] = []
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
  }

  /// The element as a whole document.
  var document: String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(into: &result, indent: "")
    return result
  }

  private func write(into result: inout String, indent: String) {
    result += "\(indent)<\(name)"
    for attribute in attributes {
      result += " \(attribute.name)=\"\(XMLEscaping.escape(attribute.value))\""
    }
    guard !text.isEmpty || !children.isEmpty else {
      result += "/>\n"
      return
    }
    result += ">" + XMLEscaping.escapeContent(text)
    if !children.isEmpty {
      result += "\n"
      for child in children { child.write(into: &result, indent: indent + "  ") }
      result += indent
    }
    result += "</\(name)>\n"
  }
}
