// Goal: a target's settings come from all five places in Xcode's order, and its property list is completed as there.
import Testing

@testable import XcodeProjects

@Suite struct TargetBuildSettingsTests {
  private func settings(
    _ target: String,
    project: String = "",
    _ files: [String: String] = [:],
    configuration: String = "Release"
  ) throws -> TargetBuildSettings {
    let folder = try TemporaryFolder()
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (W); buildConfigurationList = PL; };
        G = { isa = PBXGroup; children = (PC, TC); sourceTree = "<group>"; };
        PC = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
        TC = { isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { LEVEL = debug; }; };
        PR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = PC;
               buildSettings = { \(project) }; };
        W = { isa = PBXNativeTarget; name = "My Widget"; buildConfigurationList = WL;
              productType = "com.apple.product-type.app-extension"; };
        WL = { isa = XCConfigurationList; buildConfigurations = (WD, WR); };
        WD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
        WR = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = TC;
               buildSettings = { \(target) }; };
      }; }
      """
    let given = ["Project.xcconfig": "", "Target.xcconfig": ""].merging(files) { $1 }
    try folder.write(given.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
    let read = try XcodeProject.read(folder.path + "/App.xcodeproj")
    let own = try #require(read.targets.first)
    return TargetBuildSettings(of: own, in: read, configuration: configuration)
  }

  @Test func `five levels follow each other`() throws {
    let files = [
      "Project.xcconfig": "LEVEL = 1\nFILE = project", "Target.xcconfig": "LEVEL = $(inherited)3",
    ]
    let found = try settings(
      "LEVEL = \"$(inherited)4\";",
      project: "LEVEL = \"$(inherited)2\"; SDKROOT = iphoneos;",
      files
    )
    #expect(found.value("LEVEL") == "1234")
    #expect(found.value("FILE") == "project")
    #expect(found.value("SDKROOT") == "iphoneos")
    #expect(found.value("PRODUCT_NAME") == "My Widget")
    #expect(found.moduleName == "My_Widget")
    #expect(found.value("GONE") == nil)
    #expect(found.isWhole && found.diagnostics.isEmpty)
  }

  @Test func `in a configuration file the order counts, and a value inherits an earlier one`()
    throws
  {
    let files = [
      "Project.xcconfig":
        "A[sdk=iphoneos*] = p\nA = a\nFLAGS = 1\nFLAGS = $(inherited) 2\nF = $SRC",
      "Target.xcconfig": "FLAGS[sdk=iphoneos*] = $(inherited) 3\nSRC = src",
    ]
    let found = try settings("B = b; \"B[sdk=iphoneos*]\" = \"$(inherited) p\";", files)
    #expect(found.value("A") == "a")
    #expect(found.value("FLAGS") == "1 2 3")
    #expect(found.value("B") == "b p")
    #expect(found.value("F") == "src")
  }

  @Test(arguments: [("Debug", "debug"), ("Release", "release"), ("Beta", "release")])
  func `a configuration that is not there means the default one`(name: String, level: String) throws
  {
    let found = try settings("LEVEL = release;", configuration: name)
    #expect(found.value("LEVEL") == level)
  }

  @Test func `conditions of code come from two settings`() throws {
    let found = try settings(
      """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) WIDGET";
      OTHER_SWIFT_FLAGS = ("-DFAST", "-D", SLOW, "-Xfrontend", "-D");
      """
    )
    #expect(found.compilationConditions == ["WIDGET", "FAST", "SLOW"])
  }

  @Test(arguments: [
    ("YES", true), ("NO", false), ("1", true), ("true", true), ("AppIcon", false), ("\"\"", false),
  ])
  func `only a yes is on`(value: String, isOn: Bool) throws {
    #expect(try settings("FLAG = \(value);").isOn("FLAG") == isOn)
  }

  @Test func `a configuration file that is not there leaves the settings in doubt`() throws {
    let found = try settings("").isWhole
    let folder = try TemporaryFolder()
    try folder.write([
      "A.xcodeproj/project.pbxproj": """
      { rootObject = P; objects = {
        P = { isa = PBXProject; targets = (W); };
        W = { isa = PBXNativeTarget; name = W; buildConfigurationList = L; };
        L = { buildConfigurations = (C); };
        C = { name = Release; baseConfigurationReference = GONE; buildSettings = { }; };
      }; }
      """
    ])
    let project = try XcodeProject.read(folder.path + "/A.xcodeproj")
    let target = try #require(project.targets.first)
    let broken = TargetBuildSettings(of: target, in: project, configuration: "Release")
    #expect(found && !broken.isWhole && broken.diagnostics.count == 1)
  }

  @Test func `a generated list has the keys of settings, and never the extension's point`() throws {
    let found = try settings(
      """
      GENERATE_INFOPLIST_FILE = YES; MARKETING_VERSION = 2.0; CURRENT_PROJECT_VERSION = 7;
      PRODUCT_BUNDLE_IDENTIFIER = com.x.widget; INFOPLIST_KEY_CFBundleDisplayName = YES;
      INFOPLIST_KEY_NSSupportsLiveActivities = YES; INFOPLIST_KEY_NSExtension = no;
      INFOPLIST_KEY_NSNothing = ""; INFOPLIST_KEY_UIRequiredDeviceCapabilities = "armv7 nfc";
      INFOPLIST_KEY_Odd = x; INFOPLIST_KEY_UIStatusBarStyle = x;
      """
    )
    let given: [String: Any] = [
      "CFBundleName": "Own", "UIStatusBarStyle": ["a"],
      "UIRequiredDeviceCapabilities": ["nfc", "gps"],
    ]
    let list = GeneratedPropertyList(completing: given, found)
    #expect(list.values["CFBundleName"] as? String == "$(PRODUCT_NAME)")
    #expect(list.values["Odd"] == nil)
    #expect(list.values["CFBundleVersion"] as? String == "$(CURRENT_PROJECT_VERSION)")
    #expect(list.values["CFBundleDisplayName"] as? String == "YES")
    #expect(list.values["NSSupportsLiveActivities"] as? Bool == true)
    #expect(list.values["NSExtension"] == nil)
    #expect(list.values["NSNothing"] == nil)
    #expect(
      list.values["UIRequiredDeviceCapabilities"] as? [String] == ["nfc", "gps", "armv7"]
    )
    #expect(list.diagnostics.count == 1)
    let off = GeneratedPropertyList(completing: ["A": "b"], try settings(""))
    #expect(off.values.count == 1)
  }
}
