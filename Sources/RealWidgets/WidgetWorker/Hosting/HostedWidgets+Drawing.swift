import Foundation
import VirtualTime
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

extension HostedWidgets {
  func draw(_ entry: HostedEntry, _ request: Request) -> ViewID {
    var looks = Looks(self, request)
    let date = entry.date()
    CodePlaces.watchReads()
    let (view, again, _) = draw(entry, dated: date, &looks, isAnswering ? .once : .close)
    let read = CodePlaces.endWatch()
    noteShownWhenLocked(view, with: request)
    if view != again {
      hostEnvironment.record(
        SideEffect(.viewReadClock, text: HostedWidgets.words(for: request), place: read)
      )
    }
    return view
  }

  /// True if only the drawings are requested, so that no clause is judged.
  private var isAnswering: Bool { hostEnvironment.keepsReadings }

  /// Draws a timeline's entries and converts it into the model.
  ///
  /// Each entry's date is read twice, a second apart, to detect dates computed from the clock
  /// (CR-03).
  func draw(_ hosted: HostedTimeline, _ request: Request) -> WidgetModel.Timeline {
    if hostEnvironment.drawsOneEntry { return drawFirst(hosted, request) }
    var looks = Looks(self, request)
    var entries: [WidgetModel.TimelineEntry] = []
    entries.reserveCapacity(hosted.entries.count)
    var size: Int64 = 0
    var running: [(entry: Int, text: Rendering.RunningText)] = []
    let stride = 1 + hosted.entries.count / HostedWidgets.sample
    for (number, entry) in hosted.entries.enumerated() {
      let date = entry.date()
      if number >= HostedWidgets.drawnEntries, let last = entries.last {
        // Its size is taken to be the average of those that were drawn.
        if number == HostedWidgets.drawnEntries { noteUndrawnRest(of: request) }
        size += size / Int64(number)
        entries.append(WidgetModel.TimelineEntry(date: WallDate(date), view: last.view))
        continue
      }
      CodePlaces.watchReads()
      let scrutiny = isAnswering ? .once : Scrutiny.of(number, stride: stride)
      let drawn = draw(entry, dated: date, &looks, scrutiny)
      let (view, again) = (drawn.view, drawn.again)
      for text in drawn.running { running.append((number, text)) }
      let read = CodePlaces.endWatch()
      noteShownWhenLocked(view, with: request)
      size += gallery.archivedSizes[Int(view.number)]
      timeline.wall += 1_000_000
      CodePlaces.watchReads()
      let moved = WallDate(entry.date()) - WallDate(date)
      let movedBy = CodePlaces.endWatch()
      timeline.wall -= 1_000_000
      if moved != .zero {
        hostEnvironment.record(
          SideEffect(
            .entryDateMoved,
            amount: moved.microseconds,
            text: "entry \(number)",
            place: movedBy.or(hosted.place)
          )
        )
      }
      if view != again {
        hostEnvironment.record(SideEffect(.viewReadClock, text: "entry \(number)", place: read))
      }
      entries.append(
        WidgetModel.TimelineEntry(
          date: WallDate(date),
          view: view,
          viewAgain: again,
          place: view == again ? .unknown : read
        )
      )
    }
    noteRelevance(of: hosted)
    let policy = policy(of: hosted)
    noteTextsThatRunOn(running, in: entries.map(\.date), policy)
    return WidgetModel.Timeline(
      entries: entries,
      policy: policy,
      archiveSize: size,
      place: hosted.place
    )
  }

  /// Records that the remaining entries are not drawn; they show the last drawn one.
  private func noteUndrawnRest(of request: Request) {
    hostEnvironment.survey.record(
      .undrawn,
      of: Int(request.widget.number),
      "of a timeline with more than \(HostedWidgets.drawnEntries) entries those are drawn, and the rest is not"
    )
  }

  /// Draws only the entry that is shown at once and uses its drawing for all entries.
  private func drawFirst(_ hosted: HostedTimeline, _ request: Request) -> WidgetModel.Timeline {
    let dates = hosted.entries.map { WallDate($0.date()) }
    let now = WallDate(microseconds: timeline.wall)
    let shown =
      dates.indices.filter { dates[$0] <= now }.max { dates[$0] < dates[$1] }
      ?? dates.indices.min { dates[$0] < dates[$1] }
    let view = shown.map { draw(hosted.entries[$0], request) } ?? ViewID(0)
    return WidgetModel.Timeline(
      entries: dates.map { WidgetModel.TimelineEntry(date: $0, view: view) },
      policy: policy(of: hosted),
      place: hosted.place
    )
  }

  private func policy(of hosted: HostedTimeline) -> ReloadPolicy {
    switch hosted.policy {
    case .atEnd: .atEnd
    case .after(let date): .after(WallDate(date))
    case .never: .never
    }
  }

