import Foundation
import PropertyChecks

/// A file to which checks append one line per case.
///
/// Tests run concurrently, but the lines of one check stay together, in the order of its cases.
@usableFromInline
struct ObservationLog: Sendable {
  // Static, because several checks of one process may append to the same file.
  private static let lock = NSLock()

  private let path: String

  /// The start of the check, in seconds since 1970.
  private let runStart = Int(Date().timeIntervalSince1970)

  /// Opens a file, creating it if needed.
  ///
  /// - Throws: ``CheckError/badObservations(_:)`` if it cannot be written.
  init(_ path: String) throws(CheckError) {
    self.path = path
    // Appending nothing creates the file and checks that it is writable.
    guard append("") else { throw .badObservations(path) }
  }

  /// Appends the lines of a check; returns whether all were written.
  @usableFromInline
  func append(_ observations: [CheckObservation]) -> Bool {
    append(observations.map { $0.line(runStart: runStart) + "\n" }.joined())
  }

  private func append(_ text: String) -> Bool {
    ObservationLog.lock.withLock {
      guard let file = fopen(path, "a") else { return false }
      let isWritten = fputs(text, file) >= 0
      return fclose(file) == 0 && isWritten
    }
  }
}
