import WidgetModel

/// The gallery shows a sample that the code contains.
struct GalleryNeedsNothing: ClauseChecker {
  enum Situation: String, ClauseWord {
    case sample = "a gallery snapshot with values and without a network request"
    case asking = "a gallery snapshot with a network request"
    case dashes = "a gallery snapshot with dashes for values"
  }

  static let optional: [Situation] = [.asking, .dashes]

  enum Violation: String, ClauseWord {
    case asksNetwork = "asks the network"
    case dashes
  }

  enum Guard: String, ClauseWord {
    case isLater = "a gallery snapshot that is not the first answer to its request"
    case unknownView = "a gallery snapshot whose view the trace does not have"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-35",
    title: "the gallery shows a built-in sample",
    statement: """
      The gallery's snapshot makes no network request, and its texts are not dashes in place of \
      missing values.
      """,
    party: .provider,
    rule: .cr35,
    facts: [.tl05, .tl06],
    observes: EventKinds(.answered, .did),
    needs: [.realCode, .timelines],
    advice: """
      When `context.isPreview` is true, answer at once with an entry whose values are in the code. \
      See https://github.com/home-assistant/iOS/issues/5380.
      """
  )

  /// The latest few requests under way that asked the network.
  private var asking = MarkedRequests()

  mutating func begin(_ state: ObservedState) { asking.removeAll() }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      guard check.state.sideEffect(number)?.kind == .networkRequested else { return }
      asking.mark(id, isBroken: false)
    case .input(.answered(let id, .entry(let view), _)):
      let asks = asking.remove(id)
      guard let request = check.state.requests[id], request.kind == .snapshot,
        request.subject.isPreview
      else { return }
      judge(view, of: request, asks: asks, check)
    case .input(.answered(let id, _, _)): _ = asking.remove(id)
    default: break
    }
  }

  private func judge(
    _ view: ViewID,
    of request: RequestRecord,
    asks: Bool,
    _ check: ClauseCheck<Self>
  ) {
    if check.skips(.isLater, if: request.answers != 0) { return }
    guard let tree = check.state.view(view) else { return check.letPass(.unknownView) }
    let texts = tree.nodes.filter { $0.kind == .text }.map(\.text)
    let isAllDashes = texts.contains { !$0.isBlank } && texts.allSatisfy(\.standsForNothing)
    let showsDashes = isAllDashes || texts.contains(where: \.hasMissingValue)
    check.see(showsDashes ? .dashes : asks ? .asking : .sample)
    if showsDashes {
      let shown = texts.filter { !$0.isBlank }.map { "\"\($0)\"" }.joined(separator: ", ")
      check.violated(
        .dashes,
        request: request.id,
        comparing: Comparison(
          expected: "sample values",
          actual: shown
        ),
        "the gallery shows dashes instead of values\(check.state.circumstances)"
      )
    } else if asks {
      check.violated(
        .asksNetwork,
        request: request.id,
        """
        the gallery's snapshot waits for the network, which answers late or not at \
        all\(check.state.circumstances)
        """
      )
    }
  }
}

extension String {
  /// True if a word is several dashes, alone or before a unit: `--`, `--:--` or `--%`.
  fileprivate var hasMissingValue: Bool {
    split(whereSeparator: \.isWhitespace).contains { word in
      let dashes = word.prefix { "-–—.:".contains($0) }
      return dashes.count { "-–—".contains($0) } > 1 && word.count - dashes.count <= 2
        && !word.contains(where: \.isNumber)
    }
  }

  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// True if the text is only dashes and separators of figures or units, such as `--:--` or `–°`.
  fileprivate var standsForNothing: Bool {
    isBlank
      || contains(where: "-–—−_…?".contains)
        && allSatisfy { $0.isWhitespace || "-–—−_…?.:,/%°•·()".contains($0) }
  }
}
