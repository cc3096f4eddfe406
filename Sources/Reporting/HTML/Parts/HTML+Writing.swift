extension HTML {
  var written: String {
    var result = ""
    write(into: &result)
    return result
  }

  /// The elements without an end tag.
  private static let endless = ["meta", "br", "input", "col", "wbr"]

  private func write(into result: inout String) {
    switch self {
    case .nothing: break
    case .text(let text): result += HTMLEscaping.escape(text)
    case .fixed(let text): result += "\(text)"
    case .group(let pieces): for piece in pieces { piece.write(into: &result) }
    case .element(let tag, let attributes, let content):
      let name = "\(tag)"
      result += "<\(name)"
      for attribute in attributes {
        result += " \(attribute.name)"
        if let value = attribute.value { result += "=\"\(HTMLEscaping.escape(value))\"" }
      }
      result += ">"
      guard !HTML.endless.contains(name) else { return }
      content.write(into: &result)
      result += "</\(name)>"
      if HTML.isBlock(name) { result += "\n" }
    }
  }

  /// Returns true if a line feed after an element does not change the page.
  private static func isBlock(_ name: String) -> Bool {
    switch name {
    case "section", "article", "tr", "table", "details", "header", "nav", "main", "style", "script",
      "svg", "li", "div", "dl", "head", "body", "g":
      true
    default: false
    }
  }
}
