import Foundation
import Testing

@testable import WidgetCheckCommand

// Goal: the names of an asset catalogue are those that Xcode generates for it.
// Method: pairs of names from files that Xcode generated in public repositories; catalogues in a folder.
@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("backgroundColor", "background"), ("DSAction", "dsAction"),
    ("ErrorSvnrColor", "errorSvnr"), ("chip_aqua_pastel", "chipAquaPastel"), ("Color", "color"),
    ("pastelbabyblue", "pastelbabyblue"), ("hint_text_color", "hintText"), ("btn_color", "btn"),
    ("btn_color_disable", "btnColorDisable"), ("white_color_85", "whiteColor85"),
    ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("121212", "_121212"),
    ("292C38", "_292_C_38"), ("FFE05D", "FFE_05_D"), ("ECEAFB", "ECEAFB"), ("c50000", "c50000"),
    ("default", "`default`"),
  ])
  func `a colour has the name that Xcode gives it`(asset: String, name: String) {
    #expect(AssetName.member(asset, without: "Color") == name)
  }

  @Test(arguments: [
    ("10_back_arm", "_10BackArm"), ("Icon-29", "icon29"), ("p_75porciento", "p75Porciento"),
    ("p_diario2", "pDiario2"), ("A-1-1-0", "A_1_1_0"), ("M", "M"), ("BMW", "BMW"),
    ("HBO GO Logo", "hboGOLogo"), ("sy_head_10@2x", "syHead102X"), ("offer_Image", "offer"),
    ("Image", "image"), ("image2", "image2"), ("green-score-a-plus", "greenScoreAPlus"),
  ])
  func `a picture has the name that Xcode gives it`(asset: String, name: String) {
    #expect(AssetName.member(asset, without: "Image") == name)
  }

  @Test(arguments: [("Colors", "Colors"), ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI")])
  func `a folder that provides a namespace is a type`(folder: String, name: String) {
    #expect(AssetName.namespace(folder) == name)
  }

  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  @Test func `a catalogue gives its colours and pictures, in their namespaces`() throws {
    try withFolder(of: [
      "Widget.swift": "extension Color { static let brand = Color(\"brand\") }",
      "Assets.xcassets/Contents.json": "{}",
      "Assets.xcassets/AccentColor.colorset/Contents.json": "{}",
      "Assets.xcassets/brand.colorset/Contents.json": "{}",
      "Assets.xcassets/red.colorset/Contents.json": "{}",
      "Assets.xcassets/Plain/Contents.json": "{}",
      "Assets.xcassets/Plain/inner.colorset/Contents.json": "{}",
      "Assets.xcassets/Team/Contents.json": Self.namespace,
      "Assets.xcassets/Team/home.imageset/Contents.json": "{}",
      "Assets.xcassets/Team/Away Side/Contents.json": Self.namespace,
      "Assets.xcassets/Team/Away Side/kitColor.colorset/Contents.json": "{}",
      "Assets.xcassets/AppIcon.appiconset/Contents.json": "{}",
      "Other.xcassets/AccentColor.colorset/Contents.json": "{}",
    ]) { folder in
      let resources = FolderResources(of: folder)
      let symbols = AssetSymbols(of: resources.assetCatalogs, in: folder)
      #expect(
        symbols.assets.map { "\($0.kind) \($0.path): \(($0.namespaces + [$0.member]))" }
          == [
            #"color AccentColor: ["accent"]"#, #"color Plain/inner: ["inner"]"#,
            #"color Team/Away Side/kitColor: ["Team", "AwaySide", "kit"]"#,
            #"image Team/home: ["Team", "home"]"#, #"color brand: ["brand"]"#,
            #"color red: ["red"]"#,
          ].map { $0.replacing("Plain/inner", with: "inner") }
      )
      let source = try #require(
        symbols.source(besides: try SourceFolder(folder, excluding: []))
      )
      #expect(source.contains("ColorResource(name: \"Team/Away Side/kitColor\""))
      let declared = source.split(separator: "\n").map(String.init)
      #expect(declared.count { $0.contains("static var brand:") } == 2, "not in Color")
      #expect(declared.count { $0.contains("static var red:") } == 0)
      #expect(declared.count { $0.contains("static var accent:") } == 3)
      #expect(declared.count { $0.contains("enum AwaySide") } == 3)
    }
  }

  @Test func `without catalogues there is nothing to declare`() throws {
    try withFolder(of: ["Widget.swift": "struct A {}"]) { folder in
      let symbols = AssetSymbols(of: FolderResources(of: folder).assetCatalogs, in: folder)
      let source = symbols.source(besides: try SourceFolder(folder, excluding: []))
      #expect(source == nil)
    }
  }

  @Test func `a strange catalogue gives what it has`() throws {
    var files = [
      "Widget.swift": "",
      "A.xcassets/Contents.json": "<<<<<<< ours",
      #"A.xcassets/say "hi" \.colorset/Contents.json"#: "<<<<<<< ours",
      "A.xcassets/….colorset/Contents.json": "{}", "A.xcassets/x.future/Contents.json": "{}",
      "A.xcassets/Team/Contents.json": #"{"properties": {"provides-namespace": "perhaps"}}"#,
      "A.xcassets/Team/home.imageset/Contents.json": "{}",
    ]
    for number in 0..<10_000 {
      files["A.xcassets/tea\(number).colorset/Contents.json"] = "{}"
    }
    let deep = String(repeating: "d/", count: 200)
    files["A.xcassets/\(deep)low.colorset/Contents.json"] = "{}"
    try withFolder(of: files) { path in
      try FileManager.default.createSymbolicLink(
        atPath: path + "/A.xcassets/loop",
        withDestinationPath: path + "/A.xcassets"
      )
      let symbols = AssetSymbols(of: ["A.xcassets", "Gone.xcassets"], in: path)
      let members = Set(symbols.assets.map(\.member))
      #expect(symbols.assets.count == 10_003)
      #expect(members.isSuperset(of: ["sayHi", "home", "low", "tea9999"]))
      let source = try #require(
        symbols.source(besides: try SourceFolder(path, excluding: [], stubs: [], conditions: []))
      )
      #expect(source.contains(#"name: "say \"hi\" \\""#))
    }
  }
}
