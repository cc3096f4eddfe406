import Foundation

/// A time limit in seconds of the wall clock.
package struct TimeLimit: Sendable {
  private let end: Date?

  package init(after seconds: Double?) { end = seconds.map { Date().addingTimeInterval($0) } }

  package var isReached: Bool { end.map { Date() >= $0 } ?? false }
}
