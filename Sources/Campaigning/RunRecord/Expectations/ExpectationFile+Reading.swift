import Clauses
import WidgetModel

extension ExpectationFile {
  /// Parses a file of expectations, or throws an ``ExpectationError`` with the invalid line.
  public init(parsing text: String, name: String) throws(ExpectationError) {
    self.init(name: name)
    var hasFormat = false
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    // The text after the last line feed is empty, and not a line of the file.
    let isEnded = rows.last?.isEmpty ?? true
    for (index, row) in rows.dropLast(isEnded ? 1 : 0).enumerated() {
      let place = ExpectedFailure.Place(file: name, line: index + 1)
      let trimmed = ExpectationFile.trimmed(row)
      if trimmed.isEmpty || trimmed.hasPrefix("//") || trimmed.hasPrefix("#") {
        lines.append(.remark(String(row)))
        continue
      }
      let json = try ExpectationFile.json(trimmed, at: place)
      // The first line that is not a comment must state the format.
      guard hasFormat else {
        try ExpectationFile.checkFormat(json, at: place)
        hasFormat = true
        continue
      }
      lines.append(.expectation(try distinct(ExpectedFailure(json, at: place))))
    }
  }

  private static func json(
    _ row: Substring,
    at place: ExpectedFailure.Place
  ) throws(ExpectationError) -> JSON {
    do {
      return try JSON(parsing: String(row))
    } catch {
      throw ExpectationError(place, "it is not a JSON object on one line (\(error)); fix it there")
    }
  }

  private static func checkFormat(
    _ json: JSON,
    at place: ExpectedFailure.Place
  ) throws(ExpectationError) {
    guard let found = json["format"]?.integer, json.members.count == 1, found > 0 else {
      throw ExpectationError(place, "the first line should be {\"format\":\(format)}; put it there")
    }
    guard found <= format else {
      throw ExpectationError(
        place,
        "format \(found) is newer than \(format), the newest that this version reads"
      )
    }
  }

  private func distinct(
    _ expectation: ExpectedFailure
  ) throws(ExpectationError) -> ExpectedFailure {
    let twin = expectations.first {
      ($0.clause, $0.subject, $0.match)
        == (expectation.clause, expectation.subject, expectation.match)
    }
    if let twin {
      throw ExpectationError(
        expectation.place,
        "it says the same as line \(twin.place.line); keep one of the two"
      )
    }
    return expectation
  }

  private static func trimmed(_ row: Substring) -> Substring {
    var row = row.drop { $0.isWhitespace }
    while row.last?.isWhitespace == true { row.removeLast() }
    return row
  }
}

extension ExpectedFailure {
  fileprivate init(_ json: JSON, at place: Place) throws(ExpectationError) {
    do {
      var reader = try ObjectReader(json)
      let clause = try reader.text("clause")
      let subject = try reader.optionalText("subject") ?? ""
      let match = try reader.optionalText("match") ?? ""
      let reason = try reader.text("reason")
      let link = try reader.optionalText("link") ?? ""
      let until = try reader.optionalText("until")
      try reader.finish()
      self.init(
        clause: clause,
        subject: subject,
        match: match,
        reason: reason,
        link: link,
        until: try until.map { text throws(ArchiveError) in
          guard let day = CalendarDay(text) else {
            throw reader.wrong("until", "\"\(text)\" is not a day; write for example 2026-03-31")
          }
          return day
        },
        place: place
      )
      try checkClause(reader)
      guard reason.contains(where: { !$0.isWhitespace }) else {
        throw reader.wrong("reason", "it is empty; say why the failure is expected")
      }
    } catch {
      throw ExpectationError(place, "\(error)")
    }
  }

  private func checkClause(_ reader: ObjectReader) throws(ArchiveError) {
    guard !ExpectedFailure.isKnown(clause) else { return }
    throw reader.wrong("clause", ExpectedFailure.unknown(clause))
  }

  /// Returns true if the catalogue has a clause or row with that name.
  static func isKnown(_ clause: String) -> Bool {
    Clause.catalogue.contains { $0.id.text == clause || $0.id.row == clause }
  }

  static func unknown(_ clause: String) -> String {
    let nearest = Suggestion.nearest(to: clause, of: Clause.catalogue.map(\.id.text))
    return "there is no clause \"\(clause)\"; "
      + (nearest.map { "did you mean \($0)? " } ?? "") + "`widgetcheck clauses` lists them all"
  }
}
