extension FindingLine {
  /// The findings of several shards as those of one run: what breaks the same clause in the same way is
  /// told once, and so is whatever some shard found to have one cause.
  ///
  /// The earliest case shows what is found; the numbers of cases add up. What that case does not show is
  /// told of widgets as another case showed it, whose line of code says most.
  static func merging(_ findings: [FindingLine], ofWidgets isOfWidgets: Bool) -> [FindingLine] {
    var merged: [FindingLine] = []
    for finding in findings.sorted(by: { $0.place < $1.place }) {
      let names = Set(finding.violations.map(\.name))
      let related = merged.indices.filter { index in
        merged[index].violations.contains { names.contains($0.name) }
      }
      guard let first = related.first else {
        merged.append(finding)
        continue
      }
      merged[first].add(finding, isOfWidgets)
      // What nothing connected before has one cause with the other through this one.
      for index in related.dropFirst() { merged[first].add(merged[index], isOfWidgets) }
      for index in related.dropFirst().reversed() { merged.remove(at: index) }
    }
    return merged
  }

  /// Takes over what another finding breaks.
  private mutating func add(_ other: FindingLine, _ isOfWidgets: Bool) {
    for violation in other.violations {
      if violation.name == name {
        cases += violation.cases
      } else if let index = also.firstIndex(where: { $0.name == violation.name }) {
        also[index].cases += violation.cases
      } else {
        also.append(violation)
        if !isOfWidgets { also[also.count - 1].message = ViolationLine.elsewhere }
      }
    }
  }

  /// Where the first case stands.
  private var place: CasePlace {
    CasePlace(CasePlace.Phase(rawValue: phase) ?? .random, Int(index))
  }
}