  /// Records the first text that counts to a date and stays for more than a minute after it
  /// (CR-50).
  ///
  /// It stays until the next entry, or until the timeline that follows the last one. A date that
  /// has passed when the entry comes is meant to be counted from. After `atEnd` the next timeline
  /// is requested at once.
  private func noteTextsThatRunOn(
    _ running: [(entry: Int, text: Rendering.RunningText)],
    in dates: [WallDate],
    _ policy: ReloadPolicy
  ) {
    let now = WallDate(microseconds: timeline.wall)
    for (number, text) in running {
      let date = WallDate(text.date)
      let end: WallDate
      if number + 1 < dates.count {
        end = dates[number + 1]
      } else {
        switch policy {
        case .atEnd: continue
        case .after(let date): end = date
        case .never: end = .distantFuture
        }
      }
      let least = Interval.minutes(1)
      guard date > dates[number], date > now, end > date, end - date > least,
        !OutsideDates.shared.mayBeSynthesized(text.date)
      else { continue }
      let until =
        number + 1 < dates.count
        ? "the next entry is of \(end)"
        : end == .distantFuture ? "nothing follows" : "the next timeline is asked for after \(end)"
      hostEnvironment.record(
        SideEffect(
          .textRunsPast,
          amount: (end - date).microseconds,
          text: "entry \(number), counts to \(date), \(until)",
          place: text.place
        )
      )
      return
    }
  }

  /// Records the first entry whose relevance cannot be compared (TL-38).
  private func noteRelevance(of hosted: HostedTimeline) {
    for (number, entry) in hosted.entries.enumerated() {
      guard let score = entry.relevance else { continue }
      let duration = entry.relevanceDuration
      if score.isFinite, duration.isFinite, duration >= 0 { continue }
      let text = "entry \(number) has the score \(score) for \(duration) s"
      hostEnvironment.record(SideEffect(.relevanceMeaningless, text: text, place: hosted.place))
      return
    }
  }

  /// Draws a placement's content as after a tap: invalidated until the next timeline (VW-16).
  ///
  /// The tree is discarded, but the code must not crash.
  func drawInvalidated(_ request: Request) {
    guard let entry = shown[request.placement] else { return }
    var values = environment(for: request, appearance: surroundings.appearance)
    values.redactionReasons.insert(.invalidated)
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    withRenderer { renderer in renderer.dryRun { _ = entry.draw(renderer, values) } }
  }

  /// Draws an entry and discards the tree; the code must not crash.
  func drawUnasked(_ entry: HostedEntry, _ request: Request) {
    var values = environment(for: request, appearance: surroundings.appearance)
    values.instant = entry.date()
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    withRenderer { renderer in renderer.dryRun { _ = entry.draw(renderer, values) } }
  }

  /// Draws a Live Activity as on a watch and in a car, if it lists that family (LA-37, RV-11).
  ///
  /// The tree is discarded, but the code must not crash.
  func drawSmall(_ content: HostedActivityContent, _ request: Request) {
    let said = widgets[Int(request.widget.number)].attributes
      .last { $0.name == "supplementalActivityFamilies" }?.value
    guard said?.split(separator: " ").contains("small") == true else { return }
    let values = environment(for: request, appearance: surroundings.appearance)
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    withRenderer { renderer in renderer.dryRun { _ = content.drawSmall(renderer, values) } }
  }

  /// Draws an entry in the run's appearance, in the other one on an always-on display, and at
  /// another moment.
  ///
  /// A view that reads the clock draws two different trees (TL-25). Self-updating texts show their
  /// state at the entry's date. Only crashes matter in the other appearance.
  private func draw(
    _ entry: HostedEntry,
    dated date: Date,
    _ looks: inout Looks,
    _ scrutiny: Scrutiny
  ) -> (view: ViewID, again: ViewID, running: [Rendering.RunningText]) {
    hostEnvironment.isDrawing = true
    defer { hostEnvironment.isDrawing = false }
    looks.own.instant = date
    looks.other.instant = date
    let reads = timeline.impureReads
    if scrutiny == .close { ZonedTexts.watch() }
    let offsets = ZoneOffsets.askedCount
    let first = withRenderer { entry.draw($0, looks.own) }
    let zoned = ZonedTexts.endWatch()
    let movesDates = ZoneOffsets.askedCount > offsets
    let isPure = timeline.impureReads == reads
    guard scrutiny > .once else {
      let view = gallery.hang(first)
      return (view, view, first.running)
    }
    withRenderer { renderer in renderer.dryRun { _ = entry.draw(renderer, looks.other) } }
    guard scrutiny == .close || !isPure else {
      let view = gallery.hang(first)
      return (view, view, first.running)
    }
    if !zoned.isEmpty || movesDates {
      compareZones(zoned, first.tree, movesDates: movesDates, entry, looks.own)
    }
    let second = withClock(HostedWidgets.secondLook, looks.request) {
      withRenderer { entry.draw($0, looks.own) }
    }
    return (gallery.hang(first), gallery.hang(second), first.running)
  }

