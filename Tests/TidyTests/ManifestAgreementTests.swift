import Testing

// Goal: the manifest declares what each module imports, no more and no less.
@Suite struct ManifestAgreementTests {
  @Test func `every target depends on what it imports`() {
    let found = ManifestAgreement.findings(in: Repository.swiftFiles, manifest: Repository.manifest)
    #expect(found == [])
  }

  @Test func `every module has a target that can be read, but those made of a list`() {
    let read = Set(Manifest(Repository.manifest).dependencies.keys)
    let modules = Repository.sources.compactMap { Room.all.place(of: $0.path)?.room }
      .filter { !$0.folder.contains("AppleModules") }.map(\.module)
    #expect(Set(modules).subtracting(read) == [])
  }

  private static let manifest = #"""
    let modules = """
      // Judging/Clauses            computes  WidgetRuntime
      Judging/Clauses               computes  WidgetModel PreviewMacros
      Reporting                     -         Clauses
      Frontends/WidgetCheckCommand  reports   ArgumentParser \
                                              Reporting \(names)
      """
    let names = "SwiftUI"
    let resources = """
      Kettle/App-Info.plist - Reporting
      """
    let tests = """
      ReportingTests - Reporting
      ClausesTests - Clauses \(names)
      """
    targets: targets(modules) { .target(name: $0) }
      + targets("RealWidgets/PreviewMacros -") { .macro(name: $0) }
      + targets(tests, in: "Tests") { .testTarget(name: $0) } + targets(rows) { .target(name: $0) }
    """#

  @Test func `a manifest's tables are read`() {
    #expect(
      Manifest(Self.manifest).dependencies == [
        "Clauses": ["WidgetModel", "PreviewMacros"], "PreviewMacros": [], "Reporting": ["Clauses"],
        "ReportingTests": ["Reporting"], "ClausesTests": ["Clauses", "SwiftUI"],
        "WidgetCheckCommand": ["ArgumentParser", "Reporting", "SwiftUI"],
      ]
    )
    #expect(Manifest(Self.manifest).macros == ["PreviewMacros"])
  }

  @Test func `an import without a dependency and a dependency without an import are found`() {
    let found = ManifestAgreement.findings(
      in: [
        SwiftFile("Sources/Judging/Clauses/A.swift", "import PlatformFacts\n"),
        SwiftFile("Tests/ReportingTests/B.swift", "@testable import RunRecord\n"),
      ],
      manifest: Self.manifest
    )
    #expect(
      found == [
        Finding("Clauses", "imports PlatformFacts without a dependency"),
        Finding("Clauses", "depends on WidgetModel and does not import it"),
        Finding("ReportingTests", "imports RunRecord without a dependency"),
      ]
    )
  }

  @Test func `a test depends on what it imports, and may on more`() {
    let found = ManifestAgreement.findings(
      in: [
        SwiftFile("Sources/Judging/Clauses/A.swift", "import WidgetModel\n"),
        SwiftFile(
          "Sources/Frontends/WidgetCheckCommand/C.swift",
          "import Reporting\nimport SwiftUI\n"
        ),
        SwiftFile("Tests/ReportingTests/B.swift", "import Clauses\nimport Testing\n"),
      ],
      manifest: Self.manifest
    )
    #expect(found == [Finding("ReportingTests", "imports Clauses without a dependency")])
  }
}
