import Foundation
import SwiftUI
import Testing

@testable @_spi(Hosting) import WidgetAuthoring

// Goal: a table with plural rules, which ends the process in this platform's Foundation, gives the
// text that a phone shows, for every way in which code fills it.
@Suite struct PluralRuleTests {
  private static let table = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>%lld items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@items@ left</string>
      <key>items</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>Nothing</string>
        <key>one</key><string>%lld item</string>
        <key>other</key><string>%lld items</string>
      </dict></dict>
    <key>%@ has %d in %.1f</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@files@ in %3$.1f (100%%)</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>one file</string>
        <key>other</key><string>%d files</string>
      </dict></dict>
    <key>days</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
      <key>days</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>%ld day and %#@hours@</string>
        <key>other</key><string>%ld days and %2$#@hours@</string>
      </dict>
      <key>hours</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>%ld hour</string>
        <key>other</key><string>%ld hours</string>
      </dict></dict>
    </dict></plist>
    """

  @Test(arguments: [(0, "Nothing left"), (1, "1 item left"), (7, "7 items left")])
  func `the number chooses the text, by each way in`(count: Int, text: String) async throws {
    try await withBundle { bundle in
      let format = bundle.localizedString(forKey: "%lld items", value: nil, table: nil)
      #expect(String.localizedStringWithFormat(format, count) == text)
      #expect(String(format: format, count) == text)
      #expect(String(format: format, locale: .current, arguments: [count]) == text)
      #expect(String(localized: "\(count) items", bundle: bundle) == text)
      let key: LocalizedStringKey = "\(count) items"
      #expect(key.translated(table: nil, bundle: bundle).plain == text)
      #expect(String(format: "(" + format + ")", count) == "(" + text + ")")
    }
  }

  @Test func `values of other types keep their places`() async throws {
    try await withBundle { bundle in
      let format = bundle.localizedString(forKey: "%@ has %d in %.1f", value: nil, table: nil)
      #expect(String(format: format, "Ann", 1, 2.25) == "Ann: one file in 2.2 (100%)")
      #expect(String(format: format, "Bo", 3, 0.5) == "Bo: 3 files in 0.5 (100%)")
    }
  }

  @Test func `a variable may occur in the text of another`() async throws {
    try await withBundle { bundle in
      let format = bundle.localizedString(forKey: "days", value: nil, table: nil)
      #expect(String(format: format, 2, 1) == "2 days and 1 hour")
    }
  }

  @Test(arguments: [
    ("pl", 1.0, "one"), ("pl", 2, "few"), ("pl", 5, "many"), ("ar", 2, "two"), ("ja", 1, "other"),
    ("en", 0, "other"), ("en", 1, "one"),
  ])
  func `each language has its own categories`(language: String, number: Double, name: String) {
    #expect(PluralCategory.name(of: number, in: language) == name)
  }

  @Test func `other formats are what they were`() {
    #expect(String(format: "%1$@ %2$d %3$.2f %%", "a", 2, 0.5) == "a 2 0.50 %")
  }

  @Test func `more arguments than registers are read`() throws {
    let list: [any CVarArg] = (1...9).map { $0 } + (1...10).map { Double($0) }
    withVaList(list) { pointer in
      var arguments = VariadicArguments(unsafeBitCast(pointer, to: UnsafeRawPointer.self))
      #expect((1...9).map { _ in arguments?.nextWord() } == (1...9).map { $0 })
      #expect((1...10).map { _ in arguments?.nextDouble() } == (1...10).map { Double($0) })
    }
  }

  @Test func `a text within a translated text keeps its place`() async throws {
    try await withBundle(strings: "\"%@ and %lld\" = \"%2$lld und %1$@\";") { bundle in
      let key: LocalizedStringKey = "\(Text(verbatim: "me")) and \(3)"
      let text = key.translated(table: nil, bundle: bundle)
      #expect(text.text(in: EnvironmentValues()) == "3 und me")
    }
  }

  /// Makes a bundle with tables, and looks up keys.
  ///
  /// The existence of tables is a property of the process, so only one test does this at a time.
  private func withBundle(strings: String = "", _ body: (Bundle) throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Plurals-\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if strings.isEmpty {
      try Data(PluralRuleTests.table.utf8)
        .write(to: language.appendingPathComponent("Localizable.stringsdict"))
    } else {
      try Data(strings.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    }
    try await onHost { _ in
      TextTables.find(in: folder.path)
      defer { TextTables.find() }
      try body(try #require(Bundle(url: folder)))
    }
  }
}
