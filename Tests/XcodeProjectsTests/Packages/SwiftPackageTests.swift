// Goal: a target of a package has the files and settings that the package manager gives it.
// Method: the output of `swift package dump-package` of Swift 6.3 for a manifest, cut to the parts
// that are read.
import Foundation
import Testing

@testable import XcodeProjects

@Suite struct SwiftPackageTests {
  private static let dump = """
    {"dependencies": [{"fileSystem": [{"identity": "far", "path": "/x/Far"}]},
        {"sourceControl": [{"location": {"remote": [{"urlString": "https://example.com/a"}]}}]}],
      "name": "Tea", "toolsVersion": {"_version": "6.2.0"}, "swiftLanguageVersions": null,
      "targets": [
        {"name": "Kit", "type": "regular", "exclude": ["Old"],
          "resources": [{"path": "Data", "rule": {"process": {}}}],
          "settings": [{"kind": {"define": {"_0": "FAST"}}, "tool": "swift"},
            {"kind": {"define": {"_0": "OTHER"}}, "tool": "c"},
            {"kind": {"defaultIsolation": {"_0": "MainActor"}}, "tool": "swift"}]},
        {"name": "Base", "type": "regular", "path": "Base", "sources": ["A.swift"],
          "exclude": [], "resources": [], "settings": []},
        {"name": "KitTests", "type": "test", "exclude": [], "resources": [], "settings": []}]}
    """

  private func package(_ files: [String]) throws -> (package: SwiftPackage, root: String) {
    let folder = try TemporaryFolder()
    try folder.write(Dictionary(files.map { ($0, "") }) { first, _ in first })
    return (try SwiftPackage(dump: Data(Self.dump.utf8), path: folder.path), folder.path)
  }

  @Test func `a target has the files of its folder, and resources by rules and by their names`()
    throws
  {
    let (package, root) = try package([
      "Sources/Kit/K.swift", "Sources/Kit/Sub/L.swift", "Sources/Kit/Old/O.swift",
      "Sources/Kit/Data/a.json", "Sources/Kit/notes.txt", "Sources/Kit/en.lproj/L.strings",
      "Sources/Kit/Look.xcassets/Contents.json",
      "Sources/Kit/Tea.xcdatamodeld/.xccurrentversion", "Base/A.swift", "Base/B.swift",
      "Tests/KitTests/T.swift",
    ])
    let names = { (paths: [String]) in paths.map { String($0.dropFirst(root.count + 1)) } }
    let (kit, base, tests) = (package.targets[0], package.targets[1], package.targets[2])
    #expect(names(kit.sources) == ["Sources/Kit/K.swift", "Sources/Kit/Sub/L.swift"])
    #expect(
      names(kit.resources) == [
        "Sources/Kit/Data/a.json", "Sources/Kit/Look.xcassets", "Sources/Kit/Tea.xcdatamodeld",
        "Sources/Kit/en.lproj/L.strings",
      ]
    )
    #expect(names(base.sources) == ["Base/A.swift"])
    #expect(names(tests.sources) == ["Tests/KitTests/T.swift"])
    #expect(package.targets.map(\.kind) == ["regular", "regular", "test"])
  }

  @Test func `settings are those of Swift`() throws {
    let kit = try #require(try package([]).package.targets.first)
    #expect(kit.conditions == ["FAST"])
    #expect(kit.isMainActorByDefault)
    let base = try package([]).package.targets[1]
    #expect(base.conditions.isEmpty && !base.isMainActorByDefault)
  }

  @Test(arguments: [
    ("5.9.0", #"{"name": "Kit"}"#, "Sources/K.swift"),
    ("5.8.0", #"{"name": "Kit"}"#, nil),
    ("6.2.0", #"{"name": "Kit"}, {"name": "KitTests", "type": "test"}"#, "Sources/K.swift"),
    ("6.2.0", #"{"name": "Kit"}, {"name": "Other"}"#, nil),
    ("6.2.0", #"{"name": "Kit"}, {"name": "Sub"}"#, nil),
  ])
  func `the only target of its kind may have the common folder for itself`(
    version: String,
    targets: String,
    source: String?
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(["Sources/K.swift": "", "Sources/Sub/S.swift": ""])
    let dump =
      #"{"name": "Tea", "toolsVersion": {"_version": "\#(version)"}, "targets": [\#(targets)]}"#
    let package = try SwiftPackage(dump: Data(dump.utf8), path: folder.path)
    let sources = package.targets[0].sources
    #expect(sources.first == source.map { folder.path + "/" + $0 })
  }

  @Test(arguments: [
    ("null", true), (#"{"platformNames": ["ios", "macos"]}"#, true),
    (#"{"platformNames": ["macos"]}"#, false),
    (#"{"platformNames": [], "config": "debug"}"#, false),
    (#"{"platformNames": [], "config": "release"}"#, true),
  ])
  func `a setting holds for a release on a phone`(condition: String, holds: Bool) throws {
    let dump = """
      {"name": "Tea", "targets": [{"name": "Kit", "settings": [{"condition": \(condition),
        "kind": {"define": {"_0": "FAST"}}, "tool": "swift"}]}]}
      """
    let package = try SwiftPackage(dump: Data(dump.utf8), path: "/x")
    #expect(package.targets[0].conditions == (holds ? ["FAST"] : []))
  }

  @Test func `packages beside it are known by their paths`() throws {
    let (package, _) = try package([])
    #expect(package.name == "Tea")
    #expect(package.localDependencies == ["/x/Far"])
  }

  @Test(arguments: ["", "{}", "[]", "error: no manifest"])
  func `what describes no package is refused`(dump: String) {
    #expect(throws: ProjectError.self) { try SwiftPackage(dump: Data(dump.utf8), path: "/x") }
  }
}
