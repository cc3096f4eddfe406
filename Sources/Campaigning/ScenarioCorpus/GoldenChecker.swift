import WidgetModel

/// Holds a run against a golden file.
public enum GoldenChecker {
  /// Every difference between what a file promises and what a run did, in the order of the lines.
  ///
  /// - Complexity: O(events × lines) and, where lines overlap, their matching.
  public static func check(_ file: CorpusFile, _ trace: Trace) -> [GoldenMismatch] {
    guard let golden = file.golden else { return [] }
    let run = GoldenRun(golden, clock: file.scenario.device.clock, trace)
    return run.broken() + run.forbidden() + run.otherDisplays() + run.unclaimed() + run.repeated()
  }
}

/// One run beside the promises of one file.
private struct GoldenRun {
  let golden: Golden
  let happenings: [Happening]
  let claims: [GoldenClaim]
  let others: [GoldenClaim]
  let edges: [[Int]]
  let matching: GoldenMatching

  init(_ golden: Golden, clock: WallDate, _ trace: Trace) {
    self.golden = golden
    happenings = Happening.all(in: trace, clock: clock)
    var claims: [GoldenClaim] = []
    var others: [GoldenClaim] = []
    for (index, line) in golden.lines.enumerated() {
      let made = line.claims(line: index, clock: clock)
      if case .happens = line.claim {
        claims.append(contentsOf: made)
      } else {
        others.append(contentsOf: made)
      }
    }
    self.claims = claims
    self.others = others
    var byKind: [GoldenKind: [Int]] = [:]
    for (index, happening) in happenings.enumerated() {
      byKind[happening.kind, default: []].append(index)
    }
    let all = happenings
    edges = claims.map { claim in
      (byKind[claim.kind] ?? []).filter { claim.fits(all[$0]) }
    }
    matching = GoldenMatching(edges: edges, happenings: happenings.count)
  }

  /// The promised events that did not happen.
  func broken() -> [GoldenMismatch] {
    claims.indices.filter { matching.happenings[$0] == nil }.map { index in
      let claim = claims[index]
      return mismatch(.missing, claim, "did not happen; \(nearest(to: claim))")
    }
  }

  /// The forbidden events that did.
  func forbidden() -> [GoldenMismatch] {
    others.filter { golden.lines[$0.line].claim == .never }.flatMap { claim in
      happenings.filter(claim.fits).map {
        mismatch(.forbidden, claim, "must not happen; at \($0.instant) the run \($0.text)")
      }
    }
  }

  /// The instants at which something else stood on display.
  func otherDisplays() -> [GoldenMismatch] {
    others.filter { golden.lines[$0.line].claim == .shows }.compactMap { claim in
      let spans = happenings.filter { $0.kind == .shown && isOn($0, at: claim.first) }
      guard !spans.contains(where: { $0.differing(from: claim.fields) == 0 }) else { return nil }
      let seen = spans.map { "\(Happening.text(of: [.placement, .entry], in: $0.fields))" }
      return mismatch(
        .otherDisplay,
        claim,
        "is not so; on display "
          + (seen.isEmpty ? "is nothing" : "are " + seen.joined(separator: "; "))
      )
    }
  }

  /// The events that no line took though one fits, or though the file mentions all of their kind.
  func unclaimed() -> [GoldenMismatch] {
    let fitting = Dictionary(
      edges.enumerated().flatMap { claim, edges in edges.map { ($0, claim) } }
    ) { first, _ in first }
    return happenings.indices.filter { matching.claims[$0] == nil }.compactMap { index in
      let happening = happenings[index]
      if let claim = fitting[index] {
        return mismatch(
          .surplus,
          claims[claim],
          "happened once more than the file says; at \(happening.instant) the run \(happening.text)"
        )
      }
      guard golden.complete.contains(happening.kind) else { return nil }
      return GoldenMismatch(
        kind: .unmentioned,
        line: nil,
        instant: happening.instant,
        description: """
          at \(happening.instant) the run \(happening.text), which no line mentions; \
          the file lists every \(happening.kind.rawValue)
          """
      )
    }
  }

  /// The lines without events of their own that stand there twice.
  func repeated() -> [GoldenMismatch] {
    others.compactMap { claim in
      let line = golden.lines[claim.line]
      guard golden.lines.firstIndex(of: line) != claim.line else { return nil }
      return mismatch(.repeated, claim, "says what an earlier line says; take one of them out")
    }
  }

  private func isOn(_ span: Happening, at instant: Instant) -> Bool {
    guard span.instant <= instant else { return false }
    guard let end = span.fields[.until]?.integer else { return true }
    return instant.microseconds < end
  }

  /// What the run did that comes nearest to a claim: most equal fields first, then time.
  private func nearest(to claim: GoldenClaim) -> String {
    let candidates = happenings.indices.filter { happenings[$0].kind == claim.kind }
    func cost(_ index: Int) -> (Int, Int, Interval) {
      let happening = happenings[index]
      return (
        matching.claims[index] == nil ? 0 : 1, happening.differing(from: claim.fields),
        claim.distance(to: happening.instant)
      )
    }
    guard let best = candidates.min(by: { cost($0) < cost($1) }) else {
      return "the run never \(claim.kind.rawValue) anything"
    }
    let happening = happenings[best]
    return "nearest: at \(happening.instant) the run \(happening.text)"
  }

  private func mismatch(
    _ kind: GoldenMismatch.Kind,
    _ claim: GoldenClaim,
    _ what: String
  ) -> GoldenMismatch {
    let line = golden.lines[claim.line]
    let says = line.says.isEmpty ? "" : " (\(line.says))"
    return GoldenMismatch(
      kind: kind,
      line: claim.line,
      instant: claim.first,
      description: "expect[\(claim.line)], \(line.fact): \(claim.text) \(what)\(says)"
    )
  }
}
