import RunRecord
import WidgetModel

/// The picture of a trace: lanes, moments, events, and the causes of the violation.
struct TimelinePicture {
  let finding: FindingLine

  let selection: TraceSelection

  private let layout: PictureLayout
  private let isOnPath: Set<Int>
  private let breaking: Int

  init(_ finding: FindingLine, _ selection: TraceSelection) {
    self.finding = finding
    self.selection = selection
    layout = PictureLayout(finding, selection)
    isOnPath = Set(selection.path)
    breaking = Int(clamping: finding.event)
  }

  /// The names of the lanes, which stay in place while the picture scrolls.
  var names: HTML {
    let height = layout.height
    return element(
      "svg",
      .class("names"),
      .named("width", "86"),
      .named("height", "\(height)"),
      .named("viewBox", "0 0 86 \(height)"),
      .named("aria-hidden", "true")
    ) {
      layout.lanes.lanes.map { lane in
        element(
          "text",
          .class(lane.curve == nil ? "lane" : "measure"),
          .named("x", "0"),
          .named("y", "\(lane.y + 4)")
        ) { lane.name }
      }
    }
  }

  var html: HTML {
    let (width, height) = (pictureWidth, layout.height)
    return element(
      "svg",
      .class(isOnPath.count > 1 ? "trace focused" : "trace"),
      .named("role", "group"),
      .named("aria-label", "Timeline of \(counted(Int64(finding.trace.count), "event"))"),
      .named("width", "\(width)"),
      .named("height", "\(height)"),
      .named("viewBox", "0 0 \(width) \(height)")
    ) {
      layout.folds.map(fold)
      layout.lanes.lanes.map(rail)
      layout.moments.map(moment)
      limit
      end
      causes
      layout.marks.map(event)
    }
  }

  private var pictureWidth: Int { layout.width + (breaking < 0 ? 124 : 24) }

  private var bottom: Int { layout.lanes.bottom }

  private func rail(_ lane: PictureLanes.Lane) -> HTML {
    guard let curve = lane.curve else { return line("rail", 0, lane.y, pictureWidth, lane.y) }
    return PictureCurve(curve: curve, y: lane.y).html(in: layout, width: layout.width)
  }

  private func fold(_ fold: PictureLayout.FoldedGap) -> HTML {
    element("g", .class("fold")) {
      element("title") { fold.title }
      element(
        "rect",
        .named("x", "\(fold.x)"),
        .named("y", "\(PictureLanes.axis - 8)"),
        .named("width", "\(fold.width)"),
        .named("height", "\(bottom - PictureLanes.axis + 8)")
      )
      text("gap", fold.x + fold.width / 2, 19, fold.label)
    }
  }

  private func moment(_ moment: PictureLayout.Moment) -> HTML {
    .group([
      line("tick", moment.x, PictureLanes.axis - 8, moment.x, bottom),
      text(moment.isFull ? "time full" : "time", moment.x, 19, moment.label),
    ])
  }

  /// The line at the violation: its event, or the end of the run.
  private var end: HTML {
    guard breaking < 0 else {
      guard let mark = layout.marks.first(where: { $0.index == breaking }) else { return .nothing }
      let words = "✕ the clause breaks here"
      let isNearEnd = mark.x + PictureLayout.width(of: words) + 8 > pictureWidth
      return .group([
        line("violation", mark.x, PictureLanes.axis - 8, mark.x, bottom + 6),
        text(isNearEnd ? "violation before" : "violation", mark.x, bottom + 20, words),
      ])
    }
    let x = layout.width + 8
    return .group([
      line("violation", x, PictureLanes.axis - 8, x, bottom + 6),
      text("violation", x + 8, 19, "✕ end of the run"),
    ])
  }

  private var limit: HTML {
    let comparison = finding.comparison
    guard comparison.due >= 0, let x = layout.x(at: comparison.due),
      layout.moments.contains(where: { $0.at == comparison.due })
    else { return .nothing }
    let words = "limit \(comparison.limit)"
    let isNearEnd = x + PictureLayout.width(of: words) + 8 > pictureWidth
    return .group([
      line("limit", x, PictureLanes.axis - 8, x, bottom + 22),
      text(isNearEnd ? "limit before" : "limit", x, bottom + 36, words),
    ])
  }

