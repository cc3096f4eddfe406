import Campaigns
import Foundation

/// The file with one line for each case of a campaign, which Tyche and like tools read.
package final class ObservationFile: @unchecked Sendable {
  private let path: String
  private let file: FileHandle
  private let lock = NSLock()
  private var failure: (any Error)?

  /// Begins a file, in place of an earlier one.
  ///
  /// - Parameter path: Where it is.
  /// - Throws: ``CommandError/usage(_:)`` when nothing can be written there.
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

  /// Writes a line.
  package func write(_ line: String) {
    lock.lock()
    defer { lock.unlock() }
    do { try file.write(contentsOf: Data((line + "\n").utf8)) } catch { failure = failure ?? error }
  }

  /// Ends the file.
  ///
  /// - Throws: ``CommandError/cannotWrite(_:_:)`` when not all could be written.
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
