// Goal: a scheme gives the targets that it builds and the product that it archives; an invalid file
// is reported as such.
import Foundation
import Testing

@testable import XcodeProjects

@Suite struct XcodeSchemeTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "1600" version = "1.7">
      <BuildAction parallelizeBuildables = "YES">
        <BuildActionEntries>
          <BuildActionEntry buildForArchiving = "YES">
            <BuildableReference BlueprintIdentifier = "A1" BuildableName = "Tea.app" BlueprintName = "Tea"
              ReferencedContainer = "container:Tea.xcodeproj"></BuildableReference>
          </BuildActionEntry>
          <BuildActionEntry>
            <BuildableReference BlueprintName="TeaWidget"></BuildableReference>
            <BuildableReference BlueprintName="Tea"></BuildableReference>
          </BuildActionEntry>
        </BuildActionEntries>
      </BuildAction>
      <TestAction buildConfiguration = "Debug"><BuildableReference BlueprintName = "TeaTests"/></TestAction>
      <ArchiveAction revealArchiveInOrganizer = "YES" buildConfiguration = "AppStore"></ArchiveAction>
    </Scheme>
    """

  @Test func `a scheme lists its targets, each once, and its archive`() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Tea.xcscheme": Self.text])
    let scheme = try XcodeScheme(file: folder.path + "/Tea.xcscheme")
    #expect(scheme.name == "Tea")
    #expect(scheme.targets == ["Tea", "TeaWidget"])
    #expect(scheme.archiveConfiguration == "AppStore")
  }

  @Test(arguments: ["", "<<<<<<< ours", "<plist/>", String(repeating: "<", count: 100_000)])
  func `an invalid scheme says so`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(["Tea.xcscheme": text])
    let file = folder.path + "/Tea.xcscheme"
    #expect(throws: ProjectError.self) { try XcodeScheme(file: file) }
    #expect(throws: ProjectError.self) { try XcodeScheme(file: file + "x") }
  }

  @Test func `a scheme without actions builds nothing`() throws {
    let folder = try TemporaryFolder()
    try folder.write(["Tea.xcscheme": "<Scheme></Scheme>"])
    let scheme = try XcodeScheme(file: folder.path + "/Tea.xcscheme")
    #expect(scheme.targets.isEmpty && scheme.archiveConfiguration == nil)
  }

  @Test func `shared schemes come before those of single users`() throws {
    let folder = try TemporaryFolder()
    let bundle = "Tea.xcodeproj"
    try folder.write([
      "\(bundle)/xcuserdata/ann.xcuserdatad/xcschemes/A.xcscheme": "",
      "\(bundle)/xcshareddata/xcschemes/Z.xcscheme": "",
      "\(bundle)/xcshareddata/xcschemes/notes.txt": "",
    ])
    let files = XcodeScheme.files(in: ["\(folder.path)/\(bundle)"])
    #expect(
      files.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Z.xcscheme", "A.xcscheme"]
    )
  }
}
