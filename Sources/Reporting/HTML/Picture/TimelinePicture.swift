import Conformance
import WidgetModel

/// The picture of a trace: lanes, moments, events, and the causes of what broke.
struct TimelinePicture {
  /// What was found.
  let finding: FindingLine

  /// The events that are drawn.
  let selection: TraceSelection

  private let layout: PictureLayout
  private let isOnPath: Set<Int>
  private let breaking: Int

  /// Lays out the picture.
  init(_ finding: FindingLine, _ selection: TraceSelection) {
    self.finding = finding
    self.selection = selection
    layout = PictureLayout(finding.trace, selection)
    isOnPath = Set(selection.path)
    breaking = Int(clamping: finding.event)
  }

  /// The names of the lanes, which stay in place while the picture scrolls.
  var names: HTML {
    let height = PictureLayout.height
    return element(
      "svg",
      .class("names"),
      .named("width", "72"),
      .named("height", "\(height)"),
      .named("viewBox", "0 0 72 \(height)"),
      .named("aria-hidden", "true")
    ) {
      TraceLine.Lane.allCases.map { lane in
        element("text", .named("x", "0"), .named("y", "\(PictureLayout.y(lane) + 4)")) {
          lane.rawValue
        }
      }
    }
  }

  /// The picture.
  var html: HTML {
    let (width, height) = (pictureWidth, PictureLayout.height)
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
      TraceLine.Lane.allCases.map(rail)
      layout.moments.map(moment)
      end
      causes
      layout.marks.map(event)
    }
  }

  private var pictureWidth: Int { layout.width + (breaking < 0 ? 124 : 24) }

  private var bottom: Int { PictureLayout.height - 26 }

  private func rail(_ lane: TraceLine.Lane) -> HTML {
    line("rail", 0, PictureLayout.y(lane), pictureWidth, PictureLayout.y(lane))
  }

  private func fold(_ fold: PictureLayout.Fold) -> HTML {
    element("g", .class("fold")) {
      element("title") { fold.title }
      element(
        "rect",
        .named("x", "\(fold.x)"),
        .named("y", "\(PictureLayout.axis - 8)"),
        .named("width", "\(fold.width)"),
        .named("height", "\(bottom - PictureLayout.axis + 8)")
      )
      text("gap", fold.x + fold.width / 2, 19, fold.label)
    }
  }

  private func moment(_ moment: PictureLayout.Moment) -> HTML {
    .group([
      line("tick", moment.x, PictureLayout.axis - 8, moment.x, bottom),
      text(moment.isFull ? "time full" : "time", moment.x, 19, moment.label),
    ])
  }

  /// The line at which the clause broke, where no event broke it: the end of the run.
  private var end: HTML {
    guard breaking < 0 else {
      guard let mark = layout.marks.first(where: { $0.index == breaking }) else { return .nothing }
      return .group([
        line("breach", mark.x, PictureLayout.axis - 8, mark.x, bottom + 6),
        text(
          mark.x + 140 > pictureWidth ? "breach before" : "breach",
          mark.x,
          bottom + 20,
          "✕ the clause breaks here"
        ),
      ])
    }
    let x = layout.width + 8
    return .group([
      line("breach", x, PictureLayout.axis - 8, x, bottom + 6),
      text("breach", x + 8, 19, "✕ end of the run"),
    ])
  }

  private var causes: HTML {
    let places = layout.marks.reduce(into: [:]) { $0[$1.index] = ($1.x, $1.y) }
    return .group(
      zip(selection.path, selection.path.dropFirst()).compactMap { cause, effect in
        guard let (x1, y1) = places[cause], let (x2, y2) = places[effect] else { return nil }
        let middle = (x1 + x2) / 2
        let curve =
          y1 == y2 || x1 == x2
          ? "M\(x1) \(y1)L\(x2) \(y2)" : "M\(x1) \(y1)C\(middle) \(y1) \(middle) \(y2) \(x2) \(y2)"
        return element("path", .class("cause"), .named("d", curve))
      }
    )
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
