import Foundation
import RunRecord
import WidgetModel
import WorkerProcesses

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

  /// The texts of the files that can be read.
  var texts: [String] { paths.values.sorted().compactMap(CheckedSources.text) }

  /// A line with the path of its file: a call that takes its line as a parameter knows the name alone.
  func located(_ line: PlaceLine) -> PlaceLine {
    guard !line.file.hasPrefix("/"), let name = line.file.split(separator: "/").last,
      let path = paths[String(name)]
    else { return line }
    var located = line
    located.file = path
    return located
  }

  /// The lines round one that a finding names.
  ///
  /// - Parameter source: The line, such as `Feed.swift:41`.
  /// - Returns: A few lines, none when the file is not at hand.
  func excerpt(round source: String) -> [ExcerptLine] {
    let parts = source.split(separator: ":")
    guard parts.count == 2, let number = Int(parts[1]), let path = paths[String(parts[0])],
      let text = CheckedSources.text(of: path)
    else { return [] }
    let rows = CheckedSources.rows(of: text)
    let range = (number - 1 - 2)..<(number + 2)
    return range.clamped(to: 0..<rows.count).map {
      let row = rows[$0].prefix(200).replacing("\t", with: "    ")
      return ExcerptLine($0 + 1, String(row), isNamed: $0 + 1 == number)
    }
  }

  /// The only line of a kind, or the only one but for those that make samples.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - files: The paths of files that are looked at first; one such line in them is enough. A background elsewhere
  ///     may be that of anything.
  /// - Returns: The line; `nil` where there is none or several are.
  func line(_ kind: TellingLine, first files: Set<String>) -> PlaceLine? {
    let lines = paths.values.sorted().flatMap { path -> [PlaceLine] in
      guard let text = CheckedSources.text(of: path) else { return [] }
      let rows = CheckedSources.rows(of: text)
      let numbers = kind.numbers(in: rows)
      let own = numbers.filter { !TellingLine.isOfSample(rows[$0 - 1]) }
      return (own.isEmpty ? numbers : own).map {
        PlaceLine(CodePlace(function: "", file: path, line: $0))
      }
    }
    let near = lines.filter { files.contains($0.file) }
    let found = near.isEmpty && kind != .background ? lines : near
    return found.count == 1 ? found.first : nil
  }

  fileprivate static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate static func rows(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

extension PlaceLine {
  /// Another line of the same file.
  ///
  /// - Parameter find: Finds its number from this one's and the lines of the file.
  /// - Returns: That line, `nil` where there is none or the file cannot be read.
  func moved(to find: (_ line: Int, _ rows: [Substring]) -> Int?) -> PlaceLine? {
    guard file.hasPrefix("/"), let text = CheckedSources.text(of: file),
      let number = find(Int(line), CheckedSources.rows(of: text))
    else { return nil }
    var found = self
    found.line = Int64(number)
    return found
  }
}