  /// The arrows from causes to effects, with the path to the violation highlighted.
  private var causes: HTML {
    let places = layout.marks.reduce(into: [:]) { $0[$1.index] = ($1.x, $1.y) }
    let path = Set(zip(selection.path, selection.path.dropFirst()).map { Arrow($0, $1) })
    // With many events, the arrows of all causes would hide the important ones.
    let drawn = layout.marks.count > TimelinePicture.arrowLimit ? [] : layout.marks
    let others = drawn.map { Arrow(Int(clamping: $0.event.cause), $0.index) }
      .filter { $0.cause >= 0 && $0.cause < $0.effect && !path.contains($0) }
    let ordered = others + path.sorted { $0.effect < $1.effect }
    return .group(
      ordered.map { arrow in
        guard let from = places[arrow.cause], let to = places[arrow.effect] else { return .nothing }
        return draw(path.contains(arrow) ? "cause" : "link", from, to)
      }
    )
  }

  /// The maximum number of events in a picture in which every cause has an arrow.
  private static let arrowLimit = 60

  private struct Arrow: Hashable {
    let cause: Int
    let effect: Int

    init(_ cause: Int, _ effect: Int) { (self.cause, self.effect) = (cause, effect) }
  }

  /// Returns a curve with an arrowhead at the rim of the effect's mark.
  private func draw(_ style: String, _ from: (Int, Int), _ to: (Int, Int)) -> HTML {
    let ((x1, y1), (x2, y2)) = (from, to)
    let rim = 8
    let (curve, head): (String, String)
    if x1 == x2 {
      let side = y2 > y1 ? -1 : 1
      let tip = y2 + side * rim
      (curve, head) = ("M\(x1) \(y1)V\(tip)", "M\(x2) \(tip)l-4 \(side * 7)h8z")
    } else {
      let tip = x2 - rim
      let middle = (x1 + tip) / 2
      let bend = y1 == y2 ? "H\(tip)" : "C\(middle) \(y1) \(middle) \(y2) \(tip) \(y2)"
      (curve, head) = ("M\(x1) \(y1)\(bend)", "M\(tip) \(y2)l-7 -4v8z")
    }
    // The highlighted arrows have a filled head; the many others are one path, for a smaller page.
    guard style == "cause" else {
      return element("path", .class(style), .named("d", curve + head))
    }
    return .group([
      element("path", .class(style), .named("d", curve)),
      element("path", .class("head"), .named("d", head)),
    ])
  }

  private func event(_ mark: PictureLayout.Mark) -> HTML {
    let style =
      mark.index == breaking
      ? "event breaking" : isOnPath.contains(mark.index) ? "event path" : "event"
    let fragment = finding.event(mark.index)
    return element(
      "a",
      .id(fragment),
      .link(fragment),
      .class("\(style) \(mark.event.lane.rawValue)")
    ) {
      element("title") { finding.describe(mark.index) }
      element(
        "circle",
        .named("cx", "\(mark.x)"),
        .named("cy", "\(mark.y)"),
        .named("r", mark.index == breaking ? "7" : "5")
      )
      if mark.index == breaking {
        element(
          "path",
          .class("cross"),
          .named("d", "M\(mark.x - 3) \(mark.y - 3)l6 6m0 -6l-6 6")
        )
      }
      text("kind", mark.x + 8, mark.y - 7, mark.event.shortLabel)
    }
  }

  private func line(_ style: String, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int) -> HTML {
    element("path", .class(style), .named("d", "M\(x1) \(y1)L\(x2) \(y2)"))
  }

  private func text(_ style: String, _ x: Int, _ y: Int, _ words: String) -> HTML {
    element("text", .class(style), .named("x", "\(x)"), .named("y", "\(y)")) { words }
  }
}
