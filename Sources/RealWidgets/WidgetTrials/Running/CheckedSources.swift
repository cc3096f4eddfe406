import Foundation
import RunRecord
import WidgetModel

/// The files of the checked code, as far as they are at hand.
struct CheckedSources {
  /// The paths of files by their names.
  private var paths: [String: String] = [:]

  /// Knows files by their paths.
  init(_ files: [String]) {
    for file in files where file.hasSuffix(".swift") { note(file) }
  }

  /// Remembers a file that debug information names.
  mutating func note(_ path: String) {
    guard path.hasPrefix("/"), let name = path.split(separator: "/").last else { return }
    if paths[String(name)] == nil { paths[String(name)] = path }
  }

  /// The lines round one that a finding names.
  ///
  /// - Parameter source: The line, such as `Feed.swift:41`.
  /// - Returns: A few lines, none when the file is not at hand.
  func excerpt(round source: String) -> [ExcerptLine] {
    let parts = source.split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]), let path = paths[String(parts[0])],
      let data = FileManager.default.contents(atPath: path)
    else { return [] }
    let rows = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let range = (number - 1 - 2)..<(number + 2)
    return range.clamped(to: 0..<rows.count).map {
      ExcerptLine($0 + 1, String(rows[$0].prefix(200)), isNamed: $0 + 1 == number)
    }
  }
}
