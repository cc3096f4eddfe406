import CampaignRuns
import Foundation
import Testing
import XcodeProjects

@testable import WidgetCheckCommand

#if os(Linux)
  // Goal: each build setting of a property list has a value: the user's, the project's, or one that
  // is made up and reported.
  @Suite struct BuildSettingsTests {
    private func project(_ values: [String: String] = [:]) -> SettingLevels {
      let assignments = values.map { name, value in
        SettingAssignment(key: name, value: ProjectValue(.text(value), line: 1), file: "p")
      }
      return SettingLevels(
        [.init("project", assignments)],
        context: SettingContext(configuration: "Release")
      )
    }

    @Test func `the user's value comes before the project's, and both before what is made up`()
      throws
    {
      var settings = try BuildSettings(
        ["A=user", "EMPTY="],
        project: project(["A": "project", "B": "b-$(A)", "LOOP": "$(LOOP)"]),
        target: "Tea"
      )
      let resolved = settings.resolve([
        "a": "$(A)", "b": "${B}!", "c": ["x", "$(APP_GROUP_ID)"], "d": 1, "e": "$(EMPTY)",
        "f": "$5",
        "g": "$(APP_GROUP_ID)",
      ])
      let values = try #require(resolved as? [String: Any])
      #expect(
        values.compactMapValues { $0 as? String } == [
          "a": "user", "b": "b-user!", "e": "", "f": "$5", "g": "group.app-group-id",
        ]
      )
      #expect((values["c"] as? [Any])?.map { "\($0)" } == ["x", "group.app-group-id"])
      #expect(values["d"] as? Int == 1)
      #expect(settings.madeUp.map(\.name) == ["APP_GROUP_ID"])
      #expect(settings.resolve("$(LOOP)") as? String == "")
    }

    @Test(arguments: [
      ("$(PRODUCT_NAME)", "Tea Time"), ("$(PRODUCT_NAME:c99extidentifier)", "Tea_Time"),
      ("$(PRODUCT_NAME:rfc1034identifier)", "Tea-Time"), ("$(MARKETING_VERSION)", "1.0"),
      ("$(DEVELOPMENT_LANGUAGE)", "en"), ("$(API_HOST)", "api-host.example"),
      ("https://$(API_HOST:upper)/x", "https://API-HOST.EXAMPLE/x"),
      ("$(BASE_URL)", "https://base-url.example"), ("$(SECRET_KEY)", "secret-key"),
      ("$(ICON_$(CONFIGURATION))", "icon-release"), ("$(", "$("), ("$(A b)", ""),
    ])
    func `a made-up value fits its name`(text: String, value: String) throws {
      var settings = try BuildSettings([], project: project(), target: "Tea Time")
      #expect(settings.resolve(text) as? String == value)
    }

    @Test(arguments: ["A", "=a", "A B=c"])
    func `an option without name or value is an error`(option: String) {
      #expect(throws: CommandError.self) {
        try BuildSettings([option], project: project(), target: "Tea")
      }
    }

    @Test func `the project beside the folder gives its extension's settings`() throws {
      let project = """
        // !$*UTF8*$!
        { objects = {
          P = { isa = PBXProject; targets = (A, T); buildConfigurationList = PL; };
          PL = { isa = XCConfigurationList; buildConfigurations = ( PR, ); };
          PR = { name = Release; buildSettings = { ORG = tea; MARKETING_VERSION = 3.1; }; };
          A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
          T = { isa = PBXNativeTarget; name = TeaWidget; buildConfigurationList = TL;
                productType = "com.apple.product-type.app-extension"; };
          TL = { isa = XCConfigurationList; buildConfigurations = ( TD, TR, ); };
          TD = { name = Debug; buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = debug; }; };
          TR = { name = Release; buildSettings = {
            PRODUCT_BUNDLE_IDENTIFIER = "com.$(ORG).widget"; PRODUCT_NAME = "$(TARGET_NAME)";
            "GROUP[sdk=macosx*]" = no; }; };
        }; rootObject = P; }
        """
      let files = [
        "App.xcodeproj/project.pbxproj": project, "App.xcconfig": "GROUP = group.x // the group\n",
        "Widget/W.swift": "",
        "Widget/Info.plist": """
        <plist version="1.0"><dict><key>Id</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>Name</key><string>$(EXECUTABLE_NAME)</string><key>V</key><string>$(MARKETING_VERSION)</string>
        <key>Group</key><string>$(GROUP)</string><key>Team</key><string>$(TEAM)</string></dict></plist>
        """,
      ]
      try withFolder(of: files) { path in
        let folder = try SourceFolder(path + "/Widget", excluding: [])
        let target = path + "/resolved.plist"
        let list = try ExtensionList(
          PropertyListFile.values(at: folder.path + "/Info.plist") ?? [:],
          ProjectSettings(of: folder.path, propertyList: "Info.plist"),
          named: folder.name,
          [],
          to: target
        )
        let data = try Data(contentsOf: URL(fileURLWithPath: list.path))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil)
        #expect(
          values as? [String: String] == [
            "Id": "com.tea.widget", "Name": "TeaWidget", "V": "3.1", "Group": "group.x",
            "Team": "team",
          ]
        )
        #expect(list.madeUp == ["TEAM = team"])
      }
    }

    @Test func `what is not a property list is named`() throws {
      try withFolder(of: ["A.swift": "", "Info.plist": "no"]) { path in
        let options = try SubjectOptions.parse([path])
        let subject = try CheckSubject(options, besides: [], scratch: path)
        #expect { try ExtensionList(of: subject, [], in: path) } throws: {
          "\($0)".contains("Info.plist is not a property list")
        }
      }
    }

    @Test func `a setting for a list that is not there is refused`() throws {
      try withFolder(of: ["A.swift": ""]) { path in
        let subject = try CheckSubject(SubjectOptions.parse([path]), besides: [], scratch: path)
        #expect(try ExtensionList(of: subject, [], in: path) == nil)
        #expect { try ExtensionList(of: subject, ["A=b"], in: path) } throws: {
          "\($0)".contains("--setting A=b is for an Info.plist")
        }
      }
    }
  }
#endif
