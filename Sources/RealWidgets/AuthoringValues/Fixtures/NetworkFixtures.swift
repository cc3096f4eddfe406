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
  package struct Entry: Sendable {
    /// The URL, or its beginning.
    package var prefix: String
    /// The only method that it answers; `nil` for all methods.
    package var method: String?
    /// The path in the folder of the file with the body.
    package var file: String?
    package var status = 200
    package var headers: [String: String] = [:]
    package var body = Data()
    /// The seconds until the answer arrives.
    package var delay = NetworkFixtures.delay
  }

  /// The default delay of an answer in seconds; an assumption.
  package static let delay: TimeInterval = 0.2

  /// The answers, longest prefix first.
  package let entries: [Entry]

  init(entries: [Entry]) {
    self.entries = entries.sorted {
      ($1.prefix.utf8.count, $0.prefix) < ($0.prefix.utf8.count, $1.prefix)
    }
  }

  package init() { self.init(entries: []) }

  /// The paths in the folder of the files that answers name.
  package var files: [String] { entries.compactMap(\.file) }
}
