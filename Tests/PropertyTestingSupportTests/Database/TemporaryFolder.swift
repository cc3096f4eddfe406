import Foundation

func withTemporaryFolder<T>(_ body: (String) async throws -> T) async throws -> T {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "property-testing-\(UUID().uuidString)"
  )
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder.path)
}

/// The paths of all files in a folder, relative to it, in order.
func files(in folder: String) -> [String] {
  (FileManager.default.subpaths(atPath: folder) ?? []).filter {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder)
    return !isFolder.boolValue
  }.sorted()
}
