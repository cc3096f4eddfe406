import Foundation

/// The folders of one worker: its writable home, and a folder for crash reports.
struct WorkerFolder {
  private let folder: PrivateFolder

  var path: String { folder.path }

  var home: String { path + "/home" }

  /// The runtime's crash reports; user code has no access to this folder.
  var reports: String { path + "/reports" }

  init() throws {
    folder = try PrivateFolder()
    try furnish()
  }

  func renew() throws {
    for folder in [home, reports] { try? FileManager.default.removeItem(atPath: folder) }
    try furnish()
  }

  /// The folders that each app container has from the start: caches and documents.
  private static let standingFolders = [".cache", "Documents"]

  private func furnish() throws {
    let standing = WorkerFolder.standingFolders.map { "\(home)/\($0)" }
    for folder in [home, reports] + standing {
      guard mkdir(folder, 0o700) == 0 else {
        throw WorkerError.unavailable(what: "a folder in \(path)", errorNumber: errno)
      }
    }
  }

  func remove() {
    folder.remove()
  }
}
