import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  /// Drawings with the names of what they show.
  typealias Drawings = [(name: String, rendering: Rendering)]

  /// Draws a control or Live Activity in the run's appearance, in the other one, and at later
  /// moments if code reads a clock.
  ///
  /// A drawing stays on screen until something changes, its self-updating texts included, so it is
  /// compared with a new drawing at the same later moment.
  func drawUndated(
    for request: Request,
    isSampled: Bool = false,
    _ draw: (Renderer, EnvironmentValues) -> Drawings
  ) -> Drawings {
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    let appearance = surroundings.appearance
    var environment = environment(for: request, appearance: appearance)
    let reads = timeline.impureReads
    let first = withRenderer { draw($0, environment) }
    let isPure = timeline.impureReads == reads
    let other = self.environment(
      for: request,
      appearance: appearance == .light ? .dark : .light
    )
    withRenderer { renderer in renderer.dryRun { _ = draw(renderer, other) } }
    for later in HostedWidgets.laterLooks.prefix(isPure ? 1 : HostedWidgets.laterLooks.count) {
      let wall = timeline.wall
      environment.instant = Date(timeIntervalSince1970: Double(wall + later) / 1_000_000)
      let kept = withRenderer { draw($0, environment) }
      // A drawing may happen at any later moment, so a crash in it is a bug of the code. The clock
      // is shifted rather than set, since time passes while a view waits.
      timeline.wall += later
      CodePlaces.watchReads()
      let fresh = withRenderer { draw($0, environment) }
      let read = CodePlaces.endWatch()
      timeline.wall -= later
      if isSampled, kept.contains(where: { $0.rendering.hasEnded }) { continue }
      guard let name = HostedWidgets.difference(kept, fresh) else { continue }
      let words = HostedWidgets.words(for: request, name)
      hostEnvironment.record(SideEffect(.viewReadClock, text: words, place: read))
      break
    }
    return first
  }

  /// Draws an entry again with a later clock, and announces it, since a phone may never draw then.
  ///
  /// The clock is shifted rather than set, since time passes while a view waits.
  func withClock<Drawing>(_ later: Int64, _ request: Request, _ draw: () -> Drawing) -> Drawing {
    let remarks = said[request.id] ?? []
    let interval = Interval(microseconds: later)
    announce(request, remarks: remarks + [.init(.laterClock, "\(interval)")])
    timeline.wall += later
    defer {
      timeline.wall -= later
      announce(request, remarks: remarks)
    }
    return draw()
  }

  /// Draws a Live Activity as fresh and as stale, and records if both are alike (LA-07).
  ///
  /// Self-updating content shows its own age, so it is not reported.
  func drawAged(_ content: HostedActivityContent, _ request: Request) {
    guard let draw = content.drawAged else { return }
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    let environment = environment(for: request, appearance: surroundings.appearance)
    let fresh = withRenderer { draw(false, $0, environment) }
    let stale = withRenderer { draw(true, $0, environment) }
    if let end = content.knownEnd, let atEnd = drawStale(at: end, fresh, environment, draw) {
      noteClocks(in: atEnd, after: fresh, end)
    }
    // After its stale date nothing is drawn as fresh.
    guard isFresh(content) else { return }
    let isAlike = HostedWidgets.difference(fresh, stale) == nil
    if isAlike, fresh.contains(where: { $0.rendering.keepsCurrent }) { return }
    hostEnvironment.record(SideEffect(.activityStaleDrawn, amount: isAlike ? 1 : 0))
  }

  private func isFresh(_ content: HostedActivityContent) -> Bool {
    guard let end = content.knownEnd else { return true }
    return end.timeIntervalSince1970 > Double(timeline.wall) / 1_000_000
  }

  /// Draws a Live Activity as stale just after its end; `nil` if no clock in the fresh drawing
  /// could count on.
  ///
  /// It moves the clock, since code may look at the time instead of `isStale`.
  private func drawStale(
    at end: Date,
    _ fresh: Drawings,
    _ environment: EnvironmentValues,
    _ draw: (Bool, Renderer, EnvironmentValues) -> Drawings
  ) -> Drawings? {
    guard fresh.contains(where: { $0.rendering.running.contains(where: \.isTimer) }) else {
      return nil
    }
    let past = max(0, Int64(end.timeIntervalSince1970 * 1_000_000) + 1_000_000 - timeline.wall)
    timeline.wall += past
    defer { timeline.wall -= past }
    return withRenderer { draw(true, $0, environment) }
  }

  /// Records the first clock that keeps counting in a stale Live Activity although its content has
  /// an end (CR-45).
  ///
  /// Clocks that only the stale drawing shows may count from the end. A clock that counts to the
  /// end and then up from zero shows the delay, if other words of the stale drawing say so or if it
  /// is drawn after the end.
  private func noteClocks(in stale: Drawings, after fresh: Drawings, _ end: Date) {
    let isOver = end.timeIntervalSince1970 <= Double(timeline.wall) / 1_000_000
    for (name, drawing) in stale {
      guard let before = fresh.first(where: { $0.name == name })?.rendering else { continue }
      for text in drawing.running where text.isTimer {
        let countsToEnd = text.date >= end - 1
        guard before.running.contains(where: { $0.date == text.date && $0.isTimer }),
          !countsToEnd || !isOver && text.date <= end + 1 && before.words == drawing.words
        else { continue }
        let way = countsToEnd ? "to its end and then up" : "from \(WallDate(text.date))"
        let words = "the presentation \(name) counts \(way), with the end at \(WallDate(end))"
        hostEnvironment.record(SideEffect(.staleTextRunsOn, text: words, place: text.place))
        return
      }
    }
  }

  /// The shifts of later drawings, in microseconds: into another minute, then another hour.
  private static let laterLooks: [Int64] = [61_000_000, 3_661_000_000]

  private static func difference(_ left: Drawings, _ right: Drawings) -> String? {
    for (one, other) in zip(left, right) where !one.rendering.isLike(other.rendering) {
      return one.name
    }
    return left.count == right.count ? nil : left.last?.name ?? right.last?.name
  }

  static func words(for request: Request, _ name: String = "") -> String {
    switch request.kind {
    case .activity: "the presentation \(name) of a Live Activity"
    default: "a \(request.kind.rawValue)"
    }
  }
}

