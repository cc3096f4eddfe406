import WidgetModel

extension RunRecord {
  /// Adds to vacuous clauses the number of cases, per widget, that crashed or were left out.
  package mutating func tell(of endings: [String: Int64]) {
    guard !endings.isEmpty else { return }
    let parts = endings.sorted { $0.key < $1.key }.map { widget, cases in
      let code = widget.isEmpty ? "code of an unknown widget" : widget
      return
        "\(code) crashed or was left out for crashing in \(cases) \(cases == 1 ? "case" : "cases")"
    }
    for index in clauses.indices where clauses[index].verdict == .vacuous {
      clauses[index].why += "; not judged there: " + parts.joined(separator: ", ")
    }
  }
}
