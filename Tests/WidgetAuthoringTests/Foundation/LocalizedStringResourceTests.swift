import AppIntents
import Testing

@Suite struct LocalizedStringResourceTests {
  @Test func `a literal is its own key`() {
    let resource: LocalizedStringResource = "Favorite Emoji"
    #expect(resource.key == "Favorite Emoji")
    #expect(String(localized: resource) == "Favorite Emoji")
  }

  @Test func `interpolated values become specifiers in the key`() {
    let name = "Ann"
    let resource: LocalizedStringResource = "Hi \(name), \(3) of \(0.5), \(2, specifier: "%03d")"
    #expect(resource.key == "Hi %@, %lld of %lf, %03d")
    #expect(String(localized: resource) == "Hi Ann, 3 of 0.500000, 002")
  }

  @Test func `a percent sign survives with and without values`() {
    #expect(String(localized: "100 %") == "100 %")
    #expect(String(localized: "\(100) %") == "100 %")
    #expect(String(localized: "\("half") is 50 %") == "half is 50 %")
  }

  @Test func `the default text is used where no table has the key`() {
    let text = String(localized: "greeting.key", defaultValue: "Hello \("Bo")", comment: "c")
    #expect(text == "Hello Bo")
    let resource = LocalizedStringResource("greeting.key", defaultValue: "Hello", table: "T")
    #expect(resource.key == "greeting.key")
    #expect(resource.table == "T")
    #expect(String(localized: resource) == "Hello")
  }

  @Test func `a style writes an interpolated value`() {
    #expect(String(localized: "\(7, format: .number.precision(.integerLength(3)))") == "007")
  }

  @Test func `a nested resource is looked up by itself`() {
    let inner = LocalizedStringResource("k", defaultValue: "inner \(1)")
    #expect(String(localized: "outer \(inner)") == "outer inner 1")
  }

  @Test func `coding keeps key and values`() throws {
    let resource: LocalizedStringResource = "\(5) songs"
    let data = try JSONEncoder().encode(resource)
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: data)
    #expect(copy == resource)
    #expect(String(localized: copy) == "5 songs")
  }

  @Test func `a strings table in a bundle translates`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Strings-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = #"""
      "%lld of %@" = "%2$@: %1$lld";
      "%@ and %@" = "%2$@, %1$@";
      "only %@" = "none";
      """#
    try Data(table.utf8)
      .write(to: folder.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: "\(3) of \("all")", bundle: bundle) == "all: 3")
    #expect(String(localized: "\("a") and \("b")", bundle: bundle) == "b, a")
    #expect(String(localized: "only \("a")", bundle: bundle) == "none")
  }
}
