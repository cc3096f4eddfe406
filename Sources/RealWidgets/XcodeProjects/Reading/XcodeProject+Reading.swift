import Foundation

extension XcodeProject {
  /// Reads a project bundle such as `App.xcodeproj`, or throws a ``ProjectError`` with its place.
  ///
  /// If both files exist, `project.xcproj` is used, as by a newer Xcode, and a diagnostic says so
  /// (`xcode-projects` B1; sources differ on whether Xcode accepts such a bundle at all).
  public static func read(_ bundle: String) throws(ProjectError) -> XcodeProject {
    let path = URL(fileURLWithPath: bundle, isDirectory: true).standardizedFileURL.path
    let newer = path + "/project.xcproj"
    let older = path + "/project.pbxproj"
    let folder = FilePath.folder(path)
    let manager = FileManager.default
    guard manager.fileExists(atPath: newer) else {
      return try PBXProject.read(ProjectFile.value(at: older), file: older, folder: folder)
    }
    guard let data = manager.contents(atPath: newer) else {
      throw .unreadable(file: newer)
    }
    let value = try JSON5.value(of: [UInt8](data), file: newer)
    var project = try XCProjProject.read(value, file: newer, folder: folder)
    if manager.fileExists(atPath: older) {
      project.diagnostics.append(
        ProjectDiagnostic(
          "project.pbxproj lies beside project.xcproj and is not read",
          at: SourceLocation(file: older, line: 1)
        )
      )
    }
    return project
  }
}
