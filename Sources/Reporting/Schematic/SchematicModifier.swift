import WidgetModel

/// The effect of a modifier on a box; undrawn modifiers have none.
struct SchematicModifier {
  private let name: AttributeName
  private let value: String
  private let isText: Bool

  init(_ attribute: SchematicNode.Attribute, isText: Bool) {
    name = attribute.name
    value = attribute.value
    self.isText = isText
  }

  func applied(to box: SchematicBox) -> SchematicBox {
    switch name {
    case .padding: padded(box)
    case .frame: framed(box)
    case .containerRelativeFrame: grown(box)
    case .aspectRatio: proportioned(box)
    default: styled(box)
    }
  }

  private func padded(_ box: SchematicBox) -> SchematicBox {
    let insets = SchematicModifier.insets(value)
    let order = ["top", "trailing", "bottom", "leading"].map { max(0, insets[$0] ?? 0) }
    guard order.contains(where: { $0 > 0 }) else { return box }
    let text =
      Set(order).count == 1
      ? Measure.px(order[0]) : order.map(Measure.px).joined(separator: " ")
    return box.wrapped(["padding:\(text)"])
  }

  /// Returns the insets of a padding by side.
  static func insets(_ value: String) -> [String: Double] {
    let words = value.split(separator: " ").map(String.init)
    var insets = ["top": 0.0, "trailing": 0, "bottom": 0, "leading": 0]
    let single = words.count == 1 ? Measure.points(words[0]) : nil
    let length = words.last.flatMap { Measure.points($0) }
    let names = words.filter { Measure.points($0) == nil }
    if names.count > 1, names.count * 2 == words.count {
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        insets[words[index]] = Measure.points(words[index + 1]) ?? 0
      }
    } else {
      let sides = single != nil || names == ["default"] || names.isEmpty ? ["all"] : names
      for side in sides.flatMap(SchematicModifier.sides) { insets[side] = length ?? 16 }
    }
    return insets
  }

  private static func sides(_ name: String) -> [String] {
    switch name {
    case "all": ["top", "trailing", "bottom", "leading"]
    case "horizontal": ["leading", "trailing"]
    case "vertical": ["top", "bottom"]
    default: [name]
    }
  }

  private func framed(_ box: SchematicBox) -> SchematicBox {
    let words = value.split(separator: " ").map(String.init)
    var result = box.wrapped()
    var alignment = "center"
    var index = 0
    while index < words.count {
      let length = index + 1 < words.count ? Measure.points(words[index + 1]) : nil
      guard let length else {
        alignment = words[index]
        index += 1
        continue
      }
      let isEndless = words[index + 1] == "infinity"
      let size = Measure.px(max(0, length))
      switch words[index] {
      case "width":
        result.style += ["width:\(size)", "flex-shrink:0"]
        result.growsWide = false
      case "height":
        result.style += ["height:\(size)", "flex-shrink:0"]
        result.growsTall = false
      case "minWidth": if !isEndless { result.style.append("min-width:\(size)") }
      case "minHeight": if !isEndless { result.style.append("min-height:\(size)") }
      case "maxWidth":
        result.growsWide = true
        if !isEndless { result.style.append("max-width:\(size)") }
      case "maxHeight":
        result.growsTall = true
        if !isEndless { result.style.append("max-height:\(size)") }
      default: break
      }
      index += 2
    }
    if alignment != "center" {
      result.style.append("place-items:\(SchematicModifier.place(alignment))")
      if isText, alignment.lowercased().contains("leading") {
        result.style.append("text-align:left")
      }
    }
    return result
  }

  private func grown(_ box: SchematicBox) -> SchematicBox {
    var result = box
    (result.growsWide, result.growsTall) = (true, true)
    return result
  }

  private func proportioned(_ box: SchematicBox) -> SchematicBox {
    guard let ratio = value.split(separator: " ").lazy.compactMap({ Measure.points($0) }).first,
      ratio > 0.05, ratio < 20
    else { return box }
    var result = box
    result.style.append("aspect-ratio:\(Measure.number(ratio))")
    result.growsTall = false
    return result
  }

  private func styled(_ box: SchematicBox) -> SchematicBox {
    let style = SchematicModifier.declarations(name, value)
    guard !style.isEmpty else { return box }
    var result = box
    // Modifiers closer to the content take precedence, and this box already has their declarations.
    let known = Set(result.style.compactMap { $0.split(separator: ":").first })
    if style.contains(where: { known.contains($0.split(separator: ":").first ?? "") }) {
      if SchematicModifier.isInherited(name) { return box }
      result = result.wrapped(style)
    } else {
      result.style += style
    }
    return result
  }

  private static func isInherited(_ name: AttributeName) -> Bool {
    [.font, .foreground, .tint, .bold, .italic, .fontWeight, .fontDesign].contains(name)
  }

  /// Returns the CSS placement for an alignment such as `topLeading`, rows first.
  static func place(_ alignment: String) -> String {
    let word = alignment.lowercased()
    let row = word.contains("top") ? "start" : word.contains("bottom") ? "end" : "center"
    let column = word.contains("leading") ? "start" : word.contains("trailing") ? "end" : "center"
    return "\(row) \(column)"
  }

  /// Returns the CSS alignment of a stack's items across its axis.
  static func side(_ alignment: String) -> String {
    switch alignment {
    case "leading", "top": "flex-start"
    case "trailing", "bottom": "flex-end"
    case "firstTextBaseline", "lastTextBaseline": "baseline"
    default: "center"
    }
  }
}
