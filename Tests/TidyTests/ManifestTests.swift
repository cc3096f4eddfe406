import Foundation
import Testing

// Goal: the manifest is short, and its unsafe flags apply only to work on this package.
// Method: its lines are counted; the package manager evaluates a copy in its folder for
// dependencies by URL, and a copy in a separate folder.
@Suite struct ManifestTests {
  @Test func `it has 250 lines at most`() {
    #expect(
      Repository.manifest.split(separator: "\n", omittingEmptySubsequences: false).count <= 251
    )
  }

  @Test func `who depends on the package builds it without unsafe flags`() throws {
    let dependency = try Self.dump(in: "checkouts/WidgetCheck")
    #expect(dependency.contains(#""name" : "PropertyTesting""#))
    #expect(!dependency.contains("unsafeFlags"))
  }

  @Test func `who works on the package builds it with them`() throws {
    #expect(try Self.dump(in: "WidgetCheck").contains("unsafeFlags"))
  }

  /// Returns the package manager's description of the manifest in a folder.
  private static func dump(in name: String) throws -> String {
    let top = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: top) }
    let folder = top.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Repository.manifest.write(
      to: folder.appending(path: "Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package"]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
