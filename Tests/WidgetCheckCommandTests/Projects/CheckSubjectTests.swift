#if os(Linux)
  // Goal: a path means what a person means by it, and a project gives the same build as Xcode.
  // Method: repositories of a few files, with each way to contain a widget extension.
  import Foundation
  import Testing

  @testable import WidgetCheckCommand

  @Suite struct CheckSubjectTests {
    private static let list = """
      <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
      <string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """

    /// A target with a file of its own and the given settings.
    private func target(_ name: String, _ settings: String, type: String = "app-extension")
      -> String
    {
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
        buildPhases = (\(name)S); buildConfigurationList = \(name)L; };
      \(name)S = { isa = PBXSourcesBuildPhase; files = (\(name)B); };
      \(name)B = { isa = PBXBuildFile; fileRef = \(name)F; };
      \(name)F = { isa = PBXFileReference; path = "\(name)/\(name).swift"; sourceTree = "<group>"; };
      \(name)L = { isa = XCConfigurationList; buildConfigurations = (\(name)C); };
      \(name)C = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
      """
    }

    private func project(_ targets: [String: String], package: String = "") -> String {
      let names = targets.keys.sorted()
      return """
        { rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (\(names.joined(separator: ", "))); \(package) };
          G = { isa = PBXGroup; sourceTree = "<group>";
                children = (\(names.map { $0 + "F" }.joined(separator: ", "))); };
          LP = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        \(names.compactMap { targets[$0] }.joined(separator: "\n"))
        }; }
        """
    }

    private static let phone = "SDKROOT = iphoneos; INFOPLIST_FILE = Info.plist;"

    private func repository(
      _ targets: [String],
      settings: String = CheckSubjectTests.phone,
      _ files: [String: String] = [:]
    ) -> [String: String] {
      let all = Dictionary(targets.map { ($0, target($0, settings)) }) { first, _ in first }
      let code = Dictionary(targets.map { ("ios/\($0)/\($0).swift", "import WidgetKit") }) { $1 }
      return [
        "ios/App.xcodeproj/project.pbxproj": project(all), "ios/Info.plist": Self.list,
      ].merging(code) { $1 }.merging(files) { $1 }
    }

    private func subject(_ arguments: String..., at path: String) throws -> CheckSubject {
      try CheckSubject(SubjectOptions.parse(arguments), besides: [], scratch: path)
    }

    private func failure(_ files: [String: String], _ arguments: String...) throws -> String {
      try withFolder(of: files) { path in
        do {
          let options = try SubjectOptions.parse([path] + arguments)
          _ = try CheckSubject(options, besides: [], scratch: path)
          return ""
        } catch { return "\(error)" }
      }
    }

    @Test func `an extension with widgets whose extension point is another one is reported`() throws
    {
      let list = Self.list.replacing("widgetkit-extension", with: "widgetkit-extension.")
      let code = "import WidgetKit\n@main struct Tea: WidgetBundle {}"
      let files = repository(["Widget"], ["ios/Info.plist": list, "ios/Widget/Widget.swift": code])
      let message = try failure(files)
      #expect(message.contains("Info.plist:1: Widget has widgets and the extension point"))
      #expect(message.contains(#""com.apple.widgetkit-extension.";"#))
      let other = list.replacing("widgetkit-extension.", with: "share-services")
      let share = repository(
        ["Share"],
        ["ios/Info.plist": other, "ios/Share/Share.swift": "@main"]
      )
      #expect(!(try failure(share)).contains("has widgets"))
    }

    @Test func `a repository means its only widget extension`() throws {
      let settings = Self.phone + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = WIDGET;"
      try withFolder(of: repository(["Tea"], settings: settings)) { path in
        for place in ["", "/ios", "/ios/App.xcodeproj", "/ios/App.xcodeproj/project.pbxproj"] {
          let subject = try subject(path + place, at: path)
          #expect(subject.target?.name == "Tea")
          #expect(subject.sources.files.map(\.path) == [path + "/ios/Tea/Tea.swift"])
          #expect(subject.language.conditions == ["WIDGET"])
          #expect(subject.resources.propertyList != nil)
        }
        #expect(try subject(path, at: path).sources.files.map(\.name) == ["ios/Tea/Tea.swift"])
      }
    }

    @Test func `of several extensions one is chosen by its name`() throws {
      let files = repository(["Tea", "Cup"])
      #expect(try failure(files).contains("Cup (App), Tea (App); choose one with --target NAME"))
      #expect(try failure(files, "--target", "Pot").contains("no widget extension is called Pot"))
      try withFolder(of: files) { path in
        let found = try subject(path, "--target", "Cup", at: path)
        #expect(found.target?.name == "Cup")
      }
    }

    private func scheme(_ targets: String..., archive: String = "Release") -> String {
      let entries = targets.map { "<BuildableReference BlueprintName = \"\($0)\"/>" }.joined()
      return "<Scheme><BuildAction>\(entries)</BuildAction>"
        + "<ArchiveAction buildConfiguration = \"\(archive)\"/></Scheme>"
    }

    @Test
    func `a scheme chooses the extension that it builds, and the configuration of its archives`()
      throws
    {
      let place = "ios/App.xcodeproj/xcshareddata/xcschemes/"
      let files = repository(
        ["Tea", "Cup"],
        [
          place + "One.xcscheme": scheme("Cup", archive: "Store"),
          place + "Both.xcscheme": scheme("Cup", "Tea"), place + "None.xcscheme": scheme("App"),
        ]
      )
      try withFolder(of: files) { path in
        let found = try subject(path, "--scheme", "One", at: path)
        #expect(found.target?.name == "Cup")
        #expect(found.target?.configuration == "Store")
        let words = ["--scheme", "One", "--configuration", "Release"]
        let given = try CheckSubject(
          SubjectOptions.parse([path] + words),
          besides: [],
          scratch: path
        )
        #expect(given.target?.configuration == "Release")
        let named = try subject(path, "--scheme", "Both", "--target", "Tea", at: path)
        #expect(named.target?.name == "Tea")
      }
      #expect(try failure(files, "--scheme", "Both").contains("choose one with --target NAME"))
      #expect(
        try failure(files, "--scheme", "None").contains("builds App, and no widget extension")
      )
      #expect(try failure(files, "--scheme", "Pot").contains("there are: Both, None, One"))
      #expect(try failure(repository(["Tea"]), "--scheme", "Pot").contains("no scheme is shared"))
    }

    @Test(arguments: [
      ("17.4", ["iOS17", "iOS18", "iOS26", "iOS27"]), ("26.0", ["iOS26", "iOS27"]),
      ("99.0", ["iOS27"]),
    ])
    func `all profiles are those of the releases that the target is for`(
      release: String,
      names: [String]
    ) throws {
      let settings = Self.phone + "IPHONEOS_DEPLOYMENT_TARGET = \(release);"
      try withFolder(of: repository(["Tea"], settings: settings)) { path in
        let target = try subject(path, at: path).target
        let command = try CheckCommand.parse([path, "--profile", "all"])
        #expect(try command.profiles(for: target) == names)
      }
    }

    @Test func `an extension of another point or platform is not checked`() throws {
      let other = Self.list.replacing("widgetkit-extension", with: "usernotifications.service")
      let files = repository(["Tea"], ["ios/Info.plist": other])
      #expect(try failure(files, "--target", "Tea").contains("no widget extension for iOS"))
      let mac = repository(["Tea"], settings: "SDKROOT = macosx; INFOPLIST_FILE = Info.plist;")
      #expect(try failure(mac, "--target", "Tea").contains("no widget extension for iOS"))
    }

    @Test func `where the list is missing, code with an entry point decides`() throws {
      let code = ["ios/Tea/Tea.swift": "import WidgetKit\n@main struct B {}"]
      try withFolder(of: repository(["Tea"], settings: "SDKROOT = iphoneos;", code)) { path in
        let found = try subject(path, at: path)
        #expect(found.target?.name == "Tea")
      }
    }

    @Test func `a folder without a project means its files`() throws {
      try withFolder(of: ["A.swift": "", "Info.plist": Self.list]) { path in
        let found = try subject(path, at: path)
        #expect(found.target == nil)
      }
      #expect(
        try failure(["A.swift": ""], "--target", "Tea").contains("--target Tea is for a project")
      )
    }

    @Test func `what is wrong with a project is said`() throws {
      let broken = ["App.xcodeproj/project.pbxproj": "<<<<<<< ours\n", "A.swift": ""]
      #expect(try failure(broken).contains("markers of a merge conflict"))
      var missing = repository(["Tea"])
      missing["ios/Tea/Tea.swift"] = nil
      #expect(try failure(missing).contains("Tea.swift is not there, and Tea compiles it"))
    }

    @Test func `modules of the repository come in the order in which they import each other`()
      throws
    {
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
          targets: [.target(name: "Kit", dependencies: ["Base"]), .target(name: "Base")])
        """
      let targets = [
        "Tea": target("Tea", Self.phone),
        "Shared": target("Shared", "PRODUCT_NAME = SharedCode;", type: "framework"),
      ]
      let files = [
        "App.xcodeproj/project.pbxproj": project(targets, package: "packageReferences = (LP);"),
        "Info.plist": Self.list, "Tea/Tea.swift": "import WidgetKit\nimport SharedCode\nimport Far",
        "Shared/Shared.swift": "import Kit", "Kit/Package.swift": manifest,
        "Kit/Sources/Kit/K.swift": "import Base", "Kit/Sources/Base/B.swift": "",
        "Kit/Sources/Kit/K.json": "", "Kit/Sources/Base/en.lproj/Localizable.strings": "",
      ]
      try withFolder(of: files) { path in
        let found = try subject(path, at: path)
        #expect(found.modules.map(\.name) == ["Base", "Kit", "SharedCode"])
        #expect(
          found.modules.map(\.owner) == ["package Kit", "package Kit", "target Shared"]
        )
        #expect(found.modules.map(\.bundle) == ["Kit_Base", nil, nil])
        #expect(found.modules[1].language.conditions == ["SWIFT_PACKAGE"])
        #expect(found.diagnostics.isEmpty)
      }
    }

    @Test
    func
      `the checkout of a package from elsewhere gives its module, or is told`() throws
    {
      let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])],
          targets: [.target(name: "Far")])
        """
      let app = repository(["Tea"], ["ios/Tea/Tea.swift": "import WidgetKit\nimport Far"])
      let files = Dictionary(uniqueKeysWithValues: app.map { ("app/" + $0.key, $0.value) })
        .merging(["far/Package.swift": manifest, "far/Sources/Far/F.swift": ""]) { $1 }
      try withFolder(of: files) { path in
        #expect(try subject(path + "/app", at: path).modules.isEmpty)
        let found = try subject(path + "/app", "--package", "Far=\(path)/far", at: path)
        #expect(found.modules.map(\.owner) == ["package Far"])
        #expect(found.diagnostics.isEmpty)
        let code = path + "/app/ios/Tea/Tea.swift"
        try "import WidgetKit".write(toFile: code, atomically: true, encoding: .utf8)
        let unused = try subject(path + "/app", "--package", "Far=\(path)/far", at: path)
        #expect(unused.diagnostics.contains { $0.contains("is not used") })
      }
      #expect(try failure(app, "--package", "Far").contains("is not NAME=DIR"))
      #expect(
        try failure(app, "--package", "Far=/nowhere").contains("no Package.swift in /nowhere")
      )
    }

    @Test func `a target is explained with the lines that its settings come from`() throws {
      try withFolder(of: repository(["Tea"])) { path in
        let lines = try TargetExplanation(subject: subject(path, at: path)).lines
        #expect(lines.contains("  source ios/Tea/Tea.swift"))
        #expect(lines.contains { $0.hasPrefix("  SDKROOT = iphoneos  (ios/App.xcodeproj/") })
        #expect(lines.contains("  TARGET_NAME = Tea  (Xcode's default)"))
      }
    }
  }
#endif
