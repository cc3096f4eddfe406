import CampaignRuns
import Foundation
import Testing

@testable import WidgetCheckCommand

#if os(Linux)
  // Goal: an extension's resources are placed next to the program, and missing ones are reported.
  @Suite struct FolderResourcesTests {
    @Test func `resources stand on one level, those of a language in its folder`() throws {
      let files = [
        "A.swift": "", "teas.json": "{}", "data/deep/cups.csv": "",
        "en.lproj/Localizable.strings": "",
        "Texts/de.lproj/Localizable.strings": "",
      ]
      try resources(files) { resources in
        #expect(
          resources.resources.map { "\($0.name) -> \($0.target)" } == [
            "data/deep/cups.csv -> cups.csv",
            "Texts/de.lproj/Localizable.strings -> de.lproj/Localizable.strings",
            "en.lproj/Localizable.strings -> en.lproj/Localizable.strings",
            "teas.json -> teas.json",
          ]
        )
        #expect(resources.unread.isEmpty)
      }
    }

    @Test func `files of the project are not resources`() throws {
      let files = [
        "A.swift": "", "A.h": "", "README.md": "", "W.entitlements": "", "Podfile": "",
        "Pods/Kit/kit.json": "", "App.xcodeproj/project.pbxproj": "", ".hidden/a.json": "",
        ".DS_Store": "",
      ]
      try resources(files) { resources in
        #expect(resources.resources.isEmpty)
        #expect(resources.unread.isEmpty)
        #expect(resources.propertyList == nil)
      }
    }

    @Test func `unreadable files are reported once, with the reason`() throws {
      let files = [
        "Assets.xcassets/Contents.json": "{}", "Assets.xcassets/Tea.imageset/tea.png": "",
        "Localizable.xcstrings": "{}", "b/teas.json": "", "a/teas.json": "",
      ]
      try resources(files) { resources in
        #expect(resources.resources.map(\.name) == ["a/teas.json"])
        #expect(
          resources.unread.map { "\($0.name): \($0.reason)" } == [
            "Assets.xcassets: of its images and colours only the names are known here",
            "Localizable.xcstrings: it is not a string catalogue, or names a language that is not one",
            "b/teas.json: a/teas.json has the same name in the extension's bundle",
          ]
        )
      }
    }

    @Test func `the extension's property list comes before an app's, the outermost before others`()
      throws
    {
      let point =
        "<key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>"
      try resources(["Info.plist": "<plist/>", "Widgets/Info.plist": point]) {
        #expect($0.propertyList == "Widgets/Info.plist")
        #expect($0.resources.isEmpty)
      }
      let files = [
        "b/Info.plist": "", "Widgets-Info.plist": "<key>CFBundleName</key>", "a/b/Info.plist": "",
        "Service-Info.plist": "<key>API_KEY</key>",
      ]
      try resources(files) {
        #expect($0.propertyList == "Widgets-Info.plist")
        #expect($0.resources.map(\.target) == ["Service-Info.plist"])
      }
    }

    @Test func `files that the command itself writes or is given are not resources`() throws {
      let files = ["teas.json": "", "Reports/latest/record.jsonl": "", "Reports/old.json": ""]
      try withFolder(of: files) { path in
        let resources = FolderResources(of: path, besides: [path + "/Reports/latest", "/nowhere"])
        #expect(resources.resources.map(\.target) == ["old.json", "teas.json"])
      }
    }

    @Test func `a link is followed, and one that leads nowhere is reported`() throws {
      try withFolder(of: ["A.swift": "", "far/teas.txt": "[1]"]) { path in
        let manager = FileManager.default
        try manager.createDirectory(atPath: path + "/near", withIntermediateDirectories: true)
        for (name, target) in [("teas.json", "../far/teas.txt"), ("cups.json", "../far/cups.txt")] {
          try manager.createSymbolicLink(
            atPath: path + "/near/" + name,
            withDestinationPath: target
          )
        }
        let resources = FolderResources(of: path)
        #expect(resources.unread.map(\.name) == ["near/cups.json"])
        try withFolder(of: [:]) { target in
          try resources.copy(to: target)
          #expect(try String(contentsOfFile: target + "/teas.json", encoding: .utf8) == "[1]")
          #expect(throws: (any Error).self) {
            try manager.destinationOfSymbolicLink(atPath: target + "/teas.json")
          }
        }
      }
    }

    @Test func `copies stand where the program looks for them`() throws {
      try resources(["a/teas.json": "[1]", "en.lproj/T.strings": "x"]) { resources in
        try withFolder(of: [:]) { target in
          try resources.copy(to: target)
          func text(_ name: String) throws -> String {
            try String(contentsOfFile: target + "/" + name, encoding: .utf8)
          }
          #expect(try text("teas.json") == "[1]")
          #expect(try text("en.lproj/T.strings") == "x")
        }
      }
    }

    @Test func `a file that cannot be copied is named`() throws {
      try withFolder(of: ["teas.json": ""]) { path in
        let resources = FolderResources(of: path)
        try FileManager.default.removeItem(atPath: path + "/teas.json")
        #expect { try resources.copy(to: path) } throws: {
          "\($0)".contains("teas.json cannot be copied")
        }
      }
    }

    @Test func `a single file has nothing beside it`() throws {
      try withFolder(of: ["A.swift": "", "teas.json": ""]) { path in
        let resources = FolderResources(of: path + "/A.swift")
        #expect(resources.resources.isEmpty && resources.propertyList == nil)
      }
    }

    private func resources(
      _ files: [String: String],
      _ body: (FolderResources) throws -> Void
    ) throws {
      try withFolder(of: files) { try body(FolderResources(of: $0)) }
    }
  }
#endif
