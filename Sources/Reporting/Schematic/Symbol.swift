/// Replacement characters for the system's symbols, whose drawings are not free to use.
enum Symbol {
  /// Returns the character for a symbol's first word, a square by default, hollow without `fill`.
  static func sign(of name: String) -> String {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first else { return "▢" }
    if first == "arrow" || first == "chevron" {
      let directions = ["up": "↑", "down": "↓", "left": "←", "right": "→", "clockwise": "↻"]
      let chevrons = ["up": "⌃", "down": "⌄", "left": "‹", "right": "›"]
      let table = first == "arrow" ? directions : chevrons
      return words.lazy.compactMap { table[$0] }.first ?? "↗"
    }
    let isFilled = words.contains("fill")
    return (isFilled ? nil : hollow[first]) ?? signs[first] ?? (isFilled ? "▣" : "▢")
  }

  /// The characters of symbols without a fill.
  private static let hollow: [String: String] = [
    "heart": "♡", "star": "☆", "play": "▷", "stop": "□", "circle": "○", "square": "□",
    "triangle": "△", "flag": "⚐", "drop": "◇", "diamond": "◇", "sun": "☼", "lightbulb": "○",
    "rectangle": "▭", "capsule": "⬭", "hexagon": "⬡", "pentagon": "⬠", "phone": "☏",
    "bookmark": "⚐", "bell": "♤", "shield": "⛉",
  ]

  private static let signs: [String: String] = [
    "heart": "♥", "star": "★", "play": "▶", "pause": "Ⅱ", "stop": "■", "forward": "»",
    "backward": "«", "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "house": "⌂",
    "bolt": "ϟ", "sun": "☀", "moon": "☾", "cloud": "☁", "umbrella": "☂", "snowflake": "❄",
    "music": "♪", "circle": "●", "square": "■", "triangle": "▲", "diamond": "◆",
    "rectangle": "▬", "hexagon": "⬢", "pentagon": "⬟", "envelope": "✉", "phone": "☎",
    "scissors": "✂", "pencil": "✎", "flag": "⚑", "gear": "⚙", "gearshape": "⚙",
    "exclamationmark": "!", "questionmark": "?", "info": "i", "location": "➤", "airplane": "✈",
    "clock": "◷", "timer": "◷", "list": "≡", "ellipsis": "…", "person": "☻", "flame": "♨",
    "drop": "◆", "leaf": "❧", "lightbulb": "●", "power": "◉", "calendar": "▦", "book": "▤",
    "text": "¶", "number": "#", "link": "∞", "trash": "⌫", "hourglass": "⧗", "bell": "♠",
    "bookmark": "⚑", "capsule": "⬬", "shield": "⛊",
  ]
}
