import Clauses

extension RunRecord {
  /// Marks expected violations, and sets each expectation's state; no last day counts without
  /// `today`.
  ///
  /// A clause becomes *expected* if all of its violations are covered. An expectation that covers
  /// nothing is stale, unless the run did not fully judge its clause or subject; an expired one
  /// covers nothing.
  public mutating func apply(_ expectations: [ExpectedFailure], today: CalendarDay?) {
    forgetExpectations()
    var covered = [Int64](repeating: 0, count: expectations.count)
    for index in findings.indices {
      var reasons: [String] = []
      for violation in findings[index].violations {
        var reason = ""
        for (place, expectation) in expectations.enumerated()
        where expectation.covers(violation, of: self) {
          covered[place] += 1
          if reason.isEmpty, !expectation.isOver(on: today) { reason = expectation.reason }
        }
        reasons.append(reason)
      }
      findings[index].expect(reasons)
    }
    for index in clauses.indices where clauses[index].verdict == .broken {
      let own = findings.flatMap { $0.violations(of: clauses[index].id) }
      guard !own.isEmpty, own.allSatisfy({ !$0.expected.isEmpty }) else { continue }
      clauses[index].verdict = .expected
      clauses[index].why = own[0].expected
    }
    self.expectations = zip(expectations, covered).map { expectation, count in
      var line = ExpectationLine(expectation)
      line.findings = count
      line.state = state(of: expectation, covering: count, today)
      return line
    }
  }

  private mutating func forgetExpectations() {
    for index in findings.indices { findings[index].expect([]) }
    for index in clauses.indices where clauses[index].verdict == .expected {
      clauses[index].verdict = .broken
      clauses[index].why = ""
    }
  }

  private func state(
    of expectation: ExpectedFailure,
    covering count: Int64,
    _ today: CalendarDay?
  ) -> ExpectationLine.State {
    if count > 0 { return expectation.isOver(on: today) ? .expired : .matched }
    return judged(expectation) ? .stale : .unjudged
  }

  /// Returns true if the run fully judged a clause and the subject of an expectation.
  private func judged(_ expectation: ExpectedFailure) -> Bool {
    // A partial run, or one shard of several, may have missed the failure.
    guard let footer, footer.cut.isEmpty, header.shard == 0 else { return false }
    guard expectation.subject.isEmpty || expectation.concerns(self) else { return false }
    let own = clauses.filter { expectation.concerns(clause: $0.id) }
    return own.contains { line in
      switch line.verdict {
      case .held, .broken, .expected, .notApplicable: true
      case .vacuous, .undecided, .notClaimed: false
      }
    }
  }
}

extension FindingLine {
  /// Sets the reasons why the violations are expected, in their order; missing ones become empty.
  fileprivate mutating func expect(_ reasons: [String]) {
    expected = reasons.first ?? ""
    for index in also.indices {
      also[index].expected = reasons.indices.contains(index + 1) ? reasons[index + 1] : ""
    }
  }
}

extension ExpectedFailure {
  fileprivate func isOver(on today: CalendarDay?) -> Bool {
    guard let today, let until else { return false }
    return until < today
  }
}

extension ExpectationLine {
  /// Creates the line of an expectation that has not been applied yet.
  init(_ expectation: ExpectedFailure) {
    self.init()
    clause = expectation.clause
    subject = expectation.subject
    match = expectation.match
    reason = expectation.reason
    link = expectation.link
    until = expectation.until?.description ?? ""
    place = expectation.place.description
  }
}
