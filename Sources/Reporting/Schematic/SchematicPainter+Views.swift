import WidgetModel

extension SchematicPainter {
  /// Returns the box of a node without its modifiers.
  mutating func core(of node: SchematicNode) -> SchematicBox {
    switch node.line.kind {
    case .text: return SchematicBox(classes: ["t"], content: .text(node.line.text))
    case .image: return image(node)
    case .hStack, .vStack: return line(node)
    case .zStack: return stack("z", node.children, style: SchematicPainter.arrangement(node, "z"))
    case .spacer: return spacer(node)
    case .divider: return SchematicBox(classes: ["rule"])
    case .shape, .canvas: return shape(node)
    case .progressView, .gauge: return meter(node)
    case .link, .button: return control(node)
    case .toggle: return toggle(node)
    case .group, .widgetURL, .containerBackground: return passing(node)
    case .scrollView, .list, .textField, .asyncImage, .video, .representable, .unknown:
      return stranger(node)
    }
  }

  private mutating func line(_ node: SchematicNode) -> SchematicBox {
    let isRow = node.line.kind == .hStack
    var box = stack(
      isRow ? "h" : "v",
      node.children,
      style: SchematicPainter.arrangement(node, isRow ? "v" : "h")
    )
    if let columns = node.value(.columns), !isRow {
      let count = max(1, min(12, columns.split(separator: ",").count))
      box.classes = ["grid"]
      box.style.append("grid-template-columns:repeat(\(count),minmax(0,1fr))")
      box.growsWide = true
    }
    return box
  }

  private static func arrangement(_ node: SchematicNode, _ axis: String) -> [String] {
    var style: [String] = []
    let alignment = node.value(.alignment) ?? "center"
    if axis == "z" {
      style.append("place-items:\(SchematicModifier.place(alignment))")
    } else {
      let spacing = node.value(.spacing).flatMap { Measure.points($0) } ?? 8
      style.append("gap:\(Measure.px(max(0, min(spacing, 200))))")
      if alignment != "center" {
        style.append("align-items:\(SchematicModifier.side(alignment))")
      }
    }
    return style
  }

  private func spacer(_ node: SchematicNode) -> SchematicBox {
    let least = node.value(.minLength).flatMap { Measure.points($0) } ?? 0
    return SchematicBox(
      classes: ["spacer"],
      style: least > 0
        ? ["min-width:\(Measure.px(least))", "min-height:\(Measure.px(least))"] : [],
      growsWide: true,
      growsTall: true
    )
  }

  private mutating func image(_ node: SchematicNode) -> SchematicBox {
    if let name = node.value(.symbol) {
      recordSymbol(name)
      let isResizable = node.value(.resizable) != nil
      return SchematicBox(
        classes: isResizable ? ["symbol", "resizable"] : ["symbol"],
        content: .text(Symbol.sign(of: name)),
        title: name,
        growsWide: isResizable,
        growsTall: isResizable
      )
    }
    var box = SchematicBox(
      classes: ["picture"],
      content: element("span") { node.line.text.isEmpty ? "image" : node.line.text },
      title: node.line.text
    )
    if node.value(.resizable) != nil {
      (box.growsWide, box.growsTall) = (true, true)
    } else if let size = node.value(.pixels)?.split(separator: "*"), size.count == 2,
      let width = Measure.points(size[0]), let height = Measure.points(size[1])
    {
      box.style = ["width:\(Measure.px(width))", "height:\(Measure.px(height))"]
    }
    return box
  }

  private mutating func shape(_ node: SchematicNode) -> SchematicBox {
    let name = node.line.text + " " + (node.value(.view) ?? "")
    let isStroked = node.value(.stroke, .strokeBorder) != nil
    var box = stack("z", node.children, style: [])
    box.classes.append("shape")
    (box.growsWide, box.growsTall) = (true, true)
    let paint = node.value(.fill, .foreground).flatMap(ColorMap.fill)
    if isStroked, let stroke = node.value(.stroke, .strokeBorder) {
      let width = stroke.split(separator: " ").lazy.compactMap { Measure.points($0) }.first ?? 1
      let color = ColorMap.color(stroke) ?? "transparent"
      box.style.append("border:\(Measure.px(max(0, min(width, 40)))) solid \(color)")
    } else if node.line.kind == .canvas {
      box.classes.append("canvas")
    } else {
      let isClear = node.value(.fill) == "clear" || node.line.text == "clear"
      box.style.append(
        "background:\(paint ?? (isClear ? "transparent" : ColorMap.color(node.line.text) ?? "currentColor"))"
      )
    }
    if let trim = node.value(.trim) { box.style += SchematicPainter.mask(of: trim) }
    if let radius = SchematicModifier.radius(of: name) { box.style.append(radius) }
    if name.contains("Circle") { box.classes.append("round") }
    if node.line.kind == .canvas || node.line.text.contains("Chart") {
      box.content = .group([box.content, element("span") { node.line.text }])
    }
    return box
  }

