#if os(Linux)
  // Goal: the settings in a target's files are known if they are certain, and unknown otherwise.
  // Method: realistic folders, with and without a project next to them, and the example bundles.
  import Foundation
  import Testing
  import WidgetModel
  import WidgetCampaigns

  @testable import WidgetCheckCommand

  @Suite struct TargetDescriptionTests {
    private static let point = """
      <key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict>
      """

    private func list(_ entries: String...) -> String {
      "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }

    private func groups(_ group: String) -> String {
      "<key>com.apple.security.application-groups</key><array><string>\(group)</string></array>"
    }

    private func description(
      of files: [String: String],
      in name: String = "",
      madeUp: [String] = []
    ) throws -> TargetSettings {
      try withFolder(of: files.merging([name + "A.swift": ""]) { first, _ in first }) { path in
        try description(at: path + "/" + name, madeUp: madeUp).settings
      }
    }

    private func description(at path: String, madeUp: [String] = []) throws -> TargetDescription {
      let folder = try SourceFolder(path, excluding: [])
      let resources = FolderResources(of: folder.path)
      let project = ProjectSettings(of: folder.path, propertyList: resources.propertyList)
      return try TargetDescription(of: folder, resources, project, settings: [], madeUp: madeUp)
    }

    @Test(arguments: [
      ("ExampleWidgets", ["YES"], "group.example.trail", "SelectTrailIntent.isSteep"),
      ("FaultyExampleWidgets", [], "group.example.hikes", "SelectTrailIntent.steep"),
    ])
    func `the example of settings says what its test says`(
      module: String,
      allowed: [String],
      group: String,
      parameter: String
    ) throws {
      let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/\(module)").standardizedFileURL.path()
      let found = try description(at: path + "/Trail")
      #expect(found.files == ["Info.plist", "Trail.entitlements", "Trail.intentdefinition"])
      for setting in [
        TargetSetting.pushes, .location, .locationClues, .healthClues, .shownWhenLocked,
      ] {
        #expect(found.settings.values(of: setting) == allowed, "\(setting)")
      }
      #expect(found.settings.values(of: .appGroups) == [group])
      #expect(
        found.settings.values(of: .intentDefinitions) == [
          "SelectTrailIntent", "SelectTrailIntent.trail", parameter,
        ]
      )
      #expect(found.settings.values(of: .liveActivities) == nil)
      let app = try description(at: path + "/Delivery")
      #expect(app.settings.values(of: .liveActivities) == allowed)
      #expect(app.settings.values(of: .pushes) == nil)
    }

    @Test func `a folder of code alone says nothing`() throws {
      #expect(try description(of: [:]).isEmpty)
    }

    @Test func `the list and the entitlements of an app say nothing of its extension`() throws {
      let found = try description(of: [
        "Info.plist": list("<key>UILaunchScreen</key><dict/>"),
        "App.entitlements": list(groups("group.a")),
      ])
      #expect(found.values(of: .location) == nil)
      #expect(found.values(of: .appGroups) == nil)
      #expect(found.values(of: .liveActivities) == [])
    }

    @Test func `entitlements beside the list of the extension count together, others do not`()
      throws
    {
      let found = try description(of: [
        "Widget/Info.plist": list(Self.point),
        "Widget/Widget.entitlements": list(groups("group.a")),
        "Widget/WidgetDebug.entitlements": list(groups("group.b")),
        "App/App.entitlements": list(groups("group.c")),
      ])
      #expect(found.values(of: .appGroups)?.sorted() == ["group.a", "group.b"])
      #expect(found.values(of: .pushes) == [])
      #expect(found.values(of: .shownWhenLocked) == ["YES"])
    }

    @Test func `the only entitlements beside code without a list are the extension's`() throws {
      let own = try description(of: ["Widget.entitlements": list(groups("group.a"))])
      #expect(own.values(of: .appGroups) == ["group.a"])
      let others: [[String: String]] = [
        ["App/App.entitlements": list(groups("group.a"))],
        [
          "App.entitlements": list(groups("group.a")),
          "Widget.entitlements": list(groups("group.b")),
        ],
      ]
      for files in others { #expect(try description(of: files).values(of: .appGroups) == nil) }
    }

    @Test(arguments: [
      ("NSFileProtectionComplete", []), ("NSFileProtectionCompleteUnlessOpen", []),
      ("NSFileProtectionCompleteUntilFirstUserAuthentication", ["YES"]),
      ("NSFileProtectionNone", ["YES"]),
    ])
    func `two levels of protection hide widgets`(level: String, shown: [String]) throws {
      let key = "<key>com.apple.developer.default-data-protection</key>"
      let found = try description(of: [
        "Info.plist": list(Self.point),
        "Widget.entitlements": list(key, "<string>\(level)</string>"),
      ])
      #expect(found.values(of: .shownWhenLocked) == shown)
    }

    @Test func `a group whose id nobody gives is not known`() throws {
      let files = [
        "Info.plist": list(Self.point),
        "Widget.entitlements": list(groups("group.$(ORGANIZATION)")),
      ]
      #expect(try description(of: files).values(of: .appGroups) == nil)
      #expect(try description(of: files).values(of: .pushes) == [])
      let given = [
        "Info.plist": list(Self.point), "Widget.entitlements": list(groups("group.a")),
      ]
      #expect(try description(of: given).values(of: .appGroups) == ["group.a"])
      #expect(
        try description(of: given, madeUp: ["APP_GROUP = group.x"]).values(of: .appGroups) == nil
      )
    }

    private func project(_ widget: String, _ app: String = "", base: String = "") -> String {
      """
      // !$*UTF8*$!
      { objects = {
        P = { isa = PBXProject; targets = (A, T); };
        A = { isa = PBXNativeTarget; name = App; buildConfigurationList = AL;
              productType = "com.apple.product-type.application"; };
        AL = { isa = XCConfigurationList; buildConfigurations = ( AR, ); };
        AR = { name = Release; buildSettings = { \(app) }; };
        T = { isa = PBXNativeTarget; name = Widget; buildConfigurationList = TL;
              productType = "com.apple.product-type.app-extension"; };
        TL = { isa = XCConfigurationList; buildConfigurations = ( TR, ); };
        TR = { name = Release; \(base) buildSettings = { INFOPLIST_FILE = Widget/Info.plist; \(widget) }; };
      }; rootObject = P; }
      """
    }

    private func widget(
      _ project: String,
      _ others: [String: String] = [:]
    ) throws -> TargetSettings {
      let files = [
        "App.xcodeproj/project.pbxproj": project, "Widget/Info.plist": list(Self.point),
      ]
      return try description(of: files.merging(others) { $1 }, in: "Widget/")
    }

    @Test func `a project says which entitlements are the extension's, and that it has none`()
      throws
    {
      let named = try widget(
        project("CODE_SIGN_ENTITLEMENTS = Config/W.entitlements;"),
        ["Config/W.entitlements": list(groups("group.a"))]
      )
      #expect(named.values(of: .appGroups) == ["group.a"])
      #expect(try widget(project("")).values(of: .appGroups) == [])
      let configured = try widget(project("", base: "baseConfigurationReference = C;"))
      #expect(configured.values(of: .appGroups) == nil)
      let missing = try widget(project("CODE_SIGN_ENTITLEMENTS = Config/W.entitlements;"))
      #expect(missing.values(of: .appGroups) == nil)
    }

    @Test func `keys that Xcode writes into the lists count`() throws {
      let found = try widget(
        project(
          "INFOPLIST_KEY_NSWidgetWantsLocation = YES;",
          "INFOPLIST_KEY_NSSupportsLiveActivities = YES;"
        )
      )
      #expect(found.values(of: .location) == ["YES"])
      #expect(found.values(of: .liveActivities) == ["YES"])
      #expect(try widget(project("")).values(of: .liveActivities) == [])
    }

    @Test func `files are named as they are called`() throws {
      let files = [
        "A.swift": "", "Supporting Files/Info.plist": list(Self.point),
        "Supporting Files/Ä.entitlements": list(groups("group.a")),
      ]
      try withFolder(of: files) { path in
        let names = try description(at: path).files
        #expect(names == ["Supporting Files/Info.plist", "Supporting Files/Ä.entitlements"])
      }
    }

    @Test func `a list of the app that cannot be read leaves its settings open`() throws {
      let found = try widget(project("", "INFOPLIST_FILE = App/Info.plist;"))
      #expect(found.values(of: .liveActivities) == nil)
      let read = try widget(
        project("", "INFOPLIST_FILE = App/Info.plist;"),
        ["App/Info.plist": list("<key>NSSupportsLiveActivities</key><true/>")]
      )
      #expect(read.values(of: .liveActivities) == ["YES"])
    }
  }
#endif
