/// A program with one fault that a clause must find, and one without it that must pass: a widget in
/// `Sources/FaultyExampleWidgets`, a mutant in `Sources/Campaigning/RuntimeMutants`, or a seeded
/// fault in the clause's own file.
public struct ClauseExample: Hashable, Sendable {
  /// The fault in a sentence.
  public let summary: String

  /// The line of code with the fault, or `nil` if the example is not widget code.
  public let code: String?

  /// The location of the faulty program: a path in the package, or the name of a mutant.
  public let place: String

  /// The program that the clause must pass.
  public let nearMiss: String

  /// The faulty example widgets by the clause that must find their fault.
  private static let widgets: [ClauseID: [ClauseExample]] = read(craftExamples)
    .merging(read(widgetExamples)) { $0 + $1 }

  /// The mutant that each runtime clause must find (the first, if there are several).
  private static let mutants: [ClauseID: ClauseExample] = Dictionary(
    records(mutantExamples).compactMap { record in
      let names = record[0].split(separator: " ").map(String.init)
      guard names.count == 2, record.count > 1 else { return nil }
      let example = ClauseExample(
        summary: record[1],
        code: nil,
        place: "widgetcheck run --subject mutant:\(names[1])",
        nearMiss: "the reference runtime"
      )
      return (ClauseID(names[0]), example)
    },
    uniquingKeysWith: { first, _ in first }
  )

  /// Returns a table's records, in which indented lines belong to the unindented line before them.
  private static func records(_ table: StaticString) -> [[String]] {
    var records: [[String]] = []
    for line in "\(table)".split(separator: "\n") {
      if line.hasPrefix("  ") {
        records[records.count - 1].append(String(line.dropFirst(2)))
      } else {
        records.append([String(line)])
      }
    }
    return records
  }

  private static func read(_ table: StaticString) -> [ClauseID: [ClauseExample]] {
    var examples: [ClauseID: [ClauseExample]] = [:]
    for record in records(table) {
      let names = record[0].split(separator: " ").map(String.init)
      guard names.count == 2, record.count > 2 else { continue }
      let example = ClauseExample(
        summary: record[1],
        code: record[2],
        place: "Sources/FaultyExampleWidgets/\(names[1])",
        nearMiss: "Sources/ExampleWidgets/\(names[1])"
      )
      examples[ClauseID(names[0]), default: []].append(example)
    }
    return examples
  }

  /// Returns a clause's examples: widgets, else the smallest generated widget, else a mutant.
  static func examples(of clause: Clause) -> [ClauseExample] {
    if let widgets = widgets[clause.id] { return widgets }
    let seeded = clause.seededFaults.map { fault in
      ClauseExample(
        summary: fault.summary,
        code: nil,
        place: "the smallest random widget with it",
        nearMiss: "the widget that differs from it by one tick, byte or entry"
      )
    }
    return seeded.isEmpty ? mutants[clause.id].map { [$0] } ?? [] : seeded
  }
}

extension Clause {
  /// The programs with one fault that the clause must find.
  public var examples: [ClauseExample] { ClauseExample.examples(of: self) }
}
