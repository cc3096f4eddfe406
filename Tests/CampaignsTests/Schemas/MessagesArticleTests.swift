// Goal: the article about messages has every key, input and effect, and its examples are messages.
// Method: the tables are read from the article; each example is parsed as its kind.
import Foundation
import Testing
import WidgetModel
import WidgetRuntime

@Suite struct MessagesArticleTests {
  /// The rows of the tables, each with its cells.
  private let rows: [[String]]

  private let article: String

  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Platform/WidgetRuntime/WidgetRuntime.docc/Messages.md")
    article = try String(contentsOf: file, encoding: .utf8)
    rows = article.split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
      .map { row in
        row.split(separator: "|").map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
        }
      }
  }

  private func row(of name: String) throws -> [String] {
    try #require(rows.first { $0[0] == name }, "no row has \(name)")
  }

  @Test(arguments: ProfileKey.allCases) func `every number of a profile is listed`(key: ProfileKey)
    throws
  {
    let unit = try row(of: key.rawValue)[1]
    let expected =
      switch key.unit {
      case .duration: "microseconds"
      case .bytes: "bytes"
      case .count: "count"
      case .flag: "0 or 1"
      case .causes, .families: "bits"
      case .budgetModel, .budgetScope: "number"
      }
    #expect(unit == expected)
  }

  @Test func `sets and alternatives are listed by their bits and numbers`() throws {
    let causes = try row(of: "exemptCauses")[2]
    for cause in ReloadCause.allCases {
      #expect(causes.contains("\(1 << cause.number) `\(cause.rawValue)"))
    }
    let families = try row(of: "linkFamilies")[2]
    for family in Family.allCases {
      #expect(families.contains("\(1 << family.number) `\(family.rawValue)"))
    }
    let models = try row(of: "budgetModel")[2]
    for (number, model) in BudgetModel.allCases.enumerated() {
      #expect(models.contains("\(number) `\(model.rawValue)"))
    }
    let scopes = try row(of: "budgetScope")[2]
    let words: [BudgetScope: String] = [
      .instance: "each placed widget", .kind: "a kind", .app: "all",
    ]
    for (number, scope) in BudgetScope.allCases.enumerated() {
      #expect(scopes.contains("\(number) \(words[scope] ?? "?")"))
    }
  }

  @Test func `every input and effect that is said has an example of its kind`() throws {
    for kind in EventKind.allCases where !MessageRows.unsaid.contains(kind) {
      let row = try row(of: kind.rawValue)
      let example = try #require(row.last)
      if EventKinds.inputs.contains(kind) {
        let line = #"{"message":"input","at":0,"input":\#(example)}"#
        guard case .input(let input, _) = try SubjectMessage(line: Array(line.utf8)) else {
          Issue.record("\(example) is not an input")
          continue
        }
        #expect(input.kind == kind)
      } else {
        let line = #"{"reply":"effects","effects":[\#(example)]}"#
        guard case .effects(let effects, _) = try SubjectReply(line: Array(line.utf8)) else {
          Issue.record("\(example) is not an effect")
          continue
        }
        #expect(effects.map(\.kind) == [kind])
      }
    }
  }

  @Test func `every reason and notice is named`() throws {
    let failed = try row(of: "failed")[1]
    for reason in FailureReason.allCases { #expect(failed.contains(reason.rawValue)) }
    let held = try row(of: "held")[1]
    for reason in HoldReason.allCases { #expect(held.contains(reason.rawValue)) }
    let reported = try row(of: "reported")[1]
    for notice in Diagnostic.allCases { #expect(reported.contains(notice.rawValue)) }
  }

  @Test func `every field and every word of the messages is named`() {
    let names = SchemaNames(SubjectMessage.schema)
    #expect(names.fields.count > 100 && names.words.count > 150)
    let words = names.words.subtracting(MessagesArticleTests.ofHarness)
    let missing = names.fields.union(words).sorted().filter {
      !article.contains("`\($0)`") && !article.contains("\"\($0)\"")
    }
    #expect(missing == [])
  }

  /// The words that no runtime reads or writes, for the harness's own work with real widgets.
  private static let ofHarness = Set(
    MessageRows.unsaid.map(\.rawValue) + [RequestKind.options.rawValue]
  )

  @Test func `a field or word in any part of a schema is found`() throws {
    let names = SchemaNames(
      try JSON(
        parsing: #"""
          {"$defs": {"A": {"oneOf": [{"properties": {"kind": {"const": "b"}, "of": {"enum": ["c"]}}}]}}}
          """#
      )
    )
    #expect(names.fields == ["kind", "of"])
    #expect(names.words == ["b", "c"])
  }
}

/// The names of fields and the words that occur anywhere in a schema.
private struct SchemaNames {
  private(set) var fields: Set<String> = []
  private(set) var words: Set<String> = []

  init(_ schema: JSON) { read(schema) }

  private mutating func read(_ schema: JSON) {
    for element in schema.elements { read(element) }
    for member in schema.members {
      switch member.name {
      case "properties": fields.formUnion(member.value.members.map(\.name))
      case "enum": words.formUnion(member.value.elements.compactMap(\.text))
      case "const": words.formUnion([member.value.text].compactMap(\.self))
      default: break
      }
      read(member.value)
    }
  }
}
