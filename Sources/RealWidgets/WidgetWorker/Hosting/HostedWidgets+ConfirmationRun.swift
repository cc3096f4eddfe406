import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  /// Drawings by the names of what they are drawn for.
  typealias Drawings = [(name: String, rendering: Rendering)]

  /// Draws what has no date of its own, a control or a Live Activity, in the appearance of the run;
  /// then in the other one, and at later moments, as far as code reads a clock.
  ///
  /// What was drawn goes on showing until something changes, its self-updating texts included. So a
  /// drawing is compared with what a new one would show at the same later moment.
  ///
  /// - Parameters:
  ///   - request: What asks for the drawing.
  ///   - isSampled: Whether the content was drawn up: an app may well have it stale, and so drawn anew, when a
  ///     countdown in it is over.
  ///   - draw: Draws it.
  /// - Returns: The drawings in the appearance of the run.
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
      // Such a drawing may come at any later moment, so that a crash in it is the code's own. The clock is set off and
      // back rather than to moments, since time passes while a view waits.
      timeline.wall += later
      CodePlaces.watchReads()
      let fresh = withRenderer { draw($0, environment) }
      let read = CodePlaces.endWatch()
      timeline.wall -= later
      if isSampled, kept.contains(where: { $0.rendering.hasEnded }) { continue }
      guard let name = HostedWidgets.difference(kept, fresh) else { continue }
      let words = HostedWidgets.words(for: request, name)
      hostEnvironment.note(SideEffect(.viewReadClock, text: words, place: read))
      break
    }
    return first
  }

  /// Draws an entry once more, with a later clock, and lets a crash tell of it: a phone may never draw then.
  ///
  /// The clock is set off and back rather than to moments, since time passes while a view waits.
  ///
  /// - Parameters:
  ///   - later: How much later, in microseconds.
  ///   - request: What the drawing is for.
  ///   - draw: Draws it.
  /// - Returns: The drawing.
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

  /// Draws a Live Activity as fresh and as stale, and tells whether both are alike.
  ///
  /// What keeps itself current says by itself how old it is, so that nothing is told of it.
  ///
  /// Source: LA-07.
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
    // Past its stale date nothing is drawn as fresh.
    guard isFresh(content) else { return }
    let isAlike = HostedWidgets.difference(fresh, stale) == nil
    if isAlike, fresh.contains(where: { $0.rendering.keepsCurrent }) { return }
    hostEnvironment.note(SideEffect(.activityStaleDrawn, amount: isAlike ? 1 : 0))
  }

  private func isFresh(_ content: HostedActivityContent) -> Bool {
    guard let end = content.knownEnd else { return true }
    return end.timeIntervalSince1970 > Double(timeline.wall) / 1_000_000
  }

  /// Draws a Live Activity as stale just after its end, `nil` where no clock of the fresh drawing could count on.
  ///
  /// The end moves the clock, since code may look at the time instead of `isStale`.
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

  /// Tells of the first clock that counts on in a stale Live Activity as in a fresh one, though its content holds the
  /// end.
  ///
  /// What only the stale drawing shows may well say how long ago the end was. A clock that counts to the end itself and
  /// then up from zero says by how much it is late, if other words in the stale drawing say so, or if it is drawn when
  /// the end is past.
  ///
  /// Source: CR-45.
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
        hostEnvironment.note(SideEffect(.staleTextRunsOn, text: words, place: text.place))
        return
      }
    }
  }

  /// How much later drawings are looked at, in microseconds: in another minute, then in another hour.
  private static let laterLooks: [Int64] = [61_000_000, 3_661_000_000]

  /// The name of the first drawing that differs.
  private static func difference(_ left: Drawings, _ right: Drawings) -> String? {
    for (one, other) in zip(left, right) where !one.rendering.isLike(other.rendering) {
      return one.name
    }
    return left.count == right.count ? nil : left.last?.name ?? right.last?.name
  }

  /// What was drawn for a request, in the words of a message.
  static func words(for request: Request, _ name: String = "") -> String {
    switch request.kind {
    case .activity: "the presentation \(name) of a Live Activity"
    default: "a \(request.kind.rawValue)"
    }
  }
}

extension Rendering {
  /// What a person sees at the moment, whether a text keeps itself current or not.
  ///
  /// A countdown that is over reads as the text does with which code replaces it, so as not to begin another.
  private func seen(without texts: Set<Int32>) -> ViewTree {
    var tree = tree
    tree.attributes.removeAll {
      $0.name == AttributeName.dateStyle.rawValue
        || $0.name == AttributeName.countsDown.rawValue && texts.contains($0.node)
    }
    for text in texts where tree.nodes.indices.contains(Int(text)) {
      tree.nodes[Int(text)].text = ""
      tree.nodes[Int(text)].place = .unknown
    }
    return tree
  }

  /// Whether both show the same and lead to the same.
  ///
  /// A countdown that is over stands at its end until the next drawing, in which another text that keeps itself
  /// current may take its place and count on.
  fileprivate func isLike(_ other: Rendering) -> Bool {
    let over = textsThatAreOver.intersection(other.currentTexts)
    return seen(without: over) == other.seen(without: over)
      && targets.map(\.text) == other.targets.map(\.text)
  }

  /// Whether a span of time is over that a text counts or a progress view fills.
  fileprivate var hasEnded: Bool {
    let full = tree.attributes.contains {
      $0.name == AttributeName.timerInterval.rawValue
        && tree.attribute(AttributeName.value.rawValue, of: Int($0.node))
          == ($0.value == "countsDown" ? "0" : "1")
    }
    return full || !textsThatAreOver.isEmpty
  }

  /// Whether a part of it keeps itself current as time passes.
  fileprivate var keepsCurrent: Bool {
    tree.attributes.contains {
      $0.name == AttributeName.timerInterval.rawValue || $0.keepsTextCurrent
    }
  }

  /// The texts that do not keep themselves current, and the names of the symbols.
  fileprivate var words: [String] {
    let current = currentTexts
    let texts = tree.nodes.enumerated().filter { !current.contains(Int32($0.offset)) }
    return texts.map(\.element.text)
      + tree.attributes.filter { $0.name == AttributeName.symbol.rawValue }.map(\.value)
  }

  /// The places of the texts that keep themselves current.
  private var currentTexts: Set<Int32> {
    Set(
      tree.attributes.filter(\.keepsTextCurrent).map(\.node)
    )
  }

  /// The places of the texts that count down and have come to nothing.
  private var textsThatAreOver: Set<Int32> {
    Set(
      tree.attributes.filter {
        $0.name == AttributeName.dateStyle.rawValue && $0.value == "timerInterval"
          && tree.attribute(AttributeName.countsDown.rawValue, of: Int($0.node)) != "false"
          && !tree.nodes[Int($0.node)].text.contains { $0.isNumber && $0 != "0" }
      }
      .map(\.node)
    )
  }
}

extension Rendering.RunningText {
  /// Whether it counts up once its date is past.
  fileprivate var isTimer: Bool { style == "timer" }
}

extension Rendering.Target {
  /// What tells one target from another.
  var text: String {
    switch self {
    case .url(let url): "url " + url.absoluteString
    case .intent(let intent): "intent " + intent.text
    }
  }
}
