import WidgetModel

extension RunRecord {
  /// The record as JSON lines, header first, each an object whose `line` names its kind; the order
  /// is fixed, so equal records are equal bytes.
  public var lines: [String] {
    RecordLineKind.all.flatMap { kind in
      kind.values(of: self).map { RunRecord.line(kind.name, $0) }
    }
  }

  /// The record as one string.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns one line of a record.
  public static func line(_ kind: String, _ value: some Archivable) -> String {
    JSON.object([JSON.Member("line", .string(kind))] + JSONWriter.json(value).members).description
  }

  /// Parses a record, whole or partial, or throws a ``RecordError`` with the invalid line's number.
  public init(parsing text: String) throws(RecordError) {
    self.init()
    var hasHeader = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let isCutOff = index == lines.count - 1
      do {
        try addLine(try JSON(parsing: String(line)), isFirst: !hasHeader)
        hasHeader = true
      } catch let error as RecordError {
        throw error
      } catch {
        // The last line of a partial record may have been cut in the middle.
        if isCutOff, hasHeader { break }
        throw RecordError.malformed(line: index + 1, problem: "\(error)")
      }
    }
    guard hasHeader else { throw RecordError.empty }
  }

  private mutating func addLine(_ json: JSON, isFirst: Bool) throws {
    guard let name = json["line"]?.text else {
      throw ArchiveError(path: "line", problem: "it is missing; this is not a run record")
    }
    guard isFirst == (name == "header") else {
      throw ArchiveError(path: "line", problem: "a record begins with its one header")
    }
    guard footer == nil else {
      throw ArchiveError(path: "line", problem: "a line follows the footer")
    }
    if isFirst {
      let format = json["format"]?.integer ?? 0
      guard format <= RecordHeader.currentFormat else { throw RecordError.newerFormat(format) }
      writtenFormat = format
    }
    let newest = writtenFormat == 1 ? RecordUpgrade.secondFormat(json) : json
    let word = newest["line"]?.text ?? ""
    guard let kind = RecordLineKind.all.first(where: { $0.name == word }) else {
      throw ArchiveError(path: "line", problem: "there is no line of the kind \"\(word)\"")
    }
    try kind.read(.object(newest.members.filter { $0.name != "line" }), into: &self)
  }
}

/// An error in reading or merging records.
public enum RecordError: Error, Hashable, CustomStringConvertible {
  case empty
  case malformed(line: Int, problem: String)
  case newerFormat(Int64)
  case unmergeable(String)

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .empty: "the record is empty; give the record.jsonl of a run"
    case .malformed(let line, let problem): "line \(line) is not a line of a run record: \(problem)"
    case .newerFormat(let format):
      "the record has format \(format), this version reads up to \(RecordHeader.currentFormat); "
        + "read it with the version that wrote it"
    case .unmergeable(let problem): "the records cannot be merged: \(problem)"
    }
  }
}
