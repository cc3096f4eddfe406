import SwiftUI
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A view's tree as lines: kind, text in quotes, target, attributes.
func picture<Content: View>(
  _ view: Content,
  in environment: EnvironmentValues = EnvironmentValues()
) -> String {
  picture(Renderer().render(view, in: environment).tree)
}

/// A tree as lines: kind, text in quotes, target, attributes.
func picture(_ tree: ViewTree) -> String {
  tree.nodes.enumerated().map { index, node in
    var line = String(repeating: "  ", count: node.depth) + node.kind.rawValue
    if !node.text.isEmpty { line += " '\(node.text)'" }
    if node.target > 0 { line += " ->\(node.target)" }
    if node.isOn { line += " on" }
    for attribute in tree.attributes where attribute.node == Int32(index) {
      line += " \(attribute.name)=\(attribute.value)"
    }
    return line
  }.joined(separator: "\n")
}
