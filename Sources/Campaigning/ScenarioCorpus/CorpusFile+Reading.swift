import Clauses
import WidgetModel

extension CorpusFile {
  /// Parses a file in any format, or throws a ``CorpusError`` with the first error and advice.
  public init(
    reading text: String,
    clauses: [ClauseID] = Clause.catalogue.map(\.id)
  ) throws(CorpusError) {
    let json: JSON
    do {
      json = try JSON(parsing: text)
    } catch {
      throw .notJSON(error)
    }
    let newest = try CorpusFormat.current.upgraded(json)
    do {
      try self.init(newest)
    } catch let error as CorpusError {
      throw error
    } catch let error as ArchiveError {
      throw .field(error)
    } catch {
      throw .field(ArchiveError(path: "", problem: "\(error)"))
    }
    for scenario in [scenario] + earlier { try check(scenario) }
    try checkGolden()
    try checkFinding(clauses)
  }

  private init(_ json: JSON) throws {
    let (json, tolerances) = try Tolerance.taken(from: json)
    var object = try ObjectReader(json)
    _ = object.takeMember("format")
    title = try object.text("title")
    guard let scenario = object.takeMember("scenario") else {
      throw ArchiveError(path: "scenario", problem: "it is missing; a corpus file describes a run")
    }
    self.scenario = try JSONReader.value(Scenario.self, from: scenario, at: "scenario")
    earlier =
      try object.takeMember("earlier") == nil
      ? []
      : object.list("earlier").enumerated().map { index, json in
        try JSONReader.value(Scenario.self, from: json, at: "earlier[\(index)]")
      }
    finding = try object.takeMember("finding").map { try Finding($0) }
    choices = try object.takeMember("choices").map { try Choices($0) }
    let complete = object.takeMember("complete")
    let expect = object.takeMember("expect")
    if let expect {
      golden = try Golden(expect: expect, complete: complete, tolerances: tolerances)
    } else {
      golden = nil
      if complete != nil || !tolerances.isEmpty {
        throw ArchiveError(
          path: complete != nil ? "complete" : "\(tolerances[0].path).tolerates",
          problem: "it means something beside `expect` only; add expectations or take it out"
        )
      }
    }
    try object.finish()
  }
}

extension CorpusFile.Finding {
  fileprivate init(_ json: JSON) throws {
    var object = try ObjectReader(json, path: "finding")
    clause = ClauseID(try object.text("clause"))
    kind = try object.text("kind")
    subject = try object.text("subject")
    also =
      try object.takeMember("also") == nil
      ? []
      : object.list("also").enumerated().map { index, json in
        guard let text = json.text else {
          throw ArchiveError(
            path: "finding.also[\(index)]",
            problem: "the id of a clause is needed"
          )
        }
        return ClauseID(text)
      }
    isExact = try CorpusFile.Finding.flag("exact", of: &object)
    isFlaky = try CorpusFile.Finding.flag("flaky", of: &object)
    try object.finish()
  }

  /// Returns true if a member is present; any value other than true is an error.
  private static func flag(_ name: String, of object: inout ObjectReader) throws -> Bool {
    guard let value = object.takeMember(name) else { return false }
    guard value == .bool(true) else { throw object.wrong(name, "only true makes sense here") }
    return true
  }
}

extension CorpusFile.Choices {
  fileprivate init(_ json: JSON) throws {
    var object = try ObjectReader(json, path: "choices")
    generator = try object.text("generator")
    values = try object.list("values").enumerated().map { index, json in
      if let number = json.integer, let value = UInt64(exactly: number) { return value }
      // Integers end at 2^63 - 1 in this JSON parser; larger values are written as text.
      if let text = json.text, let value = UInt64(text) { return value }
      throw ArchiveError(
        path: "choices.values[\(index)]",
        problem: "a whole number from 0 to 2^64 - 1 is needed"
      )
    }
    try object.finish()
  }
}
