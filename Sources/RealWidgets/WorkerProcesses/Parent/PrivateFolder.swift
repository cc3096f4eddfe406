import Foundation
import InterposedCalls

/// A temporary folder of this process, which the next process removes if this one is killed.
///
/// Its name has the id of the process, and a lock of the system on it lasts as long as the process.
/// A folder with neither is abandoned.
package final class PrivateFolder: Sendable {
  package let path: String

  private let lock: Int32

  /// Creates a folder, and removes what processes that are gone have left.
  ///
  /// - Throws: ``WorkerError`` if it cannot be created.
  package init(in base: String = FileManager.default.temporaryDirectory.path) throws {
    PrivateFolder.removeLeftOnce(base)
    var template = Array("\(base)/\(PrivateFolder.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw WorkerError.unavailable(what: "a folder in \(base)", errorNumber: errno)
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
  }

  deinit { if lock >= 0 { close(lock) } }

  package func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static let prefix = "widgetcheck-"

  private static let removeLeftOnce: @Sendable (String) -> Void = {
    let bases = FolderNames()
    return { base in if bases.insert(base) { removeLeft(in: base) } }
  }()

  /// Removes the folders of processes that are gone.
  static func removeLeft(in base: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? []
    for name in names {
      guard let owner = owner(of: name), kill(owner, 0) != 0, errno == ESRCH else { continue }
      // In another container, whose processes have other ids, the lock still counts.
      let descriptor = open("\(base)/\(name)", O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(base)/\(name)")
    }
  }

  /// Returns the process that a folder's name gives, `nil` for other names.
  static func owner(of name: String) -> Int32? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(
      separator: "-",
      omittingEmptySubsequences: false
    )
    guard parts.count == 2, parts[1].count == 6, let process = Int32(parts[0]), process > 0 else {
      return nil
    }
    return process
  }
}

/// The folders that were searched.
private final class FolderNames: @unchecked Sendable {
  // Guards `names`, which the `@unchecked` above relies on.
  private let lock = NSLock()
  private var names: Set<String> = []

  func insert(_ name: String) -> Bool { lock.withLock { names.insert(name).inserted } }
}
