// Goal: the newer format gives the same target as the older one would.
import Testing

@testable import XcodeProjects

@Suite struct XCProjProjectTests {
  private func project(
    _ text: String,
    _ files: [String: String] = [:]
  ) throws -> (XcodeProject, String) {
    let folder = try TemporaryFolder()
    try folder.write(files.merging(["App.xcodeproj/project.xcproj": text]) { first, _ in first })
    return (try XcodeProject.read(folder.path + "/App.xcodeproj"), folder.path)
  }

  private static let text = """
    {
      // as Xcode writes it
      "configurations": [ "Debug", { "name": "Release", "file": "Config/Release.xcconfig" } ],
      "default-configuration": "Release",
      "localizations": [ "Base", "en", "de" ],
      "packages": [
        { "kind": "local", "path": "Kit" },
        { "kind": "remote", "repository": "https://example.com/Far.git" },
      ],
      "files": [
        { "path": "Shared.swift", "target-membership": [ "App/compile-sources", "Widget/compile-sources" ] },
        { "kind": "group", "path": "Config", "children": [ { "path": "Deep/Release.xcconfig" } ] },
        { "kind": "group", "name": "Widgets", "children": [
          { "path": "<PROJECT>/W.swift",
            "target-membership": [ { "build-phase": "Widget/compile-sources", "platforms": [ "ios" ] } ] },
          { "kind": "localized", "name": "Localizable.strings", "target-membership": [ "Widget/resources" ],
            "children": [ { "path": "en.lproj/Localizable.strings" }, { "path": "de.lproj/Localizable.strings" } ] },
        ] },
        { "kind": "folder", "path": "Views", "target-membership": [ "Widget" ],
          "membership-exceptions": [
            { "target": "Widget", "exclusions": [ "Old.swift" ] },
            { "target": "App", "inclusions": [ "Common.swift", "Icon.png" ] },
          ] },
        { "name": "Products", "kind": "group", "children": [
          { "path": "<PRODUCTS>/Widget.appex", "target-membership": [ "App/copy/Embed Extensions" ] },
        ] },
      ],
      "targets": [
        { "name": "App", "product-type": "application", "dependencies": [ "Widget" ] },
        { "name": "Widget", "product-type": "app-extension",
          "build-settings": { "SWIFT_VERSION": "6.0", "NAME[config=Debug]": "Dev",
            "FLAGS": [ "$(inherited)", "-DX" ] },
          "package-product-members": [ { "product-name": "Kit", "build-phase": "frameworks" } ] },
        { "name": "All", "kind": "aggregate" },
        { "name": "Old", "kind": "external-build-system" },
        { "name": "Odd", "full-product-type": "com.example.thing" },
      ],
    }
    """

  @Test func `membership stands on files and folders`() throws {
    let (project, root) = try project(
      Self.text,
      ["Views/Common.swift": "", "Views/Old.swift": "", "Views/Icon.png": ""]
    )
    let paths = project.targets.map { target in
      target.files.map { "\($0.role) " + $0.path.dropFirst(root.count + 1) }
    }
    #expect(
      paths[0] == ["source Shared.swift", "source Views/Common.swift", "resource Views/Icon.png"]
    )
    #expect(
      paths[1] == [
        "source Shared.swift", "source W.swift", "resource en.lproj/Localizable.strings",
        "resource de.lproj/Localizable.strings", "source Views/Common.swift",
        "resource Views/Icon.png",
      ]
    )
    #expect(project.targets[1].files[1].platforms == ["ios"])
  }

  @Test func `targets, packages and configurations are those of the file`() throws {
    let (project, root) = try project(Self.text)
    #expect(project.targets.map(\.name) == ["App", "Widget", "All", "Old", "Odd"])
    #expect(
      project.targets.map(\.kind) == [
        .native, .native, .aggregate, .externalBuildSystem, .native,
      ]
    )
    #expect(project.targets[1].productType == "com.apple.product-type.app-extension")
    #expect(project.targets[4].productType == "com.example.thing")
    #expect(project.targets[0].dependencies == ["Widget"])
    #expect(project.targets[0].embedded == ["Widget"])
    #expect(project.targets[1].packageProducts == ["Kit"])
    #expect(project.localPackages.map(\.path) == [root + "/Kit"])
    #expect(project.remotePackages.map(\.address) == ["https://example.com/Far.git"])
    #expect(project.localizations == ["en", "de"])
    #expect(project.defaultConfiguration == "Release")
    #expect(project.configurations.map(\.name) == ["Debug", "Release"])
    #expect(project.configurations.map(\.file) == [nil, root + "/Config/Deep/Release.xcconfig"])
    let widget = project.targets[1].configurations[1]
    #expect(widget.settings.map(\.name) == ["SWIFT_VERSION", "NAME", "FLAGS"])
    #expect(widget.settings.map(\.value) == ["6.0", "Dev", "$(inherited) -DX"])
    #expect(widget.settings[1].conditions.map(\.pattern) == ["Debug"])
  }

  @Test func `a file in a folder may be a configuration file`() throws {
    let (project, root) = try project(
      """
      { "configurations": [ { "name": "Release", "file": { "anchor": "Config", "relative-path": "R.xcconfig" } } ],
        "files": [ { "kind": "folder", "path": "Config" } ], "targets": [] }
      """
    )
    #expect(project.configurations[0].file == root + "/Config/R.xcconfig")
  }

  @Test func `a file that asks for more than is known is refused`() {
    #expect {
      try project("{ \"required-capabilities\": [ \"time-travel\" ], \"targets\": [] }")
    } throws: {
      "\($0)".contains("requires a newer version") && "\($0)".contains("support for time-travel")
    }
  }

  @Test func `of two project files the newer counts, and the other is named`() throws {
    let (project, _) = try project(
      "{ \"targets\": [ { \"name\": \"New\" } ] }",
      ["App.xcodeproj/project.pbxproj": "{ objects = { }; }"]
    )
    #expect(project.targets.map(\.name) == ["New"])
    #expect(project.diagnostics.map(\.message).contains { $0.contains("is not read") })
  }

  @Test func `members of a missing target are reported`() throws {
    let (project, _) = try project(
      """
      { "targets": [],
        "files": [ { "path": "A.swift", "target-membership": [ "Gone/compile-sources" ] } ] }
      """
    )
    #expect(project.diagnostics.count == 1)
  }
}
