// Goal: code that names the texts of a string catalogue builds, with the names that Xcode generates.
// Method: names and parameters from generated files in public repositories.
import Foundation
import Testing

@testable import WidgetCheckCommand

@Suite struct StringSymbolsTests {
  private func source(_ strings: String, table: String = "Localizable") throws -> String? {
    let file = #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    return try withFolder(of: ["\(table).xcstrings": file]) { folder in
      StringSymbols(of: ["\(folder)/\(table).xcstrings"]).source(in: "Bundle.main")
    }
  }

  private func manual(_ key: String, _ text: String) -> String {
    """
    "\(key)": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "\(text)"}}}}
    """
  }

  @Test(arguments: [
    ("appInfo.app.version.title", "static var appInfoAppVersionTitle:"), ("CRT", "static var crt:"),
    ("SPEED BOOST", "static var speedBoost:"), ("my CKAsset", "static var myCkasset:"),
    ("CFBundleDisplayName", "static var cfbundleDisplayName:"),
    ("use iCloud", "static var useICloud:"),
    ("select_up_to_20", "static var selectUpTo20:"), ("%lld MiB", "static var miB:"),
    ("don't", "static var dont:"), ("default", "static var `default`:"),
    ("2nd", "static var _2nd:"),
  ])
  func `a key's words make the name`(key: String, declaration: String) throws {
    #expect(try #require(try source(manual(key, "text"))).contains(declaration))
  }

  @Test(arguments: [
    ("Hello", #"static var k: "#, #"defaultValue: "Hello""#),
    (
      "%@ of %lld", "static func k(_ arg1: Swift.String, _ arg2: Swift.Int)",
      #""\(arg1) of \(arg2)""#
    ),
    (
      "%1$@, %2$llu", "static func k(_ arg1: Swift.String, _ arg2: Swift.UInt)",
      #""\(arg1), \(arg2)""#
    ),
    ("by %(name)@", "static func k(name: Swift.String)", #""by \(name)""#),
    ("100%% of %lf", "static func k(_ arg1: Swift.Double)", #""100% of \(arg1)""#),
    (#"a \"b\" \\"#, "static var k: ", #""a \"b\" \\""#),
  ])
  func `a text's values are parameters`(text: String, head: String, value: String) throws {
    let source = try #require(try source(manual("k", text)))
    #expect(source.contains(head))
    #expect(source.contains(value))
  }

  @Test func `another table is a type, and what Xcode manages has no name`() throws {
    let other = try #require(try source(manual("k", "text"), table: "InfoPlist"))
    #expect(other.contains("enum InfoPlist {"))
    #expect(other.contains(#"table: "InfoPlist""#))
    #expect(try source(#""k": {}"#) == nil)
    #expect(try source(manual("k", "%2$@ %1$@")) == nil)
    #expect(try source(#""k": 3, "l": {"extractionState": "manual", "localizations": []}"#) != nil)
  }
}
