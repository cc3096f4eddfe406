import Foundation
import RunRecord
import WidgetModel
import WorkerProcesses

/// The available files of the checked code.
struct CheckedSources {
  private var paths: [String: String] = [:]

  init(_ files: [String]) {
    for file in files where file.hasSuffix(".swift") { record(file) }
  }

  mutating func record(_ path: String) {
    guard path.hasPrefix("/"), let name = path.split(separator: "/").last else { return }
    if paths[String(name)] == nil { paths[String(name)] = path }
  }

  var texts: [String] { paths.values.sorted().compactMap(CheckedSources.text) }

  /// Adds the path to a line whose call gives only the file's name.
  func located(_ line: PlaceLine) -> PlaceLine {
    guard !line.file.hasPrefix("/"), let name = line.file.split(separator: "/").last,
      let path = paths[String(name)]
    else { return line }
    var located = line
    located.file = path
    return located
  }

  /// Returns a few lines around one in a finding, none if the file is not available.
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

  /// Returns the one of the given files that the code names at a line or just before it.
  func missing(of files: [String], before source: String) -> String? {
    guard !files.isEmpty else { return nil }
    let rows = excerpt(round: source)
    guard let last = rows.firstIndex(where: \.isNamed) else { return nil }
    return files.first { file in
      let stem = file.split(separator: ".").first.map(String.init) ?? file
      return rows[...last].contains {
        $0.text.contains("\"\(stem)\"") || $0.text.contains("\"\(file)\"")
      }
    }
  }

  /// Returns the only line of a kind, or the only one that does not make samples, if any.
  func line(_ kind: TellingLine, first files: Set<String>) -> PlaceLine? {
    let known = paths.values.sorted().compactMap { path in
      CheckedSources.text(of: path).map { (path: path, rows: CheckedSources.rows(of: $0)) }
    }
    let placeholders =
      kind == .sample ? Set(known.flatMap { PlaceholderNames.names(in: $0.rows) }) : []
    let lines = known.flatMap { path, rows -> [PlaceLine] in
      let numbers = kind.numbers(in: rows, placeholders: placeholders)
      let own = numbers.filter { kind == .sample || !TellingLine.isOfSample(rows[$0 - 1]) }
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
  /// Returns another line of the same file, `nil` if there is none or the file cannot be read.
  func moved(to find: (_ line: Int, _ rows: [Substring]) -> Int?) -> PlaceLine? {
    guard file.hasPrefix("/"), let text = CheckedSources.text(of: file),
      let number = find(Int(line), CheckedSources.rows(of: text))
    else { return nil }
    var found = self
    found.line = Int64(number)
    return found
  }
}
