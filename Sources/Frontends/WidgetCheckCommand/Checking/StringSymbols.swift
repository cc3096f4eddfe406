import Foundation

/// The names, declared in no file, that Xcode generates for manually managed texts of string
/// catalogues, such as `Text(.welcomeTitle)`; the rules are derived from public repositories.
struct StringSymbols {
  private let symbols: [Symbol]

  init(of catalogs: [String]) {
    var seen: Set<[String]> = []
    symbols = catalogs.sorted().flatMap(StringSymbols.read).filter {
      seen.insert([$0.table, $0.member]).inserted
    }
  }

  func source(in bundle: String) -> String? {
    guard !symbols.isEmpty else { return nil }
    var lines = ["import Foundation", "import WidgetAuthoring", ""]
    lines.append("extension WidgetAuthoring.LocalizedStringResource {")
    for table in Set(symbols.map(\.table)).sorted() {
      let own = symbols.filter { $0.table == table }.map { "  " + $0.declaration(in: bundle) }
      let isUsual = table == "Localizable"
      lines += isUsual ? own : ["  enum \(StringSymbols.typeName(table)) {"] + own + ["  }"]
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func read(_ path: String) -> [Symbol] {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let source = file["sourceLanguage"] as? String,
      let strings = file["strings"] as? [String: Any]
    else { return [] }
    let table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return strings.sorted { $0.key < $1.key }.compactMap { key, value in
      guard let entry = value as? [String: Any], entry["extractionState"] as? String == "manual"
      else { return nil }
      let languages = entry["localizations"] as? [String: Any]
      let localization = languages?[source] as? [String: Any]
      return Symbol(key, StringCatalog.sourceText(localization) ?? key, table: table)
    }
  }

  private static func typeName(_ table: String) -> String {
    let name = Symbol.name(of: table)
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

private struct Symbol {
  let key: String
  let table: String
  let member: String
  private let parameters: [String]
  private let literal: String

  /// Reads a text; `nil` if its arguments are out of order, or it has no name.
  init?(_ key: String, _ text: String, table: String) {
    self.key = key
    self.table = table
    member = Symbol.name(of: key)
    var parameters: [String] = []
    var literal = ""
    var rest = Substring(text)
    while let match = rest.firstMatch(of: Symbol.specifier) {
      literal += SwiftLiteral.escaped(rest[..<match.range.lowerBound])
      rest = rest[match.range.upperBound...]
      guard match.4 != "%" else {
        literal += "%"
        continue
      }
      if let place = match.1.flatMap({ Int($0) }), place != parameters.count + 1 { return nil }
      let name = match.2.map(String.init)
      let argument = name ?? "arg\(parameters.count + 1)"
      let type = Symbol.type(of: match.4, length: match.3)
      parameters.append("\(name == nil ? "_ " : "")\(argument): \(type)")
      literal += "\\(\(argument))"
    }
    guard !member.isEmpty, !text.contains("%#@") else { return nil }
    self.parameters = parameters
    self.literal = literal + SwiftLiteral.escaped(rest)
  }

  func declaration(in bundle: String) -> String {
    let resource = "WidgetAuthoring.LocalizedStringResource"
    let head =
      parameters.isEmpty
      ? "static var \(member): \(resource)"
      : "static func \(member)(\(parameters.joined(separator: ", "))) -> \(resource)"
    let place = table == "Localizable" ? "nil" : SwiftLiteral.of(table)
    return "\(head) { .init(\(SwiftLiteral.of(key)), defaultValue: \"\(literal)\", "
      + "table: \(place), bundle: .atURL(\(bundle).bundleURL)) }"
  }

  /// Returns the name for a key: its words joined, each run of capitals with the first kept.
  static func name(of key: String) -> String {
    let plain = key.replacing(specifier, with: "").filter { !"'’".contains($0) }
    let words = plain.split { !$0.isLetter && !$0.isNumber }.map { word in
      var last: Character = " "
      return String(
        word.map { character in
          defer { last = character }
          return last.isUppercase ? Character(character.lowercased()) : character
        }
      )
    }
    let name = words.enumerated().map { index, word in
      (index == 0 ? word.prefix(1).lowercased() : word.prefix(1).uppercased()) + word.dropFirst()
    }.joined()
    return AssetName.identifier(name)
  }

  // The position, name, length and kind of a format specifier.
  private static nonisolated(unsafe) let specifier =
    /%(?:(\d+)\$)?(?:\((\w+)\))?[-+ #0-9.']*(hh|h|ll|l|q|L|z|t|j)?([@a-zA-Z%])/

  private static func type(of kind: Substring, length: Substring?) -> String {
    switch kind {
    case "@", "s", "S": "Swift.String"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Swift.Double"
    case "u", "U", "x", "X", "o", "O": "Swift.UInt"
    default: "Swift.Int"
    }
  }
}
