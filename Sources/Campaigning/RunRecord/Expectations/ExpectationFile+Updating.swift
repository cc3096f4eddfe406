extension ExpectationFile {
  /// The reason of an expectation that was written by the tool and that nobody has explained yet.
  public static let unexplained = "not explained yet"

  /// The file that expects what a record shows: its stale lines gone, a line for each new finding.
  ///
  /// What still holds keeps its line with reason, link and the remarks between the lines. A last
  /// day that is over is taken off an expectation whose failure is still there.
  ///
  /// - Parameters:
  ///   - record: A record to which the expectations of this file were applied.
  ///   - addsNew: Whether findings that nobody expects get a line.
  /// - Returns: The file as it should be written.
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
      guard !result.expectations.contains(where: { $0.covers(violation, of: record) }) else {
        continue
      }
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
