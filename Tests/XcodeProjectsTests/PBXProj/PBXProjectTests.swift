// Goal: a target has the files that Xcode compiles and copies for it, for each form in
// `project.pbxproj`.
import Testing

@testable import XcodeProjects

@Suite struct PBXProjectTests {
  private func project(_ objects: String, _ files: [String] = []) throws -> (XcodeProject, String) {
    let folder = try TemporaryFolder()
    let named = Dictionary(files.map { ($0, "") }) { first, _ in first }
    try folder.write(
      named.merging([
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (A, W); buildConfigurationList = PL; };
          PL = { isa = XCConfigurationList; buildConfigurations = (PR); defaultConfigurationName = Release; };
          PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
        \(objects)
        }; }
        """
      ]) { first, _ in first }
    )
    return (try XcodeProject.read(folder.path + "/App.xcodeproj"), folder.path)
  }

  private func files(
    of target: String,
    _ role: ProjectTarget.File.Role,
    in found: (XcodeProject, String)
  ) -> [String] {
    let target = found.0.targets.first { $0.name == target }
    return (target?.files ?? []).filter { $0.role == role }
      .map { String($0.path.dropFirst(found.1.count + 1)) }
  }

  /// A group with a file that both targets compile, one in a folder of another name, and localised texts.
  private static let listed = """
    G = { isa = PBXGroup; children = (F1, G2, V, S); sourceTree = "<group>"; };
    G2 = { isa = PBXGroup; path = Widget; name = Anything; children = (F2, F3); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = "../Other/W.swift"; sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; path = Deep/Root.swift; sourceTree = SOURCE_ROOT; };
    S = { isa = PBXFileReference; path = System/X.framework; sourceTree = SDKROOT; };
    V = { isa = PBXVariantGroup; name = Localizable.strings; children = (V1, V2); sourceTree = "<group>"; };
    V1 = { isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
    V2 = { isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
    A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          productReference = AP; buildPhases = (AS); };
    AP = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
    AS = { isa = PBXSourcesBuildPhase; files = (B1); };
    B1 = { isa = PBXBuildFile; fileRef = F1; };
    W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildPhases = (WS, WR, WF, GONE); dependencies = (D); packageProductDependencies = (K); };
    WS = { isa = PBXSourcesBuildPhase; files = (B2, B3, B4, B2); };
    WR = { isa = PBXResourcesBuildPhase; files = (B5); };
    WF = { isa = PBXFrameworksBuildPhase; files = (B6, B7); };
    B2 = { isa = PBXBuildFile; fileRef = F1; };
    B3 = { isa = PBXBuildFile; fileRef = F2; settings = { COMPILER_FLAGS = "-w"; }; };
    B4 = { isa = PBXBuildFile; fileRef = F3; platformFilters = (ios, ); };
    B5 = { isa = PBXBuildFile; fileRef = V; };
    B6 = { isa = PBXBuildFile; fileRef = S; };
    B7 = { isa = PBXBuildFile; productRef = K; };
    K = { isa = XCSwiftPackageProductDependency; productName = Kit; };
    D = { isa = PBXTargetDependency; target = A; };
    """

  @Test func `files of phases lie where their groups lead`() throws {
    let found = try project(Self.listed)
    #expect(files(of: "App", .source, in: found) == ["Shared.swift"])
    #expect(
      files(of: "Widget", .source, in: found) == [
        "Shared.swift", "Other/W.swift", "Deep/Root.swift",
      ]
    )
    #expect(
      files(of: "Widget", .resource, in: found) == [
        "en.lproj/Localizable.strings", "de.lproj/Localizable.strings",
      ]
    )
    #expect(files(of: "Widget", .framework, in: found).isEmpty)
    let widget = try #require(found.0.targets.last)
    #expect(widget.files.map(\.compilerFlags) == ["", "-w", "", "", ""])
    #expect(widget.files.map(\.platforms) == [[], [], ["ios"], [], []])
    #expect(widget.dependencies == ["App"])
    #expect(widget.packageProducts == ["Kit"])
    #expect(found.0.configurations.map(\.name) == ["Release"])
    #expect(found.0.configurations[0].settings.map(\.location.line) == [5])
  }

  private static func folder(_ exceptions: String) -> String {
    """
    G = { isa = PBXGroup; children = (SF); sourceTree = "<group>"; };
    SF = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
           exceptions = (\(exceptions)); };
    A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
    W = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          fileSystemSynchronizedGroups = (SF); buildPhases = (WR); };
    WR = { isa = PBXResourcesBuildPhase; files = (); };
    """
  }

  private static let names = [
    "Widget/A.swift", "Widget/Sub/B.swift", "Widget/Sub/C.swift", "Widget/Info.plist",
    "Widget/README.md", "Widget/.gitkeep", "Widget/W.entitlements", "Widget/S.xcconfig",
    "Widget/Assets.xcassets/Contents.json", "Widget/en.lproj/Localizable.strings",
    "Widget/data.json",
  ]

  @Test func `a folder's files belong to the target that owns it`() throws {
    let found = try project(Self.folder(""), Self.names)
    #expect(
      files(of: "Widget", .source, in: found) == [
        "Widget/A.swift", "Widget/Sub/B.swift", "Widget/Sub/C.swift",
      ]
    )
    #expect(
      files(of: "Widget", .resource, in: found) == [
        "Widget/Assets.xcassets", "Widget/data.json", "Widget/en.lproj/Localizable.strings",
      ]
    )
    #expect(files(of: "App", .source, in: found).isEmpty)
  }

  @Test(arguments: [
    ("A.swift", ["Widget/Sub/B.swift", "Widget/Sub/C.swift"], ["Widget/A.swift"]),
    ("Sub", ["Widget/A.swift"], ["Widget/Sub/B.swift", "Widget/Sub/C.swift"]),
    ("Sub/B.swift", ["Widget/A.swift", "Widget/Sub/C.swift"], ["Widget/Sub/B.swift"]),
    ("Gone.swift", ["Widget/A.swift", "Widget/Sub/B.swift", "Widget/Sub/C.swift"], []),
  ])
  func `exceptions take files from the owner and give them to others`(
    path: String,
    left: [String],
    given: [String]
  ) throws {
    let set = { (target: String) in
      "\nE = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(target); "
        + "membershipExceptions = (\(path)); };"
    }
    let own = try project(Self.folder("E") + set("W"), Self.names)
    #expect(files(of: "Widget", .source, in: own) == left)
    #expect(files(of: "App", .source, in: own).isEmpty)
    let other = try project(Self.folder("E") + set("A"), Self.names)
    #expect(files(of: "Widget", .source, in: other).count == 3)
    #expect(files(of: "App", .source, in: other) == given)
  }

  @Test(arguments: ["\"/Localized: Localizable.strings\"", "\"/Localized/Localizable.strings\""])
  func `a localised file is excepted in all its languages`(path: String) throws {
    let set =
      "E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = W; "
      + "membershipExceptions = (\(path)); };"
    let found = try project(Self.folder("E") + set, Self.names)
    #expect(
      files(of: "Widget", .resource, in: found) == ["Widget/Assets.xcassets", "Widget/data.json"]
    )
  }

  @Test func `a set for a phase gives its files the role of the phase`() throws {
    let set =
      "E = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; "
      + "buildPhase = WR; membershipExceptions = (README.md); };"
    let found = try project(Self.folder("E") + set, Self.names)
    #expect(files(of: "Widget", .resource, in: found).contains("Widget/README.md"))
  }

  @Test func `unknown kinds of objects are skipped and reported`() throws {
    let extra =
      Self.listed.replacing("buildPhases = (AS)", with: "buildPhases = (AS, NEW)")
      + "\nNEW = { isa = PBXFutureBuildPhase; files = (B1); };"
    let found = try project(extra)
    #expect(files(of: "App", .source, in: found) == ["Shared.swift"])
    #expect(found.0.diagnostics.map(\.message).contains { $0.contains("PBXFutureBuildPhase") })
  }

  @Test func `groups in a circle end`() throws {
    let circle = Self.listed.replacing("children = (F2, F3)", with: "children = (F2, F3, G, G2)")
    let found = try project(circle)
    #expect(files(of: "Widget", .source, in: found).count == 3)
  }

  @Test func `ten thousand files take no more than their share`() throws {
    let count = 10_000
    let ids = (0..<count).map { "X\($0)" }
    let objects =
      Self.listed.replacing(
        "children = (F1,",
        with: "children = (\(ids.joined(separator: ",")), F1,"
      )
      .replacing("files = (B1)", with: "files = (\(ids.map { "Y" + $0 }.joined(separator: ",")))")
      + ids.map {
        "\n\($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };"
          + "Y\($0) = { isa = PBXBuildFile; fileRef = \($0); };"
      }.joined()
    let found = try project(objects)
    #expect(files(of: "App", .source, in: found).count == count)
  }

  @Test(arguments: [
    ("{ objects = {}; }", "has no objects"), ("{ objects = { A = { isa = X; }; }; }", "PBXProject"),
    ("(a)", "has no objects"), ("{ a = ", "missing"),
  ])
  func `a file that is not a project is refused with a reason`(text: String, reason: String) throws
  {
    let folder = try TemporaryFolder()
    try folder.write(["App.xcodeproj/project.pbxproj": text])
    #expect { try XcodeProject.read(folder.path + "/App.xcodeproj") } throws: {
      "\($0)".contains(reason)
    }
  }

  @Test func `a project that is not there is named`() {
    #expect { try XcodeProject.read("/nowhere/App.xcodeproj") } throws: {
      "\($0)".contains("/nowhere/App.xcodeproj/project.pbxproj cannot be read")
    }
  }
}
