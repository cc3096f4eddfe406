import RunRecord
import WidgetModel

extension SampleRecord {
  /// A test of the harness: most mutants killed, one survivor, one equivalent.
  static var mutants: RunRecord {
    var record = RunRecord()
    record.header.tool = "widgetcheck 0.1"
    record.header.purpose = .mutants
    record.header.subject = "mutants"
    record.header.profile = "iOS26"
    record.header.seed = 1
    record.header.cases = 20_000
    let all = [
      ("budget-midnight-reset", "The budget starts anew at midnight.", "RB-02.runtime", 5),
      (
        "deadline-exclusive", "An answer at exactly the hard deadline counts as late.",
        "DL-03.runtime", 5
      ),
      ("entry-early", "The next entry is shown one tick early.", "TL-11.runtime", 5),
      ("held-lost", "A held request is forgotten when the phone restarts.", "RB-09.runtime", 4),
      ("inner-url-wins", "Of several widgetURLs the innermost wins.", "VW-01.runtime", 5),
    ]
    record.mutants = all.enumerated().map { place, entry in
      var line = MutantLine()
      (line.id, line.summary, line.clause) = (entry.0, entry.1, entry.2)
      line.attempts = (0..<5).map { seed in
        var attempt = MutantAttempt()
        attempt.seed = Int64(seed + 1)
        attempt.isKilled = seed < entry.3
        attempt.cases = Int64((place + 1) * (seed + 3) * 7)
        attempt.shrunk = SampleFinding.size(
          stimuli: 1,
          repetitions: place == 0 ? 41 : 1,
          widgets: 1,
          placements: 1,
          entries: 1
        )
        attempt.byChoices = SampleFinding.scenario
        attempt.byValues = SampleFinding.scenario
        if place == 2, seed == 4 { attempt.byValues.length = .hours(2) }
        return attempt
      }
      return line
    }
    var equivalent = MutantLine()
    equivalent.id = "retry-order"
    equivalent.summary = "Two retries due at one instant are made in the other order."
    equivalent.equivalent = "No clause orders requests of different widgets at one instant."
    record.mutants.append(equivalent)
    record.footer = RecordFooter()
    record.footer?.status = 1
    return record
  }

  /// A campaign in which every text tries to leave its place.
  static var hostile: RunRecord {
    var record = campaign
    let text = hostileText
    record.header.subject = text
    record.header.profile = "i.O,S:26 \(text)"
    record.clauses[0].title = text
    record.clauses[0].situations[0].name = text
    record.clauses[7].why = text
    record.findings[0].kind = text
    record.findings[0].message = text
    record.findings[0].text = [text, "```"]
    record.findings[0].scenario.widgets[0].name = text
    record.findings[0].trace[27].text = text
    record.findings[0].trace[26].kind = text
    record.goldens[1].mismatches = [text]
    record.labels[0].name = text
    return record
  }

  /// Markup, quotes, controls, bidirectional controls, and the ends of blocks of several formats.
  static let hostileText =
    "<script>alert(1)</script> \"two\" 'one' & \u{202E}reversed\u{2066} \u{7}\u{1B}[31m\u{0} "
    + "]]> --> ``` | a|b @everyone ::error::x %0A line\nbreak \u{FFFE}\u{2028}"
}

extension SampleRecord {
  /// A record with hundreds of clauses and dozens of findings of thousands of events.
  static var large: RunRecord {
    var record = campaign
    record.clauses = (0..<300).map { number in
      var clause = SampleRecord.clauses[number % SampleRecord.clauses.count]
      clause.id = "TL-\(number).runtime"
      return clause
    }
    record.findings = (0..<40).map { number in
      var finding = SampleFinding.budget
      finding.clause = "TL-\(number).runtime"
      finding.trace = (0..<3_000).map { index in
        var line = finding.trace[index % finding.trace.count]
        line.at = Int64(index) * 37_000_000
        line.cause = Int64(index - 1)
        return line
      }
      finding.event = 2_700
      return finding
    }
    return record
  }
}
