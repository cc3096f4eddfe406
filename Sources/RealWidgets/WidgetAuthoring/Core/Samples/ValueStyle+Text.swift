import Foundation
import WidgetModel

extension ValueStyle {
  func text(at path: SamplePath) -> String {
    guard !keepsTexts else { return plainText(at: path) }
    return switch manner(at: path) {
    case .empty: isOfApp && !isFree(at: path) ? plainText(at: path) : ""
    case .extreme: longText(at: path)
    case .ordinary, .sparse, .low, .mixed: plainText(at: path)
    }
  }

  func address(at path: SamplePath) -> String {
    let long = manner(at: path) == .extreme && !isOfApp ? String(repeating: "/long", count: 40) : ""
    return "https://example.com\(long)/sample-\(path.index + 1).png"
  }

  func identifier(at path: SamplePath) -> String {
    var noise = Noise(seed: path.keys.joined(separator: "/") + "#\(path.index)")
    let digits = String(noise.next() % 1_000_000_000_000 + 1_000_000_000_000).dropFirst()
    return "00000000-0000-4000-8000-\(digits)"
  }

  private func longText(at path: SamplePath) -> String {
    let plain = plainText(at: path)
    guard isFree(at: path) else { return plain }
    return Array(repeating: plain, count: 20).joined(separator: " ")
  }

  /// True if a text has no special meaning, such as a date or an identifier.
  private func isFree(at path: SamplePath) -> Bool { plainText(at: path).hasPrefix("Sample") }

  private func plainText(at path: SamplePath) -> String {
    switch flavour {
    case .named: return namedText(at: path)
    case .date: return dateText(at: path)
    case .number: return "\(12 + path.index)"
    case .identifier: return identifier(at: path)
    case .address: return address(at: path)
    }
  }

  private func dateText(at path: SamplePath) -> String {
    SampleDateText(date(at: path)).iso
  }

  /// Returns a different code for each element, since code may identify elements by it.
  private func one(of codes: [String], at path: SamplePath) -> String {
    codes[path.index % codes.count]
  }

  private func namedText(at path: SamplePath) -> String {
    let name = path.name
    if path.says("url", "link", "href", "image", "photo", "thumbnail", "avatar", "poster") {
      return address(at: path)
    }
    if path.says("uuid", "guid") { return identifier(at: path) }
    if name == "id" || name.hasSuffix("_id") || path.keys.last?.hasSuffix("Id") == true {
      return "\(1001 + path.index)"
    }
    if path.says("timezone") || name == "tz" { return "Europe/Berlin" }
    if path.says(
      "date",
      "timestamp",
      "sunrise",
      "sunset",
      "created",
      "updated",
      "published",
      "expires"
    )
      || name.hasSuffix("_at") || path.keys.last?.hasSuffix("At") == true || name == "time"
    {
      return dateText(at: path)
    }
    if path.says("color", "colour", "hex") { return "#3366FF" }
    if path.says("icon", "symbol") {
      return one(of: ["star", "heart", "bolt", "flag", "moon", "leaf", "bell", "book"], at: path)
    }
    if path.says("currency") {
      return one(of: ["EUR", "USD", "GBP", "JPY", "CHF", "SEK"], at: path)
    }
    if path.says("country", "region") {
      return one(of: ["DE", "US", "GB", "JP", "CH", "SE"], at: path)
    }
    if path.says("lang", "locale") {
      return one(of: ["en", "de", "fr", "ja", "it", "sv"], at: path)
    }
    if path.says("price", "amount", "rate", "percent", "temp", "latitude", "longitude") {
      return "12.5"
    }
    let label = path.keys.last.map { " \($0)" } ?? ""
    return "Sample\(label)" + (path.index > 0 ? " \(path.index + 1)" : "")
  }
}
