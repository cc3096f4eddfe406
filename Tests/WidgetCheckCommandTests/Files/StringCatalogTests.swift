import Foundation
import Testing

@testable import WidgetCheckCommand

// Goal: a string catalogue becomes the tables that Xcode generates from it.
@Suite struct StringCatalogTests {
  @Test func `each language has its table, and its plural rules`() throws {
    let text = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%@ has %lld cups": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ has one cup"}},
          "other": {"stringUnit": {"value": "%@ has %lld cups"}}}}}}},
        "mix": {"localizations": {"de": {"stringUnit": {"value": "%#@cups@ hier"},
          "substitutions": {"cups": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg Tasse"}},
            "other": {"stringUnit": {"value": "%arg Tassen"}}}}}}}}}
      }}
      """#
    let catalog = try #require(StringCatalog(Data(text.utf8), name: "L"))
    let english = catalog.tables["en.lproj/L.strings"] as? [String: String]
    #expect(english == ["Hello": "Hello", "mix": "mix"])
    #expect(catalog.tables["de.lproj/L.strings"] as? [String: String] == ["Hello": "Hallo"])
    let rule = catalog.tables["en.lproj/L.stringsdict"]?["%@ has %lld cups"] as? [String: Any]
    #expect(rule?["NSStringLocalizedFormatKey"] as? String == "%2$#@count@")
    let count = rule?["count"] as? [String: String]
    #expect(count?["one"] == "%1$@ has one cup")
    #expect(count?["other"] == "%1$@ has %2$lld cups")
    #expect(count?["NSStringFormatValueTypeKey"] == "lld")
    let mix = catalog.tables["de.lproj/L.stringsdict"]?["mix"] as? [String: Any]
    #expect(mix?["NSStringLocalizedFormatKey"] as? String == "%1$#@cups@ hier")
    #expect((mix?["cups"] as? [String: String])?["other"] == "%lld Tassen")
  }

  @Test(arguments: ["../../..", "/tmp", "", ".", "de/fr"])
  func `a language that leads out of the bundle makes the catalogue invalid`(name: String) {
    let entry = #"{"localizations": {"\#(name)": {"stringUnit": {"value": "x"}}}}"#
    let inEntry = #"{"sourceLanguage": "en", "strings": {"Hello": \#(entry)}}"#
    let asSource = #"{"sourceLanguage": "\#(name)", "strings": {}}"#
    for text in [inEntry, asSource] {
      #expect(StringCatalog(Data(text.utf8), name: "L") == nil)
    }
  }

  @Test(arguments: ["pt-BR", "zh_Hans", "x1"])
  func `other languages have tables`(name: String) {
    let text = #"{"sourceLanguage": "\#(name)", "strings": {}}"#
    #expect(
      StringCatalog(Data(text.utf8), name: "L")?.tables.keys.first == "\(name).lproj/L.strings"
    )
  }

  @Test(arguments: ["", "{}", "[]", "{\"strings\": {}}"])
  func `an invalid catalogue gives none`(text: String) {
    #expect(StringCatalog(Data(text.utf8), name: "L") == nil)
  }

  @Test(arguments: [
    "<<<<<<< ours\n{}", #"{"sourceLanguage": 3, "strings": {}}"#,
    #"{"sourceLanguage": "en", "strings": [1]}"#, String(repeating: "[", count: 100_000),
  ])
  func `a damaged catalogue is none, and has no names`(text: String) throws {
    #expect(StringCatalog(Data(text.utf8), name: "L") == nil)
    try withFolder(of: ["L.xcstrings": text]) { folder in
      let path = folder + "/L.xcstrings"
      let translated = StringCatalog.translatedKeys(at: path)
      #expect(translated == [])
      #expect(
        StringSymbols(of: [path, folder + "/Gone.xcstrings"]).source(in: "Bundle.main") == nil
      )
    }
  }

  @Test func `a strange catalogue gives what it has`() throws {
    let entries = (0..<10_000).map { #""key\#($0)": {"localizations": {"de": {}}}"# }
    let text = #"""
      {"sourceLanguage": "en", "version": "99.0", "later": [], "strings": {
        "a": 1, "b": {"localizations": []}, "c": {"localizations": {"de": 7}},
        "d": {"localizations": {"de": {"variations": {"future": {"x": {}}}}}},
        "e": {"localizations": {"de": {"stringUnit": {"value": "%#@e@"}, "substitutions": {"e": {}}}}},
        \#(entries.joined(separator: ",\n"))}}
      """#
    let catalog = try #require(StringCatalog(Data(text.utf8), name: "L"))
    let english = try #require(catalog.tables["en.lproj/L.strings"])
    #expect(english.count == 10_005)
  }
}
