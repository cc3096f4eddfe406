// Goal: the compiler's mode, conditions and flags are those that Xcode takes from a target's settings.
import Testing

@testable import XcodeProjects

@Suite struct TargetLanguageTests {
  private func settings(
    _ table: [String: String],
    overrides: [String: String] = [:]
  ) throws -> TargetBuildSettings {
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
    return TargetBuildSettings(
      of: target,
      in: project,
      configuration: "Release",
      overrides: overrides.sorted { $0.key < $1.key }.map {
        SettingAssignment(
          key: $0.key,
          value: ProjectValue(.text($0.value), line: 0),
          file: "command line"
        )
      }
    )
  }

  @Test(arguments: [
    ("5.0", "5"), ("5", "5"), ("5.9", "5"), ("6.0", "6"), ("6", "6"), ("4.2", "4.2"),
    ("4.0", "4"), ("7.0", nil), ("", nil), ("five", nil), ("6.", "6"),
  ])
  func `a version means a language mode`(version: String, mode: String?) throws {
    #expect(try settings(["SWIFT_VERSION": version]).swiftVersion == mode)
  }

  @Test func `flags for other tools define nothing`() throws {
    let found = try settings([
      "OTHER_SWIFT_FLAGS": "$(inherited) -Xcc -DMACRO -DA -D B -Xfrontend -DC \"-DD\" -D",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "A WIDGET $(GONE)",
    ])
    #expect(found.compilationConditions == ["A", "WIDGET", "B", "D"])
  }

  @Test(arguments: [
    ("minimal", []), ("targeted", ["-strict-concurrency=targeted"]),
    ("complete", ["-enable-upcoming-feature", "StrictConcurrency"]),
  ])
  func `strict concurrency is a flag, but not in the sixth mode`(word: String, flags: [String])
    throws
  {
    #expect(try settings(["SWIFT_STRICT_CONCURRENCY": word]).languageFlags == flags)
    let six = try settings(["SWIFT_STRICT_CONCURRENCY": word, "SWIFT_VERSION": "6.0"])
    #expect(six.languageFlags.isEmpty)
  }

  @Test func `approachable concurrency switches on five features, and each can be switched off`()
    throws
  {
    let all = try settings(["SWIFT_APPROACHABLE_CONCURRENCY": "YES"])
    #expect(
      all.upcomingFeatures == [
        "DisableOutwardActorInference", "InferSendableFromCaptures",
        "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "NonisolatedNonsendingByDefault",
      ]
    )
    let some = try settings([
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_VERSION": "6.0",
      "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "NO",
      "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "MIGRATE",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
    ])
    #expect(
      some.languageFlags == [
        "-default-isolation=MainActor", "-enable-upcoming-feature", "ExistentialAny:migrate",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ]
    )
  }

  @Test(arguments: [
    ("YES", true, false), ("y", true, false), ("true", true, false), ("1", true, false),
    ("NO", false, false), ("0", false, false), ("", false, false), ("AppIcon", false, true),
  ])
  func `a word that is neither yes nor no counts as no and is reported`(
    word: String,
    isOn: Bool,
    isReported: Bool
  ) throws {
    let name = "ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"
    let found = try settings([name: word])
    #expect(found.isOn(name) == isOn)
    #expect((found.booleanDiagnostic(name) != nil) == isReported)
    #expect(found.booleanDiagnostic("GONE") == nil)
  }

  @Test func `the command line comes before all others`() throws {
    let found = try settings(["A": "target"], overrides: ["A": "$(inherited)!"])
    #expect(found.value("A") == "target!")
  }

  @Test func `an extension has Xcode's names`() throws {
    let found = try settings(["IPHONEOS_DEPLOYMENT_TARGET": "17.0"])
    #expect(found.value("WRAPPER_NAME") == "My Widget.appex")
    #expect(found.value("PRODUCT_BUNDLE_PACKAGE_TYPE") == "XPC!")
    #expect(found.value("PRODUCT_MODULE_NAME") == "My_Widget")
    #expect(found.value("EXECUTABLE_NAME") == "My Widget")
    #expect(found.value("SDKROOT") == nil)
    #expect(found.deploymentTarget == "17.0")
    #expect(try settings([:]).deploymentTarget == nil)
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
    // What the settings give replaces the file's; what they do not give stays.
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
