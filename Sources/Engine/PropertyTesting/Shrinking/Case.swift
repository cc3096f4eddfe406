struct Case {
  let choices: [Choice]
  let values: [UInt64]
  let spans: [Span]

  let states: [ReachedState]

  /// The index of the parent of each span, -1 at the top.
  let parents: [Int]

  /// The positions of the choices that only say that a list has one more element.
  let leads: Set<Int>

  /// The positions of the choices that select a step's rule, which are not numbers either.
  let rules: Set<Int>

  /// The index of the innermost span around each choice, -1 if there is none.
  let owners: [Int]

  init(_ source: ChoiceSource) {
    choices = source.choices
    values = choices.map(\.value)
    spans = source.spans
    states = source.reached.elements
    var parents: [Int] = []
    var path: [Int] = []
    for (index, span) in spans.enumerated() {
      path.removeLast(path.count - span.depth)
      parents.append(path.last ?? -1)
      path.append(index)
    }
    self.parents = parents
    leads = Set(spans.lazy.filter { $0.lead > 0 }.map(\.start))
    rules = Set(spans.lazy.filter { $0.mark.isStep }.map { $0.start + $0.lead })
    var owners = [Int](repeating: -1, count: choices.count)
    for (index, span) in spans.enumerated() {
      for position in span.start..<span.end { owners[position] = index }
    }
    self.owners = owners
  }

  var candidate: Candidate { Candidate(values: values, spans: spans) }

  /// The case as values alone, read by position.
  var flatCandidate: Candidate { Candidate(values: values, spans: []) }

  /// Returns the spans directly inside one, or at the top for -1.
  func children(of parent: Int) -> [Int] {
    let first = parent + 1
    let depth = parent < 0 ? 0 : spans[parent].depth + 1
    var children: [Int] = []
    for index in first..<max(first, spans.count) {
      if spans[index].depth < depth { break }
      if spans[index].depth == depth { children.append(index) }
    }
    return children
  }

  /// Returns the maximal runs of adjacent siblings with the same label.
  func runs(in parent: Int) -> [[Int]] {
    var runs: [[Int]] = []
    for child in children(of: parent) {
      if let last = runs.last?.last, spans[last].label == spans[child].label {
        runs[runs.count - 1].append(child)
      } else {
        runs.append([child])
      }
    }
    return runs
  }

  func content(of index: Int) -> ArraySlice<UInt64> {
    values[spans[index].start..<spans[index].end]
  }

  /// The positions of the nonzero choices that are numbers rather than flags.
  var liveNumbers: [Int] {
    choices.indices.filter {
      choices[$0].value > 0 && choices[$0].bound > 1 && !rules.contains($0)
    }
  }
}
