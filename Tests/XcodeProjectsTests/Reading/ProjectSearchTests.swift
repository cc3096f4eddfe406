import Foundation
import Testing

@testable import XcodeProjects

@Suite struct ProjectSearchTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(files)
    return folder
  }

  private func found(at path: String, in folder: TemporaryFolder) -> [String] {
    ProjectSearch.projects(at: folder.path + "/" + path).map {
      String($0.dropFirst(folder.path.count + 1))
    }
  }

  @Test func `a folder means the projects below it, and none that others put there`() throws {
    let folder = try folder([
      "ios/App.xcodeproj/project.pbxproj": "", "Top.xcodeproj/project.xcproj": "",
      "Pods/Pods.xcodeproj/project.pbxproj": "", "node_modules/x/Y.xcodeproj/project.pbxproj": "",
      ".build/Z.xcodeproj/project.pbxproj": "", "Empty.xcodeproj/x": "",
    ])
    #expect(found(at: "", in: folder) == ["Top.xcodeproj", "ios/App.xcodeproj"])
    #expect(found(at: "ios", in: folder) == ["ios/App.xcodeproj"])
    #expect(found(at: "ios/App.xcodeproj", in: folder) == ["ios/App.xcodeproj"])
    #expect(
      found(at: "ios/App.xcodeproj/project.pbxproj", in: folder) == ["ios/App.xcodeproj"]
    )
  }

  @Test func `a workspace means the projects that it names`() throws {
    let folder = try folder([
      "A/A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "",
      "C.xcodeproj/project.pbxproj": "",
      "App.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0"?><Workspace version = "1.0">
        <Group
           location = "container:A"
           name = "A">
          <FileRef location = "group:A.xcodeproj"></FileRef>
        </Group>
        <FileRef location = "group:B.xcodeproj">
        </FileRef>
        <FileRef location = "group:Gone.xcodeproj"></FileRef>
      </Workspace>
      """,
    ])
    #expect(found(at: "App.xcworkspace", in: folder) == ["A/A.xcodeproj", "B.xcodeproj"])
  }

  @Test func `links in a circle end`() throws {
    let folder = try folder(["A/App.xcodeproj/project.pbxproj": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/A/Again",
      withDestinationPath: folder.path
    )
    #expect(found(at: "", in: folder) == ["A/App.xcodeproj"])
  }
}
