/// An element of an XML document, which escapes all text.
struct XMLNode {
  let name: StaticString

  let attributes: [(name: StaticString, value: String)]

  /// The text, before the children.
  var text = ""

  var children: [XMLNode] = []

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
