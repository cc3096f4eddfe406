import WidgetModel

extension RunRecord {
  /// Merges the records of all shards into the record of the run.
  ///
  /// - Throws: ``RecordError/unmergeable(_:)`` for a missing, duplicate, partial or foreign shard.
  public init(merging records: [RunRecord]) throws(RecordError) {
    guard let first = records.first else { throw .unmergeable("there are none") }
    let shards = try RunRecord.checked(records, like: first.header)
    // Shards are merged in order, so the order of the files does not matter.
    self = shards[0]
    header.shard = 0
    header.shards = 1
    for record in shards.dropFirst() { try add(record) }
    goldens.sort { $0.file < $1.file }
    findings.sort { ($0.clause, $0.kind, $0.widget) < ($1.clause, $1.kind, $1.widget) }
    // A runtime's other violations are sorted by class, as in a whole run; those of widgets stay in
    // the order of their distance from the cause.
    if header.purpose != .widgets {
      for index in findings.indices {
        findings[index].also.sort {
          ($0.clause, $0.kind, $0.widget) < ($1.clause, $1.kind, $1.widget)
        }
      }
    }
    labels.sort { $0.name < $1.name }
    outside.sort { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    // A clause may be vacuous in one shard and exercised in another, so verdicts come after the
    // sums.
    for index in clauses.indices { clauses[index].decideVerdict() }
    tellGaps()
    let status = self.status()
    footer?.status = Int64(status.rawValue)
  }

  /// Returns the records in the order of their shards if they are the shards of one run.
  private static func checked(
    _ records: [RunRecord],
    like header: RecordHeader
  ) throws(RecordError) -> [RunRecord] {
    guard header.shard > 0 else {
      throw .unmergeable("the first is of a whole run, not of a shard")
    }
    var sorted: [RunRecord] = []
    for shard in 1...max(1, header.shards) {
      let same = records.filter { $0.header.shard == shard }
      guard let record = same.first else { throw .unmergeable("shard \(shard) is missing") }
      guard same.count == 1 else { throw .unmergeable("shard \(shard) is there twice") }
      var expected = header
      expected.shard = shard
      guard record.header == expected else {
        throw .unmergeable("shard \(shard) is of another run: its header differs")
      }
      guard let footer = record.footer, footer.cut.isEmpty else {
        throw .unmergeable("shard \(shard) did not run to its end")
      }
      sorted.append(record)
    }
    guard sorted.count == records.count else {
      throw .unmergeable("one is not a shard of \(header.shards)")
    }
    return sorted
  }

  private mutating func add(_ other: RunRecord) throws(RecordError) {
    guard phases.map(\.name) == other.phases.map(\.name),
      clauses.elementsEqual(other.clauses, by: { $0.hasSameParts(as: $1) })
    else { throw .unmergeable("shard \(other.header.shard) ran other phases or clauses") }
    for (index, phase) in other.phases.enumerated() { phases[index].add(phase) }
    goldens += other.goldens
    findings = FindingLine.merging(
      findings + other.findings,
      ofWidgets: header.purpose == .widgets
    )
    for (index, clause) in other.clauses.enumerated() { clauses[index].add(clause) }
    for (index, line) in other.agreement.enumerated() where index < agreement.count {
      agreement[index].add(line)
    }
    for line in other.reachability {
      if let index = reachability.firstIndex(where: { $0.condition == line.condition }) {
        reachability[index].add(line)
      } else {
        reachability.append(line)
      }
    }
    for label in other.labels {
      if let index = labels.firstIndex(where: { $0.name == label.name }) {
        labels[index].count = labels[index].count.plus(count: label.count)
      } else {
        labels.append(label)
      }
    }
    for line in other.widgets {
      guard let index = widgets.firstIndex(where: { $0.kind == line.kind }) else { continue }
      widgets[index].survey = SurveyLine.union(widgets[index].survey + line.survey)
    }
    for line in other.outside { addOutside(line) }
    for error in other.errors {
      if errors.isEmpty { errors = [error] } else { errors[0].add(error) }
    }
  }

  /// Keeps one line per requested item, the most informative one.
  private mutating func addOutside(_ other: OutsideDataLine) {
    let known = outside.firstIndex { ($0.kind, $0.name) == (other.kind, other.name) }
    guard let known else { return outside.append(other) }
    func rank(_ line: OutsideDataLine) -> (Int, String, String) {
      (line.vagueness, line.type, line.sample)
    }
    if rank(other) < rank(outside[known]) { outside[known] = other }
  }
}

extension PhaseLine {
  fileprivate mutating func add(_ other: PhaseLine) {
    cases = cases.plus(count: other.cases)
    discarded = discarded.plus(count: other.discarded)
    events = events.plus(count: other.events)
  }
}

extension ClauseLine {
  fileprivate func hasSameParts(as other: ClauseLine) -> Bool {
    id == other.id && situations.map(\.name) == other.situations.map(\.name)
      && guards.map(\.reason) == other.guards.map(\.reason)
  }

  fileprivate mutating func add(_ other: ClauseLine) {
    for (index, situation) in other.situations.enumerated() {
      situations[index].count = situations[index].count.plus(count: situation.count)
    }
    for (index, line) in other.guards.enumerated() {
      guards[index].count = guards[index].count.plus(count: line.count)
    }
    cases = cases.plus(count: other.cases)
    broken = broken.plus(count: other.broken)
    undecided = undecided.plus(count: other.undecided)
  }
}

extension AgreementLine {
  fileprivate mutating func add(_ other: AgreementLine) {
    seeded = seeded.plus(count: other.seeded)
    healthy = healthy.plus(count: other.healthy)
    missed = missed.plus(count: other.missed)
    invented = invented.plus(count: other.invented)
    example = [example, other.example].filter { !$0.isEmpty }.min(by: CaseOrder.precedes) ?? ""
  }
}

extension ReachabilityLine {
  fileprivate mutating func add(_ other: ReachabilityLine) {
    for input in other.inputs {
      guard let index = inputs.firstIndex(where: { $0.kind == input.kind }) else { continue }
      inputs[index].cases = inputs[index].cases.plus(count: input.cases)
    }
  }
}

extension ErrorLine {
  fileprivate mutating func add(_ other: ErrorLine) {
    cases = cases.plus(count: other.cases)
    text = [text, other.text].filter { !$0.isEmpty }.min(by: CaseOrder.precedes) ?? ""
  }
}

/// Orders strings that begin with the position of a case by that position.
private enum CaseOrder {
  static func precedes(_ left: String, _ right: String) -> Bool { place(left) < place(right) }

  private static func place(_ text: String) -> CasePlace {
    let words = text.split(separator: " ", maxSplits: 3)
    let phase = words.first.flatMap { CasePlace.Phase(rawValue: String($0)) } ?? .random
    let index = words.count > 2 ? Int(words[2].prefix { $0.isNumber }) : nil
    return CasePlace(phase, index ?? .max)
  }
}
