import Foundation
import XcodeProjects

@testable import WidgetCheckCommand

extension InputKind {
  /// The files of Xcode projects.
  static let projects = [
    InputKind(
      "pbxproj",
      share: 10,
      isStrict: false,
      seeds: texts(pbxproj),
      read: { try readProject($0, as: "App.xcodeproj/project.pbxproj") }
    ),
    InputKind(
      "xcproj",
      share: 10,
      isStrict: false,
      seeds: texts(xcproj),
      read: { try readProject($0, as: "App.xcodeproj/project.xcproj") }
    ),
    InputKind(
      "xcconfig",
      share: 20,
      isStrict: false,
      seeds: texts(xcconfig),
      read: { bytes in
        let files = ["App.xcodeproj/project.pbxproj": pbxproj]
        return try readProject(bytes, as: "Release.xcconfig", beside: files)
      }
    ),
    InputKind(
      "scheme",
      share: 20,
      seeds: texts(scheme),
      read: { bytes in
        try withInput(bytes, as: "App.xcscheme") { folder in
          (try? XcodeScheme(file: folder + "/App.xcscheme")) != nil
        }
      }
    ),
    InputKind(
      "package",
      share: 20,
      seeds: texts(
        #"{"name":"Kit","targets":[{"name":"Kit","path":"Sources","type":"regular","dependencies":"#
          + #"[{"byName":["Core",null]}],"exclude":[],"resources":[{"path":"a","rule":{"copy":{}}}]}],"#
          + #""dependencies":[{"fileSystem":[{"path":"../Core"}]}],"products":[]}"#
      ),
      read: { bytes in
        (try? SwiftPackage(dump: Data(bytes), path: "/Kit")) != nil
      }
    ),
    InputKind(
      "plist",
      share: 20,
      seeds: {
        try files(in: "Sources/FaultyExampleWidgets", ending: "nfo.plist", most: 9) + [binary()]
      },
      read: { bytes in
        try withInput(bytes, as: "Info.plist") { folder in
          let path = folder + "/Info.plist"
          guard let values = PropertyListFile.values(at: path) else { return false }
          _ = "\(values)".count
          _ = PropertyListFile.line(of: "NSExtension", at: path)
          return true
        }
      }
    ),
    InputKind(
      "catalog",
      share: 20,
      seeds: texts(catalog),
      read: { bytes in
        guard let catalog = StringCatalog(Data(bytes), name: "L") else { return false }
        try withFolder(of: [:]) { folder in
          // Deep enough that a language of several `..` stays in the test's folder.
          let target = "a/b/c/d/e/f"
          try catalog.write(to: folder + "/" + target)
          let found = try FileManager.default.subpathsOfDirectory(atPath: folder)
          let outside = found.first { !$0.hasPrefix(target) && !target.hasPrefix($0) }
          if let outside { throw HostileInputError("written outside: \(outside)") }
        }
        return true
      }
    ),
    InputKind(
      "assets",
      share: 20,
      isStrict: false,
      seeds: texts(#"{"info":{"version":1},"properties":{"provides-namespace":true}}"#),
      read: { bytes in
        let color = ["A.xcassets/Group/Deep.colorset/Contents.json": "{}"]
        return try withInput(bytes, as: "A.xcassets/Group/Contents.json", beside: color) { folder in
          !AssetSymbols(of: [folder + "/A.xcassets"], in: folder).assets.isEmpty
        }
      }
    ),
    InputKind(
      "intents",
      share: 20,
      seeds: { try files(in: "Sources/ExampleWidgets", ending: ".intentdefinition", most: 9) },
      read: { bytes in
        try withInput(bytes, as: "A.intentdefinition") { folder in
          IntentDefinition(folder + "/A.intentdefinition")?.source { _ in false } != nil
        }
      }
    ),
    InputKind(
      "model",
      share: 20,
      isStrict: false,
      seeds: texts(model),
      read: { bytes in
        guard let text = text(bytes) else { return false }
        _ = DataModel(name: "Trips", contents: text).source { _ in false }
        return true
      }
    ),
  ]

  private static func readProject(
    _ bytes: [UInt8],
    as name: String,
    beside others: [String: String] = [:]
  ) throws -> Bool {
    try withInput(bytes, as: name, beside: others) { folder in
      let found = WidgetTargets(at: folder, configuration: "Release")
      for target in found.targets {
        _ = target.sourced("PRODUCT_BUNDLE_IDENTIFIER")
        _ = target.sourced("INFOPLIST_KEY_CFBundleDisplayName")
      }
      return found.errors.isEmpty
    }
  }

  private static func binary() throws -> [UInt8] {
    let list: [String: Any] = ["A": ["x", 1, true, 2.5, Data([1])], "B": ["C": ["D": "x"]]]
    return [UInt8](
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    )
  }
}
