import Foundation

/// The folders of one worker: its writable home, and a folder for crash reports.
struct WorkerFolder {
  let path: String

  var home: String { path + "/home" }

  /// The runtime's crash reports; user code has no access to this folder.
  var reports: String { path + "/reports" }

  init() throws {
    let base = FileManager.default.temporaryDirectory.path
    var template = Array("\(base)/widgetcheck-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkerError.unavailable(what: "a folder in \(base)", errorNumber: errno)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
    try? FileManager.default.removeItem(atPath: path)
  }
}
