/// Converts a subject's colours and gradients to CSS with listed names, hexadecimal colours and
/// numbers only; a colour that only the app knows has a common replacement.
enum ColorMap {
  /// The names with a variable in the style sheet.
  private static let names: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink",
    "brown", "white", "gray", "black", "primary", "secondary", "tertiary", "quaternary", "quinary",
    "accentColor", "tint", "background", "fill", "separator", "placeholder", "link", "foreground",
  ]

  /// Returns the background for a colour, gradient or material; `nil` if nothing is painted.
  static func fill(_ text: String) -> String? {
    for (prefix, shape) in [
      ("linear ", "linear-gradient(160deg,"), ("gradient ", "linear-gradient("),
    ]
    where text.hasPrefix(prefix) {
      return gradient(text.dropFirst(prefix.count), shape)
    }
    for prefix in ["radial ", "elliptical "] where text.hasPrefix(prefix) {
      return gradient(text.dropFirst(prefix.count), "radial-gradient(")
    }
    if text.hasPrefix("angular ") { return gradient(text.dropFirst(8), "conic-gradient(") }
    return color(text)
  }

  /// Returns one colour, the first of a gradient; `nil` if nothing is painted.
  static func color(_ text: String) -> String? {
    let first = text.split(separator: ",").first.map(String.init) ?? text
    var words = first.split(separator: " ").map(String.init)
    while let word = words.first,
      ["linear", "gradient", "radial", "angular", "elliptical"]
        .contains(word)
    {
      words.removeFirst()
    }
    guard let name = words.first, name != "clear", name != "default" else { return nil }
    let base: String
    if isHexadecimal(name) {
      base = name
    } else if names.contains(name) {
      base = "var(--c-\(name))"
    } else if name.lowercased().hasSuffix("material") {
      base = "var(--c-material)"
    } else {
      base = "var(--c-asset)"
    }
    guard let share = share(of: words), share < 1 else { return base }
    return "color-mix(in srgb,\(base) \(Measure.number(share * 100))%,transparent)"
  }

  /// Returns the opacity of a colour: explicit, or from a level of the hierarchy after its name.
  private static func share(of words: [String]) -> Double? {
    let steps = ["secondary": 0.75, "tertiary": 0.55, "quaternary": 0.35, "quinary": 0.2]
    guard words.count > 1, let last = words.last else { return nil }
    return last.hasSuffix("%") ? Measure.share(last) : steps[last]
  }

  private static func gradient(_ text: Substring, _ function: String) -> String? {
    let stops = text.split(separator: ",").prefix(8).map { color(String($0)) ?? "transparent" }
    guard let first = stops.first else { return nil }
    return "\(function)\((stops.count > 1 ? stops : [first, first]).joined(separator: ",")))"
  }

  private static func isHexadecimal(_ text: String) -> Bool {
    text.hasPrefix("#") && [4, 7, 9].contains(text.utf8.count)
      && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
  }
}
