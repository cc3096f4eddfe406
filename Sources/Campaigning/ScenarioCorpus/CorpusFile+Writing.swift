import WidgetModel

extension CorpusFile {
  /// The file's text in the newest format; parsing it gives an equal file.
  public var text: String { json.pretty() }

  private var json: JSON {
    var members = [
      JSON.Member("format", .number(Int64(CorpusFormat.current.newest))),
      JSON.Member("title", .string(title)),
      JSON.Member("scenario", JSONWriter.json(scenario)),
    ]
    if !earlier.isEmpty {
      members.append(JSON.Member("earlier", .array(earlier.map { JSONWriter.json($0) })))
    }
    if let finding {
      members.append(
        JSON.Member(
          "finding",
          .object(
            [
              JSON.Member("clause", .string(finding.clause.text)),
              JSON.Member("kind", .string(finding.kind)),
              JSON.Member("subject", .string(finding.subject)),
            ]
              + (finding.also.isEmpty
                ? []
                : [JSON.Member("also", .array(finding.also.map { .string($0.text) }))])
              + (finding.isExact ? [JSON.Member("exact", .bool(true))] : [])
              + (finding.isFlaky ? [JSON.Member("flaky", .bool(true))] : [])
          )
        )
      )
    }
    if let choices {
      members.append(
        JSON.Member(
          "choices",
          .object([
            JSON.Member("generator", .string(choices.generator)),
            JSON.Member("values", .array(choices.values.map(CorpusFile.number))),
          ])
        )
      )
    }
    guard let golden else { return .object(members) }
    members.append(contentsOf: golden.members)
    return Tolerance.put(golden.tolerances, into: .object(members))
  }

  private static func number(_ value: UInt64) -> JSON {
    Int64(exactly: value).map(JSON.number) ?? .string(String(value))
  }
}
