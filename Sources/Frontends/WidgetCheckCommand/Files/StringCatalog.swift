import Foundation

/// A string catalogue (`.xcstrings`), as the tables that Xcode generates from it.
struct StringCatalog {
  /// The tables by path in the bundle, such as `de.lproj/Localizable.strings`.
  let tables: [String: [String: Any]]

  /// Reads a catalogue, whose tables have the file's name without its extension; `nil` if invalid.
  init?(_ data: Data, name: String) {
    guard let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let source = file["sourceLanguage"] as? String,
      let strings = file["strings"] as? [String: Any], StringCatalog.isLanguage(source)
    else { return nil }
    var plain: [String: [String: Any]] = [source: [:]]
    var plural: [String: [String: Any]] = [:]
    for (key, value) in strings {
      let entry = value as? [String: Any] ?? [:]
      let languages = entry["localizations"] as? [String: Any] ?? [:]
      for (language, value) in languages {
        guard StringCatalog.isLanguage(language) else { return nil }
        guard let localization = value as? [String: Any] else { continue }
        if let rule = StringCatalog.rule(localization) {
          plural[language, default: [:]][key] = rule
        } else if let text = StringCatalog.text(localization) {
          plain[language, default: [:]][key] = text
        }
      }
      // The source language needs no entry: the key is its text.
      if languages[source] == nil { plain[source, default: [:]][key] = key }
    }
    var tables: [String: [String: Any]] = [:]
    for (language, table) in plain { tables["\(language).lproj/\(name).strings"] = table }
    for (language, table) in plural { tables["\(language).lproj/\(name).stringsdict"] = table }
    self.tables = tables
  }

  /// Returns true for what may name a folder, such as `pt-BR` or `zh_Hans`: tables stay in the bundle.
  private static func isLanguage(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 100
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "_" }
  }

  /// Writes the tables under a folder without replacing existing ones, or throws a writing error.
  func write(to folder: String) throws {
    for (path, table) in tables {
      let url = URL(fileURLWithPath: folder + "/" + path)
      guard !FileManager.default.fileExists(atPath: url.path) else { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0)
        .write(to: url)
    }
  }

  /// Returns the keys of a catalogue with a text in more than one language.
  static func translatedKeys(at path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = file["strings"] as? [String: Any]
    else { return [] }
    let source = file["sourceLanguage"] as? String
    return strings.compactMap { key, value in
      let languages = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      return languages.keys.contains { $0 != source } ? key : nil
    }
  }

  /// Returns the text that determines a symbol's arguments; for plurals, the general one.
  static func sourceText(_ localization: [String: Any]?) -> String? {
    guard let localization else { return nil }
    return text(localization) ?? categories(localization)["other"]
  }

  /// Returns the text of a localization, or of its variation for phones.
  private static func text(_ localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    let variations = localization["variations"] as? [String: Any]
    guard let devices = variations?["device"] as? [String: Any] else { return nil }
    let chosen = devices["iphone"] ?? devices["other"]
    return (chosen as? [String: Any]).flatMap(text)
  }

  /// Returns the plural rule in the form of a `.stringsdict`; `nil` if there is none.
  private static func rule(_ localization: [String: Any]) -> [String: Any]? {
    if let substitutions = localization["substitutions"] as? [String: Any] {
      guard var format = text(localization) else { return nil }
      var rule: [String: Any] = [:]
      for (name, value) in substitutions {
        guard let substitution = value as? [String: Any] else { continue }
        let type = substitution["formatSpecifier"] as? String ?? "lld"
        let texts = categories(substitution).mapValues { $0.replacing("%arg", with: "%" + type) }
        rule[name] = variable(type, texts)
        if let number = substitution["argNum"] as? Int {
          format = format.replacing("%#@\(name)@", with: "%\(number)$#@\(name)@")
        }
      }
      rule["NSStringLocalizedFormatKey"] = format
      return rule.count > 1 ? rule : nil
    }
    let texts = categories(localization)
    guard let other = texts["other"] ?? texts.values.min() else { return nil }
    // The number is the first specifier that is not an object; all get positions, because texts may
    // omit some.
    let specifiers = self.specifiers(of: other)
    let place = specifiers.firstIndex { !$0.hasSuffix("@") } ?? 0
    let type =
      specifiers.indices.contains(place) ? String(specifiers[place].drop { !$0.isLetter }) : "lld"
    return [
      "NSStringLocalizedFormatKey": "%\(place + 1)$#@count@",
      "count": variable(type, texts.mapValues(numbered)),
    ]
  }

  private static func variable(_ type: String, _ texts: [String: String]) -> [String: String] {
    let kind = [
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
    ]
    return kind.merging(texts) { first, _ in first }
  }

  /// Returns the texts of a plural variation by category, empty if there is none.
  private static func categories(_ localization: [String: Any]) -> [String: String] {
    let variations = localization["variations"] as? [String: Any]
    let plural = variations?["plural"] as? [String: Any] ?? [:]
    return plural.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func specifiers(of text: String) -> [String] {
    pieces(of: text).filter { $0.hasPrefix("%") && $0 != "%%" }
  }

  /// Returns a string with a position in each specifier.
  private static func numbered(_ text: String) -> String {
    var next = 0
    return pieces(of: text).map { piece in
      guard piece.hasPrefix("%"), piece != "%%", !piece.contains("$") else { return piece }
      next += 1
      return "%\(next)$" + piece.dropFirst()
    }.joined()
  }

  /// Splits a string before and after each of its specifiers.
  private static func pieces(of text: String) -> [String] {
    var pieces = [""]
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "%" else {
        pieces[pieces.count - 1].append(character)
        continue
      }
      let options = rest.prefix { $0.isNumber || "$-+ #.'hlqLztj".contains($0) }
      let conversion = rest.dropFirst(options.count).prefix(1)
      pieces += ["%" + options + conversion, ""]
      rest = rest.dropFirst(options.count + conversion.count)
    }
    return pieces
  }
}
