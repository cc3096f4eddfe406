/// The search for simpler cases in which an early choice and a later span change together.
///
/// A typed term starts with its type. If a part of the term is enough for the failure, but has
/// a different type from the whole, the type at the root and the term must change at once.
struct TypeSearch {
  private let reduction: Reduction
  private let limit: SearchLimit

  /// The largest bound of a choice all of whose values are tried.
  private static let alternatives: UInt64 = 7

  /// The number of early choices that are tried.
  private static let headLimit = 4

  init(_ reduction: Reduction) {
    self.reduction = reduction
    limit = SearchLimit(reduction, calls: 300)
  }

  private var best: Case { reduction.best }

  func run() {
    guard best.fewNumbers != nil else { return }
    while limit.allowsMore, changeHead() {}
    // Has a limit of its own: its candidates are always simpler, those above seldom.
    let others = TypeSearch(reduction)
    while others.limit.allowsMore, others.renumberForm() {}
  }

  /// Lowers early choices among few and changes a later one, whose alternatives they select.
  ///
  /// The bounds of the later choices show which of them have other alternatives now, without a
  /// call. Parts of a type that must be equal are lowered together.
  private func renumberForm() -> Bool {
    let picks = best.choices.indices.filter { position in
      1...Self.alternatives ~= best.choices[position].bound && best.values[position] > 0
        && !best.leads.contains(position) && !best.rules.contains(position)
    }
    return groups(of: picks).contains { group in
      (0..<best.values[group[0]]).contains { lowered in
        var candidate = best.candidate
        for position in group { candidate.values[position] = lowered }
        return accept(candidate) || renumber(candidate, after: group[0])
      }
    }
  }

  /// Tries all values of a choice whose bound has changed.
  private func renumber(_ candidate: Candidate, after position: Int) -> Bool {
    guard limit.allowsMore, let probe = reduction.probe(candidate) else { return false }
    let last = min(probe.choices.count, best.choices.count)
    let changed = (position + 1..<last).filter {
      probe.choices[$0].bound != best.choices[$0].bound
        && probe.choices[$0].bound <= 2 * Self.alternatives
    }
    return changed.prefix(Self.headLimit).contains { position in
      (0...probe.choices[position].bound).contains { value in
        guard value != best.values[position] else { return false }
        var candidate = candidate
        candidate.values[position] = value
        return accept(candidate)
      }
    }
  }

  /// Returns all choices of one value in spans of one label, then each alone.
  private func groups(of positions: [Int]) -> [[Int]] {
    var found: [[Int]] = []
    for position in positions where !found.contains(where: { $0.contains(position) }) {
      let alike = positions.filter {
        best.values[$0] == best.values[position] && label(of: $0) == label(of: position)
      }
      if alike.count > 1 { found.append(alike) }
    }
    return found + positions.map { [$0] }
  }

  private func accept(_ candidate: Candidate) -> Bool {
    limit.allowsMore && reduction.attempt(candidate)
  }

  private func changeHead() -> Bool {
    heads.contains { head in
      variants(of: head).contains { variant in
        let end = best.spans[head].end
        return best.spans.indices.contains { outer in
          guard best.spans[outer].start >= end, best.spans[outer].label != best.spans[head].label
          else { return false }
          return replacements(of: outer).contains { inner in
            guard mayBeShorter(head, variant, outer, inner) else { return false }
            var candidate = best.candidate
            if let inner {
              candidate.replace(outer, with: inner, of: best.candidate)
            } else {
              candidate.empty(outer)
            }
            candidate.change(head, to: variant)
            return limit.allowsMore && reduction.attempt(candidate, mustBeShorter: true)
          }
        }
      }
    }
  }

  private func label(of position: Int) -> SpanLabel? {
    best.owners[position] < 0 ? nil : best.spans[best.owners[position]].label
  }

  /// A new first choice for a span, or a new content: that of another span, or one around it.
  fileprivate enum Variant {
    case choice(UInt64)
    case content(Candidate)
  }

  /// Returns whether a change can make the case shorter, as far as the lengths are known.
  private func mayBeShorter(_ head: Int, _ variant: Variant, _ outer: Int, _ inner: Int?) -> Bool {
    guard case .content(let content) = variant else { return true }
    let rest = inner.map { best.content(of: $0).count } ?? 1
    return content.values.count + rest
      < best.content(of: head).count + best.content(of: outer).count
  }

  /// The first spans that begin with a choice among few.
  private var heads: [Int] {
    Array(
      best.spans.indices.lazy.filter { index in
        let span = best.spans[index]
        guard span.start < span.end, span.lead == 0, !span.label.isContainer else { return false }
        return 1...Self.alternatives ~= best.choices[span.start].bound
      }
      .prefix(Self.headLimit)
    )
  }

  private func variants(of head: Int) -> [Variant] {
    let (choice, label) = (best.choices[best.spans[head].start], best.spans[head].label)
    let own = best.candidate.part(head)
    var parts = [own]
    for other in best.spans.indices
    where best.spans[other].label == label && best.spans[other].lead == 0 {
      let part = best.candidate.part(other)
      guard parts.count <= Self.headLimit, !parts.contains(where: { $0.values == part.values })
      else { continue }
      parts.append(part)
    }
    let choices = (0...choice.bound).filter { $0 != choice.value }.map { Variant.choice($0) }
    let pairs = parts.map { [$0, own] } + parts.dropFirst().map { [own, $0] }
    let around = pairs.map { Candidate(label, choice.bound, around: $0) }
    return choices + (parts.dropFirst() + around).map { Variant.content($0) }
  }

  /// The spans of the same label inside a span, small ones first; nil is its simplest form.
  private func replacements(of outer: Int) -> [Int?] {
    let span = best.spans[outer]
    let end = best.spans[(outer + 1)...].firstIndex { $0.depth <= span.depth } ?? best.spans.count
    let inner = (outer + 1..<max(end, outer + 1)).filter { inner in
      let descendant = best.spans[inner]
      return descendant.label == span.label && descendant.lead == span.lead
        && descendant.end - descendant.start < span.end - span.start
    }
    return [nil]
      + inner.sorted { (best.content(of: $0).count, $0) < (best.content(of: $1).count, $1) }
  }
}

extension Candidate {
  /// A span with all that is inside it, as a candidate of its own.
  fileprivate func part(_ index: Int) -> Candidate {
    let span = spans[index]
    let inner = spans[(index + 1)...].prefix { $0.depth > span.depth }
    return Candidate(
      values: Array(values[span.start..<span.end]),
      spans: ([span] + inner).map { $0.moved(by: -span.start, deeper: -span.depth) }
    )
  }

  /// Creates a span that begins with a choice and continues with some parts.
  fileprivate init(_ label: SpanLabel, _ choice: UInt64, around parts: [Candidate]) {
    var (values, spans) = ([choice], [Span]())
    for part in parts {
      spans += part.spans.map { $0.moved(by: values.count, deeper: 1) }
      values += part.values
    }
    let outer = Span(label: label, start: 0, end: values.count, depth: 0, lead: 0)
    self.init(values: values, spans: [outer] + spans)
  }

  /// Changes the first choice of a span, or its content.
  fileprivate mutating func change(_ head: Int, to variant: TypeSearch.Variant) {
    switch variant {
    case .choice(let value): values[spans[head].start] = value
    case .content(let content): replace(head, with: 0, of: content)
    }
  }
}
