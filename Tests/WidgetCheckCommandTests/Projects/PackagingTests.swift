#if os(Linux)
  // Goal: a conflict between an extension and its app is reported, on the project's line in
  // question.
  // Method: a small project for each kind of conflict, correct and with one fault.
  import Foundation
  import Testing
  import WidgetModel
  import WidgetCampaigns
  import XcodeProjects

  @testable import WidgetCheckCommand

  @Suite struct PackagingTests {
    /// The difference from a project in which everything belongs together.
    struct Change {
      var app = ""
      var ofDebug = ""
      var ofRelease = ""
      var appGroups = ["group.tea"]
      var code = "import WidgetKit"
      var appCode = ""
      var appFiles = "BAppF"
      var lists: [String: String] = [:]
      var catalog = #"""
        {"sourceLanguage": "en", "strings": {"Steep": {"localizations": {"de": {}}},
          "Pour\nin": {"localizations": {"de": {}}}}}
        """#
    }

    private func project(_ change: Change) -> String {
      let common = "SDKROOT = iphoneos; GENERATE_INFOPLIST_FILE = YES;"
      return """
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (App, Widget); buildConfigurationList = PL; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { MARKETING_VERSION = 1.2;
          CURRENT_PROJECT_VERSION = 7; \(common) }; };
        PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { MARKETING_VERSION = 1.2;
          CURRENT_PROJECT_VERSION = 7; \(common) }; };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (AppF, WidgetF, Texts, Looks); };
        Looks = { isa = PBXFileReference; path = Looks.xcassets; sourceTree = "<group>"; };
        BLooks = { isa = PBXBuildFile; fileRef = Looks; };
        AppF = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        WidgetF = { isa = PBXFileReference; path = Widget.swift; sourceTree = "<group>"; };
        Texts = { isa = PBXFileReference; path = Texts.xcstrings; sourceTree = "<group>"; };
        App = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (AppS, AppR); buildConfigurationList = AppL; dependencies = (D); };
        D = { isa = PBXTargetDependency; target = Widget; };
        AppS = { isa = PBXSourcesBuildPhase; files = (\(change.appFiles)); };
        AppR = { isa = PBXResourcesBuildPhase; files = (BTexts, BLooks); };
        BAppF = { isa = PBXBuildFile; fileRef = AppF; };
        BWidgetF = { isa = PBXBuildFile; fileRef = WidgetF; };
        BTexts = { isa = PBXBuildFile; fileRef = Texts; };
        AppL = { isa = XCConfigurationList; buildConfigurations = (AppD, AppC); };
        AppD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.tea; CODE_SIGN_ENTITLEMENTS = App.entitlements; }; };
        AppC = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.tea; CODE_SIGN_ENTITLEMENTS = App.entitlements; \(change.app) }; };
        Widget = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildPhases = (WidgetS); buildConfigurationList = WidgetL; };
        WidgetS = { isa = PBXSourcesBuildPhase; files = (BWidgetF); };
        WidgetL = { isa = XCConfigurationList; buildConfigurations = (WidgetD, WidgetC); };
        WidgetD = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.tea.widget; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;
          \(change.ofDebug) }; };
        WidgetC = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.tea.widget; CODE_SIGN_ENTITLEMENTS = Widget.entitlements;
          \(change.ofRelease) }; };
        }; }
        """
    }

    private func entitlements(_ groups: [String]) -> String {
      let texts = groups.map { "<string>\($0)</string>\n" }.joined()
      return
        "<plist version=\"1.0\"><dict><key>com.apple.security.application-groups</key>\n<array>\n\(texts)"
        + "</array></dict></plist>"
    }

    private func settings(_ change: Change) throws -> (TargetSettings, lines: [String]) {
      let files = [
        "App.xcodeproj/project.pbxproj": project(change), "App.swift": change.appCode,
        "Widget.swift": change.code,
        "App.entitlements": entitlements(change.appGroups),
        "Widget.entitlements": entitlements(["group.tea"]), "Texts.xcstrings": change.catalog,
        "Looks.xcassets/Leaf.colorset/Contents.json": "{}",
        "Looks.xcassets/Pot.imageset/Contents.json": "{}",
      ]
      return try withFolder(of: files.merging(change.lists) { $1 }) { folder in
        let project = try XcodeProject.read(folder + "/App.xcodeproj")
        let widget = try #require(project.targets.first { $0.name == "Widget" })
        let target = CheckedTarget(widget, of: project, configuration: "Release")
        let code = try SourceFolder(
          files: target.files.swift,
          below: folder,
          excluding: [],
          in: BuildCondition.Surroundings(modules: [], conditions: [])
        )
        var settings = TargetSettings()
        try #require(Packaging(target, code)).judge(into: &settings)
        let lines = try settings.faults.map { fault in
          let text = try String(contentsOfFile: fault.file, encoding: .utf8)
          return String(
            text.split(separator: "\n", omittingEmptySubsequences: false)[Int(fault.line) - 1]
          )
        }
        return (settings, lines)
      }
    }

    @Test func `where everything belongs together nothing is reported`() throws {
      let (settings, _) = try settings(Change())
      #expect(settings.faults.isEmpty)
      for setting in [TargetSetting.versions, .identifier, .groupsOfApp] {
        #expect(settings.values(of: setting) == ["YES"])
      }
      // The code has no such intent and names nothing from a catalogue.
      #expect(settings.values(of: .intentsOfApp) == nil)
      #expect(settings.values(of: .catalogs) == nil)
    }

    @Test func `another version is reported on its line`() throws {
      let (settings, lines) = try settings(Change(ofRelease: "CURRENT_PROJECT_VERSION = 8;"))
      #expect(settings.faults.map(\.setting) == [.versions])
      #expect(
        settings.faults.map(\.text) == [
          "in the configuration Release CFBundleVersion is 8 in the extension and 7 in the app App"
        ]
      )
      #expect(lines.first?.contains("CURRENT_PROJECT_VERSION = 8") == true)
    }

    @Test func `a version of another configuration does not count for a release`() throws {
      #expect(try settings(Change(ofDebug: "CURRENT_PROJECT_VERSION = 8;")).0.faults.isEmpty)
    }

    @Test func `an identifier that does not begin with the app's is reported in any configuration`()
      throws
    {
      let (settings, lines) = try settings(
        Change(ofDebug: "\nPRODUCT_BUNDLE_IDENTIFIER = com.teas.widget;")
      )
      #expect(settings.faults.map(\.setting) == [.identifier])
      #expect(lines.first?.contains("com.teas.widget") == true)
    }

    @Test func `a group that no other target has is reported on its line`() throws {
      let (settings, lines) = try settings(Change(appGroups: ["group.coffee"]))
      #expect(Set(settings.faults.map(\.setting)) == [.groupsOfApp])
      #expect(settings.faults.count == 2)
      #expect(lines.first == "<string>group.tea</string>")
    }

    @Test func `a group that the code names is right, and the app's line is wrong`() throws {
      let (settings, lines) = try settings(
        Change(appGroups: ["group.coffee"], code: #"let group = "group.tea""#)
      )
      #expect(lines.first == "<string>group.coffee</string>")
      #expect(settings.faults.first?.text.contains(#"which has "group.coffee""#) == true)
    }

    @Test func `a configuration without the groups of another is reported`() throws {
      let (settings, _) = try settings(Change(ofRelease: "CODE_SIGN_ENTITLEMENTS = \"\";"))
      #expect(settings.faults.map(\.setting) == [.groupsOfApp])
      #expect(settings.faults.first?.text.contains("in the configuration Release") == true)
    }

    @Test(arguments: [
      ("struct A: OpenIntent {}", "BAppF", 1), ("struct A: OpenIntent {}", "BAppF, BWidgetF", 0),
      ("struct A: AppIntent {\n static var openAppWhenRun: Bool = true }", "BAppF", 1),
      ("struct A: AppIntent {\n static let openAppWhenRun = true }", "BAppF, BWidgetF", 0),
      ("struct A: AppIntent { static var openAppWhenRun: Bool { true } }", "BAppF", 1),
      ("struct A: AppIntent { static var openAppWhenRun = false }", "BAppF", 0),
      ("struct A: SetValueIntent, LiveActivityIntent {}", "BAppF", 1),
      ("struct A: View { static let openAppWhenRun = true }", "BAppF", 0),
      ("/* struct A: OpenIntent {} */", "BAppF", 0),
    ])
    func `an intent that the app performs is one of its own`(
      code: String,
      files: String,
      count: Int
    ) throws {
      let (settings, lines) = try settings(
        Change(code: "import AppIntents\n" + code, appFiles: files)
      )
      #expect(settings.faults.map(\.setting) == Array(repeating: .intentsOfApp, count: count))
      #expect(lines.allSatisfy { $0.contains("struct A") })
    }

    @Test(arguments: [
      (#"Text("Steep")"#, 1), (#"Text("Brew")"#, 0), (#"/* Text("Steep") */"#, 0),
      (#"Color("Leaf")"#, 1), (#"Color("Root")"#, 0), (#"Image("Pot")"#, 1), (#"Image("Leaf")"#, 0),
      (#"Image("Pot", bundle: .main)"#, 0), (#"SwiftUI.Image("Pot")"#, 1),
      (#"Text(verbatim: "Steep")"#, 0), (#"Text("Pour\nin")"#, 1),
      (#"Text("Pour\(in)")"#, 0), (#"String(localized: "Steep")"#, 1),
    ])
    func `names that only a catalogue of the app holds are reported`(code: String, count: Int)
      throws
    {
      let (settings, lines) = try settings(Change(code: "import SwiftUI\nlet a = \(code)"))
      #expect(settings.faults.map(\.setting) == Array(repeating: .catalogs, count: count))
      #expect(lines.allSatisfy { $0.contains(code) })
    }

    /// The code of a widget in which the kind is a constant of an enumeration of all kinds.
    private static let pot = #"""
      enum Kinds { static let pot = "Pot" }
      struct Pot: Widget {
        let kind: String = "Kettle"
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: Kinds.pot, provider: P()) { _ in }
          AppIntentControlConfiguration(
            kind: kind, provider: P()) { _ in }
        }
      }
      """#

    @Test(arguments: [
      (#"reloadTimelines(ofKind: "Pot")"#, 0), (#"reloadTimelines(ofKind: "Pots")"#, 1),
      (#"reloadControls(ofKind: "Kettle")"#, 0), (#"invalidateRelevance(ofKind: "pot")"#, 1),
      ("reloadTimelines(ofKind: Kinds.pot)", 0), ("reloadTimelines(ofKind: Names.pan)", 1),
      ("reloadTimelines(ofKind: Names.cup.rawValue)", 1),
      ("reloadTimelines(ofKind: Names.Pot.rawValue)", 0),
      // Facts that cannot be read from the code are unknown.
      ("reloadTimelines(ofKind: kind(of: pot))", 0), (#"reloadTimelines(ofKind: "\(pot)s")"#, 0),
      (#"// reloadTimelines(ofKind: "Pots")"#, 0),
    ])
    func `a kind that is reloaded is a widget's`(call: String, count: Int) throws {
      let names = #"""
        enum Names: String { case cup = "Cup", Pot; static let pan = "Pan" }
        let center = WidgetCenter.shared

        """#
      let (settings, lines) = try settings(
        Change(code: Self.pot, appCode: names + "center.\(call)")
      )
      #expect(settings.faults.map(\.setting) == Array(repeating: .kinds, count: count))
      #expect(lines.allSatisfy { $0.contains(call) })
    }

    @Test func `a kind that code computes leaves reloads unjudged`() throws {
      let reload = #"WidgetCenter.shared.reloadTimelines(ofKind: "Pots")"#
      let other = #"struct B { let c = StaticConfiguration(kind: "\(B.self)", provider: P()) }"#
      let (settings, _) = try settings(Change(code: Self.pot + "\n" + other, appCode: reload))
      #expect(settings.values(of: .kinds) == nil)
      let (known, _) = try self.settings(Change(code: Self.pot, appCode: reload))
      #expect(known.faults.first?.text.hasSuffix(#"did you mean "Pot"?"#) == true)
    }

    @Test(arguments: [
      ("ActivityConfiguration", "16.1", 0), ("ActivityConfiguration", "16.2", 1),
      ("StaticConfiguration, ActivityConfiguration", "16.1", 1),
      ("AppIntentConfiguration", "17.0", 0), ("StaticControlConfiguration", "18.0", 0),
      ("StaticControlConfiguration", "18.1", 1),
    ])
    func `what the extension declares sets the first system`(
      names: String,
      own: String,
      count: Int
    ) throws {
      let setting = "IPHONEOS_DEPLOYMENT_TARGET = "
      let (settings, _) = try settings(
        Change(
          app: setting + "16.0;",
          ofRelease: setting + own + ";",
          code: "let a = [\(names)]"
        )
      )
      #expect(settings.faults.filter { $0.setting == .deploymentTarget }.count == count)
    }

    @Test func `what no widget reaches needs no catalogue`() throws {
      let far = "struct Far { let a = Text(\"Steep\") }"
      let widget = "@main struct Tea: Widget { let a = "
      #expect(try settings(Change(code: widget + "1 }\n" + far)).0.faults.isEmpty)
      let near = try settings(Change(code: widget + "Far() }\n" + far)).0.faults
      #expect(near.map(\.setting) == [.catalogs])
    }

    @Test(arguments: [
      ("16.0", "17.0", 1), ("17.0", "16.0", 0), ("16.4", "16.4", 0), ("9.0", "10.0", 0),
      ("13.0", "14.0", 0), ("13.0", "14.1", 1), ("16.0", "16.10", 1),
    ])
    func `the extension runs on the systems of its app`(app: String, own: String, count: Int) throws
    {
      let setting = "IPHONEOS_DEPLOYMENT_TARGET = "
      let (settings, lines) = try settings(
        Change(app: setting + app + ";", ofRelease: setting + own + ";")
      )
      #expect(settings.faults.map(\.setting) == Array(repeating: .deploymentTarget, count: count))
      #expect(lines.allSatisfy { $0.contains(setting + own) })
    }

    private func list(_ security: String) -> String {
      """
      <plist version="1.0"><dict>
      <key>A</key><string>b</string>
      <key>NSExtension</key><dict/>
      \(security)
      </dict></plist>
      """
    }

    @Test(arguments: [
      ("", "", "URLSession", 0), ("", "<key>B</key><true/>", "URLSession", 0),
      ("<key>NSAllowsArbitraryLoads</key><true/>", "", "URLSession", 1),
      ("<key>NSAllowsArbitraryLoads</key><true/>", "", "Text", 0),
      ("<key>NSAllowsArbitraryLoads</key><true/>", "", #"URLSession("https://a.example")"#, 0),
      (
        "<key>NSAllowsArbitraryLoads</key><true/>", "",
        #"URLSession("https://a.example", "http://a.example")"#, 1
      ),
      ("<key>NSAllowsArbitraryLoads</key><false/>", "", "URLSession", 0),
      (
        "<key>NSAllowsArbitraryLoads</key><true/>", "<key>NSAllowsArbitraryLoads</key><true/>",
        "URLSession", 0
      ),
      (
        """
        <key>NSExceptionDomains</key><dict><key>a.example</key><dict>
        <key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict>
        """, "<key>NSAllowsArbitraryLoads</key><false/>", "URLSession", 1
      ),
      (
        """
        <key>NSExceptionDomains</key><dict><key>a.example</key><dict>
        <key>NSExceptionAllowsInsecureHTTPLoads</key><true/></dict></dict>
        """, "<key>NSAllowsArbitraryLoads</key><true/>", "URLSession", 0
      ),
    ])
    func `exceptions of the app from transport security are the extension's too`(
      app: String,
      own: String,
      code: String,
      count: Int
    ) throws {
      func security(_ rules: String) -> String {
        rules.isEmpty ? "" : "<key>NSAppTransportSecurity</key>\n<dict>\(rules)</dict>"
      }
      let change = Change(
        app: "INFOPLIST_FILE = App.plist;",
        ofRelease: "INFOPLIST_FILE = Widget.plist;",
        code: "import Foundation\nlet a = \(code).self",
        lists: ["App.plist": list(security(app)), "Widget.plist": list(security(own))]
      )
      let (settings, lines) = try settings(change)
      let faults = settings.faults.filter { $0.setting == .transport }
      #expect(faults.count == count)
      let place = own.isEmpty ? "NSExtension" : "NSAppTransportSecurity"
      #expect(
        zip(settings.faults, lines).allSatisfy { $0.setting != .transport || $1.contains(place) }
      )
    }
  }
#endif
