import WidgetModel

extension SchematicModifier {
  /// Returns the CSS declarations of a modifier, none for an unknown one.
  static func declarations(_ name: AttributeName, _ value: String) -> [String] {
    switch name {
    case .font: Typeface.declarations(value)
    case .fontWeight: Typeface.weight(value).map { [$0] } ?? []
    case .fontDesign: Typeface.declarations("default " + value)
    case .bold: value == "false" ? [] : ["font-weight:700"]
    case .italic: value == "false" ? [] : ["font-style:italic"]
    case .monospaced: ["font-family:var(--mono)"]
    case .monospacedDigit: ["font-variant-numeric:tabular-nums"]
    case .underline: value == "false" ? [] : ["text-decoration:underline"]
    case .strikethrough: value == "false" ? [] : ["text-decoration:line-through"]
    case .textCase: ["text-transform:\(value == "lowercase" ? "lowercase" : "uppercase")"]
    case .foreground: ColorMap.color(value).map { ["color:\($0)"] } ?? []
    case .tint: ColorMap.color(value).map { ["--c-tint:\($0)", "--c-accentColor:\($0)"] } ?? []
    case .background: background(value)
    case .border:
      ["outline:1px solid \(ColorMap.color(value) ?? "currentColor")", "outline-offset:-1px"]
    case .blur:
      Measure.points(value).map { ["filter:blur(\(Measure.px(max(0, min($0, 30)))))"] } ?? []
    case .buttonStyle: button(value)
    case .minimumScaleFactor, .allowsTightening: ["overflow-wrap:break-word"]
    case .kerning, .tracking:
      Measure.points(value).map { ["letter-spacing:\(Measure.px(max(-5, min($0, 20))))"] } ?? []
    case .opacity:
      Measure.share(value).map { $0 < 1 ? ["opacity:\(Measure.number($0))"] : [] } ?? []
    case .cornerRadius, .clipShape, .containerShape:
      radius(of: name == .cornerRadius ? "RoundedRectangle \(value)" : value)
        .map { [$0, "overflow:hidden"] } ?? []
    case .clipped: ["overflow:hidden"]
    case .multilineTextAlignment: alignment(value)
    case .lineLimit: lines(value)
    case .hidden: ["visibility:hidden"]
    case .redacted, .privacySensitive: value.contains("placeholder") ? ["--redacted:1"] : []
    case .rotation, .rotationEffect: rotation(value)
    case .scale, .scaleEffect:
      Measure.points(value.split(separator: " ").first ?? "").map {
        ["transform:scale(\(Measure.number(max(-5, min($0, 5)))))"]
      } ?? []
    case .offset: offset(value)
    case .shadow: ["filter:drop-shadow(0 1px 3px #0005)"]
    default: []
    }
  }

  /// Returns the corner radius of a shape, `nil` without round corners.
  static func radius(of shape: String) -> String? {
    if shape.contains("Circle") || shape.contains("Ellipse") { return "border-radius:50%" }
    if shape.contains("Capsule") { return "border-radius:999px" }
    guard shape.contains("Rounded") || shape.contains("ContainerRelative") else { return nil }
    let length = shape.split { !($0.isNumber || $0 == ".") }.lazy.compactMap { Measure.points($0) }
      .first
    return "border-radius:\(Measure.px(max(0, length ?? 12)))"
  }

  /// Returns the declarations of a style such as `red 50% in RoundedRectangle 8`.
  private static func background(_ value: String) -> [String] {
    let parts = value.split(separator: " in ", maxSplits: 1)
    var style = ColorMap.fill(String(parts.first ?? "")).map { ["background:\($0)"] } ?? []
    if parts.count > 1, let radius = radius(of: String(parts[1])) { style.append(radius) }
    return style
  }

  private static func button(_ value: String) -> [String] {
    let word = value.lowercased()
    guard word.contains("bordered") else { return [] }
    let isProminent = word.contains("prominent")
    return [
      "background:var(--c-\(isProminent ? "accentColor" : "fill"))", "padding:6px 12px",
      "border-radius:999px",
    ] + (isProminent ? ["color:#fff"] : [])
  }

  private static func alignment(_ value: String) -> [String] {
    switch value {
    case "leading": ["text-align:left"]
    case "trailing": ["text-align:right"]
    case "center": ["text-align:center"]
    default: []
    }
  }

  private static func lines(_ value: String) -> [String] {
    guard let count = value.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) }),
      (1...50).contains(count)
    else { return [] }
    return count == 1
      ? ["white-space:nowrap", "overflow:hidden", "text-overflow:ellipsis"]
      : [
        "display:-webkit-box", "-webkit-box-orient:vertical", "-webkit-line-clamp:\(count)",
        "overflow:hidden",
      ]
  }

  private static func rotation(_ value: String) -> [String] {
    guard let angle = value.split(separator: " ").lazy.compactMap({ Measure.points($0) }).first
    else { return [] }
    return ["transform:rotate(\(Measure.number(angle))deg)"]
  }

  private static func offset(_ value: String) -> [String] {
    let numbers = value.split(separator: " ").compactMap { Measure.points($0) }
    guard numbers.count == 2 else { return [] }
    return ["transform:translate(\(Measure.px(numbers[0])),\(Measure.px(numbers[1])))"]
  }
}
