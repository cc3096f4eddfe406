enum Typeface {
  /// The system's text styles at the standard size (Apple's Human Interface Guidelines,
  /// Typography).
  private static let sizes: [String: Double] = [
    "extraLargeTitle2": 28, "extraLargeTitle": 36, "largeTitle": 34, "title": 28, "title2": 22,
    "title3": 20, "headline": 17, "body": 17, "callout": 16, "subheadline": 15, "footnote": 13,
    "caption": 12, "caption2": 11,
  ]

  private static let weights: [String: Int] = [
    "ultraLight": 200, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  /// Returns the declarations for a font such as `headline bold rounded` or `Georgia 17`.
  static func declarations(_ text: String) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    var declarations: [String] = []
    let size = words.lazy.compactMap { sizes[$0] ?? Measure.points($0) }.first
    if let size { declarations.append("font-size:\(Measure.px(max(4, min(size, 200))))") }
    let weight = words.last { weights[$0] != nil }.flatMap { weights[$0] }
    if let weight {
      declarations.append("font-weight:\(weight)")
    } else if words.first == "headline" {
      declarations.append("font-weight:600")
    } else if words.first != "default" {
      declarations.append("font-weight:400")
    }
    if words.contains("italic") { declarations.append("font-style:italic") }
    if words.contains("monospaced") { declarations.append("font-family:var(--mono)") }
    if words.contains("serif") { declarations.append("font-family:Georgia,serif") }
    if words.contains("rounded") {
      declarations.append("font-family:ui-rounded,var(--sans)")
    }
    return declarations
  }

  /// Returns the declaration for a weight such as `bold`, `nil` for anything else.
  static func weight(_ text: String) -> String? {
    weights[text].map { "font-weight:\($0)" }
  }
}
