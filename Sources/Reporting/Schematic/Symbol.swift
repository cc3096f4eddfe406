/// Signs that stand for the system's symbols, whose own drawings are not the project's to show.
enum Symbol {
  /// The sign for a symbol's first word; a square for what is not listed.
  static func sign(of name: String) -> String {
    let words = name.split(separator: ".").map(String.init)
    guard let first = words.first else { return "▢" }
    if first == "arrow" || first == "chevron" {
      let directions = ["up": "↑", "down": "↓", "left": "←", "right": "→", "clockwise": "↻"]
      let chevrons = ["up": "⌃", "down": "⌄", "left": "‹", "right": "›"]
      let table = first == "arrow" ? directions : chevrons
      return words.lazy.compactMap { table[$0] }.first ?? "↗"
    }
    return signs[first] ?? "▢"
  }

  private static let signs: [String: String] = [
    "heart": "♥", "star": "★", "play": "▶", "pause": "Ⅱ", "stop": "■", "forward": "»",
    "backward": "«", "checkmark": "✓", "xmark": "✕", "plus": "+", "minus": "−", "house": "⌂",
    "bolt": "ϟ", "sun": "☀", "moon": "☾", "cloud": "☁", "umbrella": "☂", "snowflake": "❄",
    "music": "♪", "circle": "●", "square": "■", "triangle": "▲", "envelope": "✉", "phone": "☎",
    "scissors": "✂", "pencil": "✎", "flag": "⚑", "gear": "⚙", "gearshape": "⚙",
    "exclamationmark": "!", "questionmark": "?", "info": "i", "location": "➤", "airplane": "✈",
    "clock": "◷", "timer": "◷", "list": "≡", "ellipsis": "…", "person": "☻", "flame": "♨",
    "drop": "◆", "leaf": "❧", "lightbulb": "☼", "power": "◉", "calendar": "▦", "book": "▤",
    "text": "¶", "number": "#", "link": "∞", "trash": "⌫", "hourglass": "⧗",
  ]
}
