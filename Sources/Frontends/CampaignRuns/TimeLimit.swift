import Foundation

/// A limit in seconds of the wall clock, for runs that must end.
package struct TimeLimit: Sendable {
  private let end: Date?

  /// Creates a limit that begins now; none without seconds.
  package init(after seconds: Double?) { end = seconds.map { Date().addingTimeInterval($0) } }

  /// Whether the limit is reached.
  package var isReached: Bool { end.map { Date() >= $0 } ?? false }
}
