import WidgetModel

/// A kind of line: its name and values, used to read, write and describe records.
struct RecordLineKind: Sendable {
  let name: String

  let type: any Archivable.Type

  private let lines: @Sendable (RunRecord) -> [any Archivable]
  private let take: @Sendable (JSON, inout RunRecord) throws -> Void

  func values(of record: RunRecord) -> [any Archivable] { lines(record) }

  func read(_ json: JSON, into record: inout RunRecord) throws { try take(json, &record) }

  private init<Line: Archivable>(
    _ name: String,
    of type: Line.Type,
    _ lines: @escaping @Sendable (RunRecord) -> [Line],
    _ take: @escaping @Sendable (Line, inout RunRecord) -> Void
  ) {
    self.name = name
    self.lines = { lines($0) }
    self.take = { json, record in take(try JSONReader.value(Line.self, from: json), &record) }
    self.type = type
  }

  private init<Line: Archivable>(
    _ name: String,
    _ path: WritableKeyPath<RunRecord, [Line]> & Sendable
  ) {
    self.init(name, of: Line.self) {
      $0[keyPath: path]
    } _: { line, record in
      record[keyPath: path].append(line)
    }
  }

  static let all: [RecordLineKind] = [
    RecordLineKind("header", of: RecordHeader.self) {
      [$0.header]
    } _: {
      $1.header = $0
    },
    RecordLineKind("number", \.numbers),
    RecordLineKind("widget", \.widgets),
    RecordLineKind("phase", \.phases),
    RecordLineKind("golden", \.goldens),
    RecordLineKind("finding", \.findings),
    RecordLineKind("clause", \.clauses),
    RecordLineKind("expectation", \.expectations),
    RecordLineKind("agreement", \.agreement),
    RecordLineKind("reachability", \.reachability),
    RecordLineKind("mutant", \.mutants),
    RecordLineKind("error", \.errors),
    RecordLineKind("label", \.labels),
    RecordLineKind("assumption", \.assumptions),
    RecordLineKind("outside", \.outside),
    RecordLineKind("snapshot", \.pageSnapshots),
    RecordLineKind("day", \.days),
    RecordLineKind("footer", of: RecordFooter.self) {
      $0.footer.map { [$0] } ?? []
    } _: {
      $1.footer = $0
    },
  ]
}

extension RunRecord {
  package static var lineTypes: [(name: String, type: any Archivable.Type)] {
    RecordLineKind.all.map { ($0.name, $0.type) }
  }
}
