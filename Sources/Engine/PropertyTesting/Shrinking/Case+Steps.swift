extension Case {
  var steps: [Int] { spans.indices.filter { spans[$0].mark.isStep } }

  var references: [Int] { spans.indices.filter { spans[$0].mark.isReference } }

  /// The span of the list of steps, `nil` unless the case consists of steps.
  var stepList: Int? { spans.firstIndex { $0.label == SpanLabel.step.container } }

  /// Returns the position of the choice of a step's rule.
  func rule(of step: Int) -> Int { spans[step].start + spans[step].lead }

  /// The positions of the steps' numeric arguments: neither lengths nor references.
  var arguments: [Int] {
    let references = Set(references.map { spans[$0].start })
    return steps.flatMap { step in
      ((rule(of: step) + 1)..<max(spans[step].end, rule(of: step) + 1)).filter {
        choices[$0].bound > 0 && !leads.contains($0) && !references.contains($0)
      }
    }
  }
}
