import Foundation
import PropertyChecks

/// The file to which checks append one line for each of their cases.
///
/// The lines of a check stand together, in the order of its cases: tests run at the same time.
@usableFromInline
struct ObservationLog: Sendable {
  private static let lock = NSLock()

  private let path: String

  /// The seconds from 1970 to the start of the check.
  private let runStart = Int(Date().timeIntervalSince1970)

  /// Opens a file, which is made if it is not there.
  ///
  /// - Throws: ``CheckError/badObservations(_:)`` when nothing can be written there.
  init(_ path: String) throws(CheckError) {
    self.path = path
    guard append("") else { throw .badObservations(path) }
  }

  /// Appends the lines of a check.
  ///
  /// - Parameter observations: The cases.
  /// - Returns: Whether all could be written.
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