extension Rendering {
  /// Returns the tree as a person sees it at the moment, without the style of self-updating texts.
  ///
  /// An expired countdown counts as equal to the text that code replaces it with, which keeps it
  /// from starting another.
  private func seen(without texts: Set<Int32>) -> ViewTree {
    var tree = tree
    tree.attributes.removeAll {
      $0.name == .dateStyle
        || $0.name == .countsDown && texts.contains($0.node)
    }
    for text in texts where tree.nodes.indices.contains(Int(text)) {
      tree.nodes[Int(text)].text = ""
      tree.nodes[Int(text)].place = .unknown
    }
    return tree
  }

  /// Returns true if both show the same and lead to the same.
  ///
  /// An expired countdown stays at its end until the next drawing, in which another self-updating
  /// text may replace it and count on.
  fileprivate func isLike(_ other: Rendering) -> Bool {
    let over = textsThatAreOver.intersection(other.currentTexts)
    return seen(without: over) == other.seen(without: over)
      && targets.map(\.text) == other.targets.map(\.text)
  }

  /// True if a text's or progress view's span of time has ended.
  fileprivate var hasEnded: Bool {
    let full = tree.attributes.contains {
      $0.name == .timerInterval
        && tree.attribute(.value, of: Int($0.node))
          == ($0.value == "countsDown" ? "0" : "1")
    }
    return full || !textsThatAreOver.isEmpty
  }

  fileprivate var keepsCurrent: Bool {
    tree.attributes.contains {
      $0.name == .timerInterval || $0.keepsTextCurrent
    }
  }

  /// The texts that do not update themselves, and the names of the symbols.
  fileprivate var words: [String] {
    let current = currentTexts
    let texts = tree.nodes.enumerated().filter { !current.contains(Int32($0.offset)) }
    return texts.map(\.element.text)
      + tree.attributes.filter { $0.name == .symbol }.map(\.value)
  }

  private var currentTexts: Set<Int32> {
    Set(
      tree.attributes.filter(\.keepsTextCurrent).map(\.node)
    )
  }

  /// The nodes of the countdowns that have reached zero.
  private var textsThatAreOver: Set<Int32> {
    Set(
      tree.attributes.filter {
        $0.name == .dateStyle && $0.value == "timerInterval"
          && tree.attribute(.countsDown, of: Int($0.node)) != "false"
          && !tree.nodes[Int($0.node)].text.contains { $0.isNumber && $0 != "0" }
      }
      .map(\.node)
    )
  }
}

extension Rendering.RunningText {
  fileprivate var isTimer: Bool { style == "timer" }
}

extension Rendering.Target {
  var text: String {
    switch self {
    case .url(let url): "url " + url.absoluteString
    case .intent(let intent): "intent " + intent.text
    }
  }
}
