import Campaigns
import Foundation

/// The file with one line per case of a campaign, which Tyche and similar tools read.
package final class ObservationFile: @unchecked Sendable {
  private let path: String
  private let file: FileHandle
  // Workers may write at the same time.
  private let lock = NSLock()
  private var failure: (any Error)?

  /// Creates or replaces a file, or throws ``CommandError/usage(_:)``.
  package init(_ path: String) throws {
    self.path = path
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else {
      throw CommandError.usage(
        "nothing can be written to \(path); name a file of a folder that is there with --observations"
      )
    }
    self.file = file
  }

  package func write(_ line: String) {
    lock.lock()
    defer { lock.unlock() }
    do { try file.write(contentsOf: Data((line + "\n").utf8)) } catch { failure = failure ?? error }
  }

  /// Closes the file; throws ``CommandError/cannotWrite(_:_:)`` if any line could not be written.
  package func close() throws {
    lock.lock()
    defer { lock.unlock() }
    do {
      if let failure { throw failure }
      try file.close()
    } catch {
      throw CommandError.cannotWrite(path, "\(error)")
    }
  }
}
