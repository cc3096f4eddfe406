import WidgetModel

/// The gallery shows what the widget looks like.
struct GalleryShowsExample: ClauseChecker {
  enum Situation: String, ClauseWord {
    case example = "an example"
    case skeleton = "a skeleton"
    case nothing = "nothing"
  }

  static let optional: [Situation] = [.skeleton, .nothing]

  enum Violation: String, ClauseWord {
    case skeleton
    case empty
  }

  enum Guard: String, ClauseWord {
    case isLater = "a snapshot that is not the first answer to its request"
    case unknownView = "a snapshot whose view the trace does not have"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-06.provider",
    title: "the gallery shows an example",
    statement: """
      The gallery's snapshot shows something visible, such as text, an image or a shape, and is \
      not redacted as a whole like a placeholder.
      """,
    party: .provider,
    facts: [.tl06, .sd19],
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    advice: """
      Return an entry with sample values when `context.isPreview` is true. Keep them in the code: \
      data that must be loaded, or that the app has not stored yet, is not available.
      """
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .entry(let view), _)) = event.body,
      let request = check.state.requests[id], request.kind == .snapshot, request.subject.isPreview
    else { return }
    if check.skips(.isLater, if: request.answers != 0) { return }
    guard let tree = check.state.view(view) else { return check.letPass(.unknownView) }
    let shown = tree.shown
    let isSkeleton = !shown.isEmpty && tree.isRedacted(shown)
    check.see(shown.isEmpty ? .nothing : isSkeleton ? .skeleton : .example)
    guard shown.isEmpty || isSkeleton else { return }
    check.violated(
      isSkeleton ? .skeleton : .empty,
      request: id,
      comparing: Comparison(
        expected: "sample values",
        actual: isSkeleton ? "a placeholder" : "nothing visible"
      ),
      isSkeleton
        ? "the gallery shows a redacted placeholder instead of an example"
        : "the gallery shows nothing"
    )
  }
}

extension ViewKind {
  /// True if a node of the kind shows something by itself.
  fileprivate var isSeen: Bool {
    switch self {
    case .text, .image, .shape, .canvas, .progressView, .gauge, .divider, .toggle: true
    default: false
    }
  }
}

extension ViewTree {
  /// The nodes that show something by themselves, except those of a background.
  fileprivate var shown: [Int] {
    let parents = parents
    var isBehind = [Bool](repeating: false, count: nodes.count)
    for attribute in attributes where attribute.name == .role && attribute.value == "background" {
      if isBehind.indices.contains(Int(attribute.node)) { isBehind[Int(attribute.node)] = true }
    }
    // A parent precedes its children, so one pass marks everything behind a background.
    for node in nodes.indices where parents[node] >= 0 && isBehind[parents[node]] {
      isBehind[node] = true
    }
    let clear = Set(
      attributes.filter { $0.name == .fill && $0.value == "clear" }
        .map { Int($0.node) }
    )
    return nodes.indices.filter {
      nodes[$0].kind.isSeen && !isBehind[$0] && !(nodes[$0].kind == .shape && clear.contains($0))
    }
  }

  /// Returns true if all nodes at the places are redacted as a placeholder.
  fileprivate func isRedacted(_ places: [Int]) -> Bool {
    guard attributes.contains(where: { $0.name == .redacted }) else { return false }
    let parents = parents
    return places.allSatisfy { isRedacted($0, parents) }
  }
}
