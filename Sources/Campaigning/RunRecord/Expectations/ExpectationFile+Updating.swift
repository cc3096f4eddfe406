extension ExpectationFile {
  /// The reason that the tool writes into a new expectation, until somebody explains it.
  public static let unexplained = "not explained yet"

  /// Returns the file without stale lines and, if `addsNew`, with lines for unexpected findings.
  ///
  /// The expectations must have been applied to the record. Other lines keep their reason, link and
  /// position. An expired expectation whose failure still occurs loses its last day.
  public func updated(for record: RunRecord, addingNew addsNew: Bool = true) -> ExpectationFile {
    var result = self
    let states = Dictionary(
      record.expectations.map { ($0.place, $0.state) },
      uniquingKeysWith: { first, _ in first }
    )
    result.lines = lines.compactMap { line in
      guard case .expectation(var expectation) = line else { return line }
      switch states[expectation.place.description] {
      case .stale: return nil
      case .expired: expectation.until = nil
      case .matched, .unjudged, nil: break
      }
      return .expectation(expectation)
    }
    for violation in record.findings.flatMap(\.violations)
    where addsNew && violation.expected.isEmpty {
      // Several violations can match one expectation, including one that was added in this loop.
      guard !result.expectations.contains(where: { $0.covers(violation, of: record) }) else {
        continue
      }
      // Lines count from 1, and the format line comes first.
      let place = ExpectedFailure.Place(file: name, line: result.lines.count + 2)
      result.lines.append(
        .expectation(
          ExpectedFailure(
            clause: violation.clause,
            subject: violation.widget,
            match: violation.kind,
            reason: ExpectationFile.unexplained,
            place: place
          )
        )
      )
    }
    return result
  }
}
