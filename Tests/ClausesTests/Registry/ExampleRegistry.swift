import Foundation

/// The tables of examples, made from the comments in the faulty example widgets and from the files of the mutants.
struct ExampleRegistry {
  /// An example of a clause.
  struct Example {
    let clause: String
    let place: String
    let lines: [String]
  }

  let clauses: [ClauseFile]
  let widgets: [Example]
  let mutants: [Example]

  /// Reads the package.
  init(clauses: [ClauseFile], sources: URL) throws {
    self.clauses = clauses
    let faulty = sources.appending(path: "FaultyExampleWidgets")
    widgets = try ExampleRegistry.files(in: faulty).flatMap { path in
      ExampleRegistry.examples(
        in: try String(contentsOf: faulty.appending(path: path), encoding: .utf8),
        path
      )
    }
    let names = Dictionary(
      clauses.map { ($0.type.prefix(1).lowercased() + $0.type.dropFirst(), $0.id) },
      uniquingKeysWith: { first, _ in first }
    )
    let folder = sources.appending(path: "Campaigning/RuntimeMutants")
    mutants = try ExampleRegistry.files(in: folder).flatMap { path in
      ExampleRegistry.mutants(
        in: try String(contentsOf: folder.appending(path: path), encoding: .utf8),
        names
      )
    }
  }

  /// Returns the Swift files below a folder, by their paths, in order.
  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns the faults that comments of a file name, each with the line of code below the comment.
  static func examples(in text: String, _ path: String) -> [Example] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.indices.compactMap { index in
      guard
        let mark = lines[index].firstMatch(
          of: /\/\/ Seeded: ([A-Z]+-[A-Z0-9]+(?:\.[a-z.]+[a-z])?)\.? ?(.*)/
        )
      else { return nil }
      var summary = String(mark.2)
      var next = index + 1
      while next < lines.count, lines[next].hasPrefix("//") {
        if lines[next].hasPrefix("// Seeded") || lines[next].hasPrefix("// Named") {
          // Another fault of the same line.
        } else if next == index + 1 || !summary.hasSuffix(".") {
          summary += " " + lines[next].drop { $0 == "/" || $0 == " " }
        }
        next += 1
      }
      let before =
        lines[index].hasPrefix("//") ? "" : String(lines[index].prefix(upTo: mark.range.lowerBound))
      let code = before.isEmpty ? (next < lines.count ? lines[next] : "") : before
      let sentence = summary.trimmingCharacters(in: .whitespaces)
      return Example(
        clause: String(mark.1),
        place: path,
        lines: [sentence, code.trimmingCharacters(in: .whitespaces)]
      )
    }
  }

  /// Returns the mutants of a file with their sentences.
  static func mutants(in text: String, _ names: [String: String]) -> [Example] {
    text.matches(of: /Mutant\(\s*"([^"]+)",\s*breaks: \.(\w+),\s*((?:"[^"]*"\s*(?:\+\s*)?)+)/)
      .compactMap {
        guard let clause = names[String($0.2)] else { return nil }
        let sentence = String($0.3).matches(of: /"([^"]*)"/).map { String($0.1) }.joined()
        return Example(clause: clause, place: String($0.1), lines: [sentence])
      }
  }

  /// The generated files, by their path in the module, with their texts.
  var texts: [(path: String, text: String)] {
    let ids = Set(clauses.map(\.id))
    let known = widgets.filter { ids.contains($0.clause) }
    var seen: Set<String> = []
    let first = mutants.sorted { ($0.clause, $0.place) < ($1.clause, $1.place) }
      .filter { seen.insert($0.clause).inserted }
    return [
      (
        "Registry/ClauseExample+Craft.swift",
        table("craftExamples", "rules of good craft", known.filter { $0.clause.hasPrefix("CR-") })
      ),
      (
        "Registry/ClauseExample+Widgets.swift",
        table("widgetExamples", "facts", known.filter { !$0.clause.hasPrefix("CR-") })
      ),
      ("Registry/ClauseExample+Mutants.swift", table("mutantExamples", "runtimes", first)),
    ]
  }

  private func table(_ name: String, _ subject: String, _ examples: [Example]) -> String {
    let records = examples.sorted { ($0.clause, $0.place) < ($1.clause, $1.place) }.flatMap {
      example in
      (["\(example.clause) \(example.place)"] + example.lines.map { "  " + $0 })
        .map { ExampleRegistry.literal("    " + $0) }
    }
    return """
      // Made by .ci/renew-registry from the comments in the faulty examples and the files of the mutants; a test
      // compares them.
      extension ClauseExample {
        /// Faults that clauses on \(subject) must find: clause and place, the fault, and a line of code.
        static let \(name): StaticString = #\"\"\"
      \(records.joined(separator: "\n"))
          \"\"\"#
      }

      """
  }

  /// Returns a line of a raw literal, cut to a width of 110 columns.
  private static func literal(_ line: String) -> String {
    guard line.count > 110 else { return line }
    var lines: [String] = []
    var rest = Substring(line)
    while rest.count > 110 {
      let head = rest.prefix(108)
      let cut = head.lastIndex(of: " ") ?? head.endIndex
      let end =
        cut > head.index(head.startIndex, offsetBy: 20) ? head.index(after: cut) : head.endIndex
      lines.append(rest[..<end] + "\\#")
      rest = "    " + rest[end...]
    }
    return (lines + [String(rest)]).joined(separator: "\n")
  }
}
