import Foundation

/// The folders of one worker: its home, which it may write, and a place for crash reports.
struct WorkerFolder {
  /// The folder that holds the others.
  let path: String

  /// The worker's home, temporary folder and working directory.
  var home: String { path + "/home" }

  /// Where the runtime writes what it finds after a crash; user code has no access to it.
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

  /// Removes what the last worker left, and makes its folders anew.
  func renew() throws {
    for folder in [home, reports] { try? FileManager.default.removeItem(atPath: folder) }
    try furnish()
  }

  /// The folders that each app's container has from the start, by their names here: those of its caches and documents.
  private static let standingFolders = [".cache", "Documents"]

  private func furnish() throws {
    let standing = WorkerFolder.standingFolders.map { "\(home)/\($0)" }
    for folder in [home, reports] + standing {
      guard mkdir(folder, 0o700) == 0 else {
        throw WorkerError.unavailable(what: "a folder in \(path)", errorNumber: errno)
      }
    }
  }

  /// Removes everything, as far as it is still there.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
