// Goal: conditions, truth values and names are those that Xcode takes from a target's settings.
import Testing

@testable import XcodeProjects

@Suite struct TargetLanguageTests {
  private func settings(_ table: [String: String]) throws -> TargetBuildSettings {
    let folder = try TemporaryFolder()
    let lines = table.sorted { $0.key < $1.key }.map { key, value in
      "\"\(key)\" = \"\(value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\";"
    }
    try folder.write([
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (W); };
        W = { isa = PBXNativeTarget; name = "My Widget"; buildConfigurationList = L;
              productType = "com.apple.product-type.app-extension"; };
        L = { buildConfigurations = (C); };
        C = { name = Release; buildSettings = { \(lines.joined(separator: " ")) }; };
      }; }
      """
    ])
    let project = try XcodeProject.read(folder.path + "/A.xcodeproj")
    let target = try #require(project.targets.first)
    return TargetBuildSettings(of: target, in: project, configuration: "Release")
  }

  @Test func `flags for other tools define nothing`() throws {
    let found = try settings([
      "OTHER_SWIFT_FLAGS": "$(inherited) -Xcc -DMACRO -DA -D B -Xfrontend -DC \"-DD\" -D",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "A WIDGET $(GONE)",
    ])
    #expect(found.compilationConditions == ["A", "WIDGET", "B", "D"])
  }

  @Test(arguments: [
    ("YES", true), ("y", true), ("true", true), ("1", true), ("NO", false), ("0", false),
    ("", false), ("AppIcon", false),
  ])
  func `a word that is neither yes nor no counts as no`(word: String, isOn: Bool) throws {
    let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    #expect(try settings([name: word]).isOn(name) == isOn)
  }

  @Test func `an extension has Xcode's names`() throws {
    let found = try settings([:])
    #expect(found.value("WRAPPER_NAME") == "My Widget.appex")
    #expect(found.value("PRODUCT_BUNDLE_PACKAGE_TYPE") == "XPC!")
    #expect(found.value("PRODUCT_MODULE_NAME") == "My_Widget")
    #expect(found.value("EXECUTABLE_NAME") == "My Widget")
    #expect(found.value("SDKROOT") == nil)
  }

  @Test func `a list of the file is completed as Xcode does`() throws {
    let found = try settings([
      "GENERATE_INFOPLIST_FILE": "YES", "CURRENT_PROJECT_VERSION": "7",
      "INFOPLIST_KEY_CFBundleDisplayName": "Weather", "INFOPLIST_KEY_NSHumanReadableCopyright": "",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "A B",
      "INFOPLIST_KEY_UIRequiredDeviceCapabilities": "nfc",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_NSSupportsLiveActivities": "NO", "INFOPLIST_KEY_NSExtension": "x",
      "INFOPLIST_KEY_NSCameraUsageDescription": "Scans", "INFOPLIST_KEY_NSPrincipalClass": "P",
    ])
    let list = GeneratedPropertyList(
      completing: [
        "CFBundleVersion": "1", "CFBundleShortVersionString": "2", "CFBundleDisplayName": "File",
        "UISupportedInterfaceOrientations~ipad": ["B", "C"], "CFBundleDevelopmentRegion": "de",
        "UIRequiredDeviceCapabilities": ["gps": true], "NSPrincipalClass": ["a"],
        "UIApplicationSceneManifest": ["Own": 1],
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
        "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
      ],
      found
    )
    let texts = list.values.compactMapValues { $0 as? String }
    // A value in the settings replaces the file's; other values stay.
    #expect(texts["CFBundleVersion"] == "$(CURRENT_PROJECT_VERSION)")
    #expect(texts["CFBundleShortVersionString"] == "2")
    #expect(texts["CFBundleDisplayName"] == "Weather")
    #expect(texts["CFBundleDevelopmentRegion"] == "de")
    #expect(texts["CFBundleInfoDictionaryVersion"] == "6.0")
    #expect(texts["NSCameraUsageDescription"] == "Scans")
    #expect(texts["CFBundleIdentifier"] == "$(PRODUCT_BUNDLE_IDENTIFIER)")
    #expect(texts["NSHumanReadableCopyright"] == nil)
    #expect(
      list.values["UISupportedInterfaceOrientations~ipad"] as? [String] == ["B", "C", "A"]
    )
    #expect(
      list.values["UIRequiredDeviceCapabilities"] as? [String: Bool] == ["gps": true, "nfc": true]
    )
    #expect((list.values["UIApplicationSceneManifest"] as? [String: Any])?.count == 3)
    #expect((list.values["NSExtension"] as? [String: Any])?.count == 1)
    #expect(list.values["NSSupportsLiveActivities"] as? Bool == false)
    #expect(list.values["LSRequiresIPhoneOS"] == nil)
    #expect(list.diagnostics.count == 1)
    #expect(list.ignored == ["INFOPLIST_KEY_NSExtension"])
  }
}