  /// Draws an entry again with the phone in another zone, and records the first text that moves
  /// against it.
  private func compareZones(
    _ texts: [ZonedTexts.Line],
    _ tree: ViewTree,
    movesDates: Bool,
    _ entry: HostedEntry,
    _ environment: EnvironmentValues
  ) {
    let other: Surroundings.Zone = surroundings.zone == .kolkata ? .newYork : .kolkata
    ProcessSurroundings.setTimeZone(other.rawValue)
    ZonedTexts.watch()
    let drawing = withRenderer { renderer in
      guard !movesDates else { return entry.draw(renderer, environment) }
      renderer.dryRun { _ = entry.draw(renderer, environment) }
      return Rendering()
    }
    let others = ZonedTexts.endWatch()
    ProcessSurroundings.setTimeZone(surroundings.zone.rawValue)
    let now = WallDate(microseconds: timeline.wall)
    let shift = other.offset(at: now) - surroundings.zone.offset(at: now)
    if texts.count == others.count,
      let moved = zip(texts, others).first(where: { $0.text != $1.text && $0.zone == $1.zone })
    {
      let node = tree.nodes.first { $0.text.contains(moved.0.text) }
      noteMoved(moved.0.text, moved.1.text, in: other, at: node?.place ?? .unknown)
    } else if movesDates, let moved = MovedTime(in: tree, drawing.tree, shift: shift) {
      noteMoved(moved.text, moved.other, in: other, at: moved.place)
    }
  }

  private func noteMoved(
    _ text: String,
    _ moved: String,
    in zone: Surroundings.Zone,
    at place: SourcePlace = .unknown
  ) {
    let words = """
      "\(text)" with the phone in \(surroundings.zone.rawValue) and "\(moved)" with it in \(zone.rawValue)
      """
    hostEnvironment.record(SideEffect(.zonedTextMoved, text: words, place: place))
  }

  /// The approximate number of a timeline's entries that are drawn more than once.
  private static let sample = 64

  /// The largest number of entries drawn per timeline: two days with one a minute.
  ///
  /// Drawing every second of a day would exceed the hang limit and show nothing new.
  private static let drawnEntries = 2_880

  /// The shift of the second drawing in microseconds: into another hour and minute.
  private static let secondLook: Int64 = 3_661_000_000
}

/// The amount of checking that an entry's drawing gets.
private enum Scrutiny: Comparable {
  /// Drawn once, as most entries of a very long timeline.
  case once
  /// Drawn in both appearances, and at another moment if it read a clock or a random number.
  case usual
  /// Always drawn at another moment too, since a view may depend on hidden variables.
  case close

  /// Returns the scrutiny of an entry if one in `stride` is sampled.
  static func of(_ number: Int, stride: Int) -> Scrutiny {
    guard number % stride == 0 else { return .once }
    return number / stride % 8 == 0 ? .close : .usual
  }
}

/// The environments in both appearances, made once for all entries of an answer.
private struct Looks {
  let request: Request
  var own: EnvironmentValues
  var other: EnvironmentValues

  init(_ host: HostedWidgets, _ request: Request) {
    self.request = request
    own = host.environment(for: request, appearance: host.surroundings.appearance)
    other = host.alwaysOnEnvironment(for: request)
  }
}

extension WallDate {
  /// Converts a Foundation date, to the microsecond, saturating.
  init(_ date: Date) {
    let seconds = date.timeIntervalSince1970
    // In microseconds that is just below the range of `Int64`.
    guard seconds.isFinite, abs(seconds) < 9e12 else {
      self = seconds < 0 ? .distantPast : .distantFuture
      return
    }
    self.init(microseconds: Int64((seconds * 1_000_000).rounded()))
  }
}

extension ViewTree {
  /// The assumed size of a tree in an archive, in bytes.
  ///
  /// The size of the platform's archives is not documented. Assumed: 64 bytes a node and 16 an
  /// attribute in addition to their texts, and 4 bytes a pixel of images of known size.
  var archivedSize: Int64 {
    var size: Int64 = 0
    for node in nodes { size += 64 + Int64(node.text.utf8.count) }
    for attribute in attributes {
      size += 16 + Int64(attribute.value.utf8.count)
      guard attribute.name == .pixels else { continue }
      let sides = attribute.value.split(separator: "*").compactMap { Int64($0) }
      if sides.count == 2, sides[0] < 100_000, sides[1] < 100_000 {
        size += sides[0] * sides[1] * 4
      }
    }
    return size
  }
}
