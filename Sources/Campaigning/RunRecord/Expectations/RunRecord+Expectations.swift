import Clauses

extension RunRecord {
  /// Marks what is expected, and tells what became of each expectation.
  ///
  /// What an expectation covers is expected; a clause of which all that breaks it is, is *expected*
  /// instead of broken. Of a finding that breaks several clauses each is looked at by itself. An
  /// expectation that covers nothing is stale, unless the run did not judge its clause or subject to
  /// the end. One whose last day is over covers nothing.
  ///
  /// - Parameters:
  ///   - expectations: What is expected, in the order in which to tell of it.
  ///   - today: The day on which to judge; `nil` leaves every last day aside.
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

  /// Takes back what an earlier call marked, so that the last call counts.
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

  /// Whether the run says anything about what an expectation is about.
  private func judged(_ expectation: ExpectedFailure) -> Bool {
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
  /// Takes over why each of the violations is expected, in their order; those left out are not.
  fileprivate mutating func expect(_ reasons: [String]) {
    expected = reasons.first ?? ""
    for index in also.indices {
      also[index].expected = reasons.indices.contains(index + 1) ? reasons[index + 1] : ""
    }
  }
}

extension ExpectedFailure {
  /// Whether the last day of the expectation is over.
  fileprivate func isOver(on today: CalendarDay?) -> Bool {
    guard let today, let until else { return false }
    return until < today
  }
}

extension ExpectationLine {
  /// The line of an expectation of which nothing is known yet.
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