  /// Returns the mask for a trimmed outline: a sector that begins where a circle's outline does.
  static func mask(of trim: String) -> [String] {
    let ends = trim.split(separator: " ").compactMap { Measure.share($0) }
    guard ends.count == 2, ends[0] > 0 || ends[1] < 1 else { return [] }
    let (start, end) = (Measure.number(ends[0] * 100), Measure.number(max(ends[0], ends[1]) * 100))
    let sector =
      "conic-gradient(from 90deg,transparent 0 \(start)%,#000 \(start)% \(end)%,transparent \(end)%)"
    return ["-webkit-mask:\(sector)", "mask:\(sector)"]
  }

  private mutating func meter(_ node: SchematicNode) -> SchematicBox {
    let value = node.value(.value).flatMap { text in
      Measure.share(text.split(separator: " ").first ?? "")
    }
    let style = (node.value(.gaugeStyle, .progressViewStyle) ?? "").lowercased()
    let isRound = style.contains("circular")
    let share = Measure.number((value ?? 0.5) * 100)
    let title = value == nil ? "\(node.line.kind.rawValue), value unknown" : "\(share)%"
    if isRound {
      return SchematicBox(
        classes: ["ring", "z"],
        style: ["--share:\(share)%"],
        content: .group(node.children.prefix(2).suffix(1).map { draw($0).html }),
        title: title
      )
    }
    var parts = node.children.map { draw($0).html }
    parts.append(
      element("div", .class("track gw")) {
        element("span", .named("style", "width:\(share)%"))
      }
    )
    return SchematicBox(
      classes: ["v", "meter"],
      content: .group(parts),
      title: title,
      growsWide: true
    )
  }

  private mutating func control(_ node: SchematicNode) -> SchematicBox {
    noteTarget()
    var box = draw(node.children)
    if box.classes.isEmpty || node.children.isEmpty {
      box = SchematicBox(classes: ["t"], content: .text(node.line.text))
    }
    box = box.wrapped()
    box.classes.append("leads")
    box.title =
      node.line.target == 0
      ? "\(node.line.kind.rawValue) that leads nowhere" : node.line.kind.rawValue
    if node.line.target == 0 { box.classes.append("nowhere") }
    return box
  }

  private mutating func toggle(_ node: SchematicNode) -> SchematicBox {
    noteTarget()
    var box = stack("h", node.children, style: ["gap:8px"])
    box.growsWide = true
    let knob = element("span", .class(node.line.isOn ? "switch on" : "switch")) {
      element("i")
    }
    let label = node.children.isEmpty ? HTML.text(node.line.text) : .nothing
    box.content = .group([label, box.content, element("span", .class("gw")), knob])
    box.classes.append("leads")
    if node.line.target == 0 { box.classes.append("nowhere") }
    box.title = node.line.target == 0 ? "toggle that leads nowhere" : "toggle"
    return box
  }

  /// Returns the content of a container without its own appearance.
  private mutating func passing(_ node: SchematicNode) -> SchematicBox {
    let isChoice = node.value(.view) == "ViewThatFits"
    let shown = isChoice ? SchematicEstimate.choice(of: node, in: room).map { [$0] } : nil
    var box = draw(shown ?? node.children)
    if node.value(.view) == "GeometryReader" { (box.growsWide, box.growsTall) = (true, true) }
    return box
  }

  /// Returns the regions of an expanded Dynamic Island: three above, one below.
  mutating func island(_ regions: [SchematicNode]) -> SchematicBox {
    func part(_ name: String) -> [SchematicNode] { regions.filter { $0.value(.region) == name } }
    var upper: [HTML] = []
    for name in ["leading", "center", "trailing"] {
      var box = draw(part(name).flatMap(\.children))
      box.growsWide = name == "center"
      upper.append(box.html)
    }
    var box = SchematicBox(classes: ["v"], style: ["gap:6px"])
    var lower = draw(part("bottom").flatMap(\.children))
    lower.growsWide = true
    box.content = .group([
      element("div", .class("h gw"), .named("style", "gap:8px")) { upper }, lower.html,
    ])
    (box.growsWide, box.growsTall) = (true, true)
    return box
  }

  /// Returns a box for a view that widgets do not draw, or that the model does not know.
  private mutating func stranger(_ node: SchematicNode) -> SchematicBox {
    var box = stack("v", node.children, style: ["gap:4px"])
    let isKnown = node.line.kind != .unknown
    let name = node.line.text.isEmpty ? node.line.kind.rawValue : node.line.text
    box.classes.append(isKnown ? "refused" : "stranger")
    box.content = .group([
      element("small") { isKnown ? "\(name): not drawn in widgets" : name }, box.content,
    ])
    return box
  }
}
