extension Island {
  /// Runs the island's cases in order.
  ///
  /// If the campaign has one island and a small domain, each case of the domain runs once instead.
  ///
  /// - Parameters:
  ///   - sawCase: Receives each case before the property does, including rejected cases.
  ///   - property: Judges a value; it may also record notes in the source or reject the case.
  ///   - shouldStop: Called before each case; true ends the island and marks its result as cut.
  /// - Returns: The counts and the failures.
  @inlinable
  @inline(__always)
  public func run(
    sawCase: (ChoiceSource) -> Void = { _ in },
    property: (G.Value, ChoiceSource) -> Verdict<Failure>,
    shouldStop: () -> Bool = { false }
  ) -> IslandResult<Failure> {
    let source = ChoiceSource()
    if let domain = smallDomain(source) {
      return run(domain, source, sawCase, property, shouldStop)
    }
    let state = SearchState(seed: seed, index: index, isAlone: islands == 1, options: options)
    var result = IslandResult<Failure>()
    var (judged, discarded, isCut) = (0, 0, false)
    for local in 0..<share {
      isCut = shouldStop()
      if isCut { break }
      state.begin(local, source)
      var value = generator.generate(from: source)
      if state.remembers {
        while state.mustDrawAgain(source) { value = generator.generate(from: source) }
        if state.isRepeated {
          result.addRepeated()
          continue
        }
      }
      sawCase(source)
      let verdict = source.isRejected ? .discarded : property(value, source)
      var isJudged = !source.isRejected
      var hasPassed = false
      switch verdict {
      case .passed: hasPassed = isJudged
      case .discarded: isJudged = false
      case .failed(let shown):
        isJudged = isJudged || !shown.isEmpty
        result.add(shown, caseIndex: local * islands + index, source: source)
      }
      if isJudged { judged &+= 1 } else { discarded &+= 1 }
      if isJudged, !source.isPlain, source.hasNotes { result.addNotes(of: source) }
      state.finish(local, source, hasPassed: hasPassed)
    }
    result.add(judged: judged, discarded: discarded, isCut: isCut, passing: state.passing)
    return result
  }

  /// Runs the island's cases in order until one fails, as ``run(sawCase:property:shouldStop:)``
  /// does.
  @inlinable
  public func runUntilFailure(
    property: (G.Value, ChoiceSource) -> Verdict<Failure>
  ) -> IslandResult<Failure> {
    var isFound = false
    return run(
      property: { value, source in
        let verdict = property(value, source)
        isFound = !verdict.failures.isEmpty
        return verdict
      },
      shouldStop: { isFound }
    )
  }

  /// Returns the choices of every case of the domain, simplest first; nil if it is not small.
  @inlinable
  @inline(never)
  func smallDomain(_ source: ChoiceSource) -> [[UInt64]]? {
    let limit = min(options.smallDomain, share)
    guard islands == 1, limit > 0 else { return nil }
    return Enumeration.cases(upTo: limit, in: source) { _ = generator.generate(from: source) }
  }

  @inlinable
  @inline(never)
  func run(
    _ domain: [[UInt64]],
    _ source: ChoiceSource,
    _ sawCase: (ChoiceSource) -> Void,
    _ property: (G.Value, ChoiceSource) -> Verdict<Failure>,
    _ shouldStop: () -> Bool
  ) -> IslandResult<Failure> {
    var result = IslandResult<Failure>()
    var (judged, discarded, isCut) = (0, 0, false)
    for (caseIndex, values) in domain.enumerated() {
      isCut = shouldStop()
      if isCut { break }
      source.beginReplay(values)
      let value = generator.generate(from: source)
      sawCase(source)
      let verdict = source.isRejected ? .discarded : property(value, source)
      result.add(verdict.failures, caseIndex: caseIndex, source: source)
      if verdict == .discarded || source.isRejected && verdict.failures.isEmpty {
        discarded += 1
      } else {
        judged += 1
        if source.hasNotes { result.addNotes(of: source) }
      }
    }
    result.add(judged: judged, discarded: discarded, isCut: isCut, passing: [])
    result.noteDomain(isWhole: !isCut)
    return result
  }
}
