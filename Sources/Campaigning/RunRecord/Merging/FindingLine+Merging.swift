extension FindingLine {
  /// Merges the findings of several shards: equal violations, and those that any shard found to
  /// have the same cause, become one; the earliest case is kept, and the numbers of cases add up.
  ///
  /// For widgets, violations that this case does not show keep a message, for its source line.
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
      // This finding connects findings that had no violation in common before.
      for index in related.dropFirst() { merged[first].add(merged[index], isOfWidgets) }
      for index in related.dropFirst().reversed() { merged.remove(at: index) }
    }
    return merged
  }

  private mutating func add(_ other: FindingLine, _ isOfWidgets: Bool) {
    for violation in other.violations {
      if violation.name == name {
        cases = cases.plus(count: violation.cases)
      } else if let index = also.firstIndex(where: { $0.name == violation.name }) {
        also[index].cases = also[index].cases.plus(count: violation.cases)
      } else {
        also.append(violation)
        if !isOfWidgets { also[also.count - 1].message = ViolationLine.elsewhere }
      }
    }
  }

  private var place: CasePlace {
    CasePlace(CasePlace.Phase(rawValue: phase) ?? .random, Int(index))
  }
}
