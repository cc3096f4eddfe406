import WidgetModel

extension RunRecord {
  /// The record as JSON lines, header first, footer last if there is one.
  ///
  /// Every line is an object whose `line` names its kind. The order is fixed, so that equal records
  /// are equal bytes.
  public var lines: [String] {
    var lines = [RunRecord.line("header", header)]
    lines += numbers.map { RunRecord.line("number", $0) }
    lines += widgets.map { RunRecord.line("widget", $0) }
    lines += phases.map { RunRecord.line("phase", $0) }
    lines += goldens.map { RunRecord.line("golden", $0) }
    lines += findings.map { RunRecord.line("finding", $0) }
    lines += clauses.map { RunRecord.line("clause", $0) }
    lines += expectations.map { RunRecord.line("expectation", $0) }
    lines += agreement.map { RunRecord.line("agreement", $0) }
    lines += mutants.map { RunRecord.line("mutant", $0) }
    lines += errors.map { RunRecord.line("error", $0) }
    lines += labels.map { RunRecord.line("label", $0) }
    lines += assumptions.map { RunRecord.line("assumption", $0) }
    lines += outside.map { RunRecord.line("outside", $0) }
    lines += pageSnapshots.map { RunRecord.line("moment", $0) }
    lines += days.map { RunRecord.line("day", $0) }
    if let footer { lines.append(RunRecord.line("footer", footer)) }
    return lines
  }

  /// The record as one text.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// One line of a record.
  public static func line(_ kind: String, _ value: some Archivable) -> String {
    JSON.object([JSON.Member("line", .string(kind))] + JSONWriter.json(value).members).description
  }

  /// Reads a record, whole or partial.
  ///
  /// - Throws: ``RecordError`` with the number of the line that is no line of a record.
  public init(parsing text: String) throws(RecordError) {
    self.init()
    var hasHeader = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let isCutOff = index == lines.count - 1
      do {
        try take(try JSON(parsing: String(line)), isFirst: !hasHeader)
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

  private mutating func take(_ json: JSON, isFirst: Bool) throws {
    guard let kind = json["line"]?.text else {
      throw ArchiveError(path: "line", problem: "it is missing; this is no run record")
    }
    let rest = JSON.object(json.members.filter { $0.name != "line" })
    guard isFirst == (kind == "header") else {
      throw ArchiveError(path: "line", problem: "a record begins with its one header")
    }
    guard footer == nil else {
      throw ArchiveError(path: "line", problem: "a line follows the footer")
    }
    switch kind {
    case "header":
      if let format = rest["format"]?.integer, format > RecordHeader.currentFormat {
        throw RecordError.newerFormat(format)
      }
      header = try JSONReader.value(RecordHeader.self, from: rest)
    case "number": numbers.append(try JSONReader.value(NumberLine.self, from: rest))
    case "widget": widgets.append(try JSONReader.value(WidgetLine.self, from: rest))
    case "phase": phases.append(try JSONReader.value(PhaseLine.self, from: rest))
    case "golden": goldens.append(try JSONReader.value(GoldenRecordLine.self, from: rest))
    case "finding": findings.append(try JSONReader.value(FindingLine.self, from: rest))
    case "clause": clauses.append(try JSONReader.value(ClauseLine.self, from: rest))
    case "expectation":
      expectations.append(try JSONReader.value(ExpectationLine.self, from: rest))
    case "agreement": agreement.append(try JSONReader.value(AgreementLine.self, from: rest))
    case "mutant": mutants.append(try JSONReader.value(MutantLine.self, from: rest))
    case "error": errors.append(try JSONReader.value(ErrorLine.self, from: rest))
    case "label": labels.append(try JSONReader.value(LabelLine.self, from: rest))
    case "assumption": assumptions.append(try JSONReader.value(AssumptionLine.self, from: rest))
    case "outside": outside.append(try JSONReader.value(OutsideDataLine.self, from: rest))
    case "moment": pageSnapshots.append(try JSONReader.value(PageSnapshotLine.self, from: rest))
    case "day": days.append(try JSONReader.value(DayLine.self, from: rest))
    case "footer": footer = try JSONReader.value(RecordFooter.self, from: rest)
    default: throw ArchiveError(path: "line", problem: "there is no line of the kind \"\(kind)\"")
    }
  }
}

/// A reason why a text is no record that can be read, or records that cannot be merged.
public enum RecordError: Error, Hashable, CustomStringConvertible {
  /// The text has no line at all.
  case empty
  /// A line is not a line of a record.
  case malformed(line: Int, problem: String)
  /// A newer tool wrote the record.
  case newerFormat(Int64)
  /// Records do not belong together.
  case unmergeable(String)

  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .empty: "the record is empty; give the record.jsonl of a run"
    case .malformed(let line, let problem): "line \(line) is no line of a run record: \(problem)"
    case .newerFormat(let format):
      "the record has format \(format), this version reads up to \(RecordHeader.currentFormat); "
        + "read it with the version that wrote it"
    case .unmergeable(let problem): "the records cannot be merged: \(problem)"
    }
  }
}
