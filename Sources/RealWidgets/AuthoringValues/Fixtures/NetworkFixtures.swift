import Foundation

/// The answers that a user gives for requests.
///
/// A folder of fixtures has an `index.json`, whose keys are URLs or beginnings of URLs:
///
///     {"https://api.example.com/songs": {"status": 200, "headers": {}, "file": "songs.json"}}
///
/// The longest key that begins a request's URL answers it; an entry may give a `body` as text or any
/// `json` instead of a file, a `delay` in seconds, and a `method` that it answers alone.
package struct NetworkFixtures: Sendable {
  /// An answer.
  package struct Entry: Sendable {
    /// The URL, or how it begins.
    package var prefix: String
    /// The method that it answers alone, `nil` for every one.
    package var method: String?
    /// The file that holds the body, by its path in the folder.
    package var file: String?
    /// The status.
    package var status = 200
    /// The headers.
    package var headers: [String: String] = [:]
    /// The body.
    package var body = Data()
    /// The seconds until it comes.
    package var delay = NetworkFixtures.delay
  }

  /// The seconds that an answer takes; an assumption.
  package static let delay: TimeInterval = 0.2

  /// The answers, those with longer keys first.
  package let entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries.sorted {
      ($1.prefix.utf8.count, $0.prefix) < ($0.prefix.utf8.count, $1.prefix)
    }
  }

  /// Creates fixtures without any answer.
  package init() { self.init(entries: []) }

  /// The files that answers name, by their paths in the folder.
  package var files: [String] { entries.compactMap(\.file) }
}
