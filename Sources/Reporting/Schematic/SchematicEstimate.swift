import RunRecord
import WidgetModel

/// The least room that a view tree needs, as an estimate without the platform's layout and fonts.
///
/// Texts shrink to one line, and resizable images and shapes to nothing, so a tree that still does
/// not fit will not fit in SwiftUI either.
struct SchematicEstimate {
  /// A width and a height in points.
  struct Extent: Equatable {
    var width = 0.0
    var height = 0.0
  }

  /// The ratio of needed to available room from which a remark is made.
  static let tolerance = 1.08

  /// Returns the minimum space for trees in a column, with the system's body font.
  static func extent(of nodes: [SchematicNode], font: Double = 17) -> Extent {
    let parts = nodes.filter { $0.layer == nil }.map { extent(of: $0, font: font) }
    return stacked(parts, isRow: false, spacing: 8)
  }

  /// Returns the choice of a `ViewThatFits`: the first whose ideal size fits, or else the last.
  static func choice(of node: SchematicNode, in room: Extent) -> SchematicNode? {
    let views = node.children.filter { $0.layer == nil }
    let axes = node.value(.axes) ?? "both"
    return views.first { view in
      let size = extent(of: view, font: 17, isIdeal: true)
      return (axes == "vertical" || size.width <= room.width)
        && (axes == "horizontal" || size.height <= room.height)
    } ?? views.last
  }

  /// Returns the room that a node's modifiers leave for its content.
  static func room(in room: Extent, within node: SchematicNode) -> Extent {
    var room = room
    for attribute in node.attributes {
      switch attribute.name {
      case .padding:
        let insets = SchematicModifier.insets(attribute.value)
        room.width -= (insets["leading"] ?? 0) + (insets["trailing"] ?? 0)
        room.height -= (insets["top"] ?? 0) + (insets["bottom"] ?? 0)
      case .frame:
        let words = attribute.value.split(separator: " ").map(String.init)
        for (name, value) in zip(words, words.dropFirst()) {
          guard let length = Measure.points(value), value != "infinity" else { continue }
          switch name {
          case "width": room.width = length
          case "height": room.height = length
          case "maxWidth": room.width = min(room.width, length)
          case "maxHeight": room.height = min(room.height, length)
          default: break
          }
        }
      default: break
      }
    }
    return room
  }

  private static func extent(
    of node: SchematicNode,
    font: Double,
    isIdeal: Bool = false
  ) -> Extent {
    let font = SchematicFont.size(of: node) ?? font
    var extent = core(of: node, font, isIdeal)
    for attribute in node.attributes.reversed() { apply(attribute, to: &extent) }
    return extent
  }

  private static func core(of node: SchematicNode, _ font: Double, _ isIdeal: Bool) -> Extent {
    let parts = node.children.filter { $0.layer == nil }.map {
      self.extent(of: $0, font: font, isIdeal: isIdeal)
    }
    let spacing = node.value(.spacing).flatMap { Measure.points($0) } ?? 8
    switch node.line.kind {
    case .text: return text(node, font, isIdeal)
    case .image: return image(node, font)
    case .hStack: return stacked(parts, isRow: true, spacing: spacing)
    case .vStack:
      guard let columns = node.value(.columns) else {
        return stacked(parts, isRow: false, spacing: spacing)
      }
      let count = max(1, columns.split(separator: ",").count)
      let rows = stride(from: 0, to: parts.count, by: count).map { first in
        stacked(Array(parts[first..<min(first + count, parts.count)]), isRow: true, spacing: 0)
      }
      return stacked(rows, isRow: false, spacing: spacing)
    case .divider: return Extent(width: 1, height: 1)
    case .progressView, .gauge: return Extent(width: 8, height: 8)
    case .toggle: return Extent(width: 51, height: 31)
    case .spacer, .shape, .canvas, .scrollView, .list: return Extent()
    case .group where node.value(.view) == "ViewThatFits":
      return parts.last ?? Extent()
    default:
      return Extent(
        width: parts.map(\.width).max() ?? 0,
        height: parts.map(\.height).max() ?? 0
      )
    }
  }

  private static func text(_ node: SchematicNode, _ font: Double, _ isIdeal: Bool) -> Extent {
    guard !node.line.text.isEmpty else { return Extent() }
    if isIdeal {
      let lines = node.line.text.split(separator: "\n", omittingEmptySubsequences: false)
      let longest = lines.map(\.count).max() ?? 0
      return Extent(
        width: Double(longest) * font * 0.5,
        height: Double(lines.count) * font * 1.2
      )
    }
    // An average character is about half as wide as its font is high.
    let natural = Double(node.line.text.count) * font * 0.5
    let isFixed = node.value(.fixedSize) != nil
    let scale = node.value(.minimumScaleFactor).flatMap { Measure.share($0) } ?? 1
    return Extent(
      width: isFixed ? natural : min(natural, font * 1.2),
      height: font * 1.1 * (isFixed ? 1 : scale)
    )
  }

  private static func image(_ node: SchematicNode, _ font: Double) -> Extent {
    if node.value(.resizable) != nil { return Extent() }
    if node.value(.symbol) != nil { return Extent(width: font, height: font) }
    guard let size = node.value(.pixels)?.split(separator: "*"), size.count == 2,
      let width = Measure.points(size[0]), let height = Measure.points(size[1])
    else { return Extent() }
    return Extent(width: width, height: height)
  }

  private static func stacked(_ parts: [Extent], isRow: Bool, spacing: Double) -> Extent {
    let gaps = Double(max(0, parts.count - 1)) * max(0, spacing)
    let (widths, heights) = (parts.map(\.width), parts.map(\.height))
    return isRow
      ? Extent(width: widths.reduce(0, +) + gaps, height: heights.max() ?? 0)
      : Extent(width: widths.max() ?? 0, height: heights.reduce(0, +) + gaps)
  }

  private static func apply(_ attribute: SchematicNode.Attribute, to extent: inout Extent) {
    switch attribute.name {
    case .padding:
      let insets = SchematicModifier.insets(attribute.value)
      extent.width += (insets["leading"] ?? 0) + (insets["trailing"] ?? 0)
      extent.height += (insets["top"] ?? 0) + (insets["bottom"] ?? 0)
    case .frame:
      let words = attribute.value.split(separator: " ").map(String.init)
      for (name, value) in zip(words, words.dropFirst()) {
        guard let length = Measure.points(value) else { continue }
        switch name {
        case "width": extent.width = length
        case "height": extent.height = length
        case "minWidth": extent.width = max(extent.width, length)
        case "minHeight": extent.height = max(extent.height, length)
        default: break
        }
      }
    default: break
    }
  }
}

enum SchematicFont {
  /// Returns the size in points, `nil` for a node without a font.
  static func size(of node: SchematicNode) -> Double? {
    guard let declaration = node.value(.font).map(Typeface.declarations) else { return nil }
    let size = declaration.first { $0.hasPrefix("font-size:") }
    return size.flatMap { Measure.points($0.dropFirst(10).dropLast(2)) }
  }
}
