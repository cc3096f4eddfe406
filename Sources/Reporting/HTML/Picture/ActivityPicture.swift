import RunRecord
import WidgetModel

/// The picture of Live Activities: a row per life, with steps, states and presentations.
struct ActivityPicture {
  let activities: ActivitiesLine

  /// A limit's instant in microseconds (-1 if there is none), and its text.
  let limit: (at: Int64, text: String)

  private let layout: ActivityLayout
  private let rows: [Row]

  private struct Row {
    let top: Int
    let bands: [(band: ActivityBand, y: Int)]
    let bottom: Int
  }

  private static let axis = 30
  private static let steps = 28
  private static let band = 17
  private static let gap = 3
  private static let between = 14

  init(_ activities: ActivitiesLine, limit: (at: Int64, text: String) = (-1, "")) {
    self.activities = activities
    self.limit = limit
    layout = ActivityLayout(activities, due: limit.at)
    var rows: [Row] = []
    var top = ActivityPicture.axis
    for life in activities.lives {
      var bands: [(ActivityBand, Int)] = []
      var y = top + ActivityPicture.steps
      for band in ActivityBand.allCases where life.startedAt >= 0 {
        if band == .island, !activities.hasIsland { continue }
        bands.append((band, y))
        y += ActivityPicture.band + ActivityPicture.gap
      }
      rows.append(Row(top: top, bands: bands, bottom: y))
      top = y + ActivityPicture.between
    }
    self.rows = rows
  }

  private var bottom: Int { rows.last?.bottom ?? ActivityPicture.axis }

  private var height: Int {
    let hasLimit = layout.columns.contains { $0.kind == .limit }
    let breaks = activities.lives.contains { $0.steps.contains(where: \.isBreaking) }
    // Room for the limit and violation labels below the rows.
    return bottom + (hasLimit ? 42 : breaks ? 28 : 10)
  }

  /// The names of the rows, which stay in place while the picture scrolls.
  var names: HTML {
    element(
      "svg",
      .class("names"),
      .named("width", "104"),
      .named("height", "\(height)"),
      .named("viewBox", "0 0 104 \(height)"),
      .named("aria-hidden", "true")
    ) {
      zip(activities.lives, rows).map { life, row in
        .group(
          [text("who", 0, row.top + 20, life.shortTitle)]
            + row.bands.map { text("", 0, $0.y + 13, $0.band.rawValue) }
        )
      }
    }
  }

  /// Returns the picture, with words for screen readers.
  func html(_ words: String) -> HTML {
    element(
      "svg",
      .named("role", "img"),
      .named("aria-label", words),
      .named("width", "\(width)"),
      .named("height", "\(height)"),
      .named("viewBox", "0 0 \(width) \(height)")
    ) {
      layout.columns.map(column)
      breaking
      activities.lives.indices.map(life)
    }
  }

  private var width: Int { max(layout.width, 200) }

  private func column(_ column: ActivityLayout.Column) -> HTML {
    switch column.kind {
    case .steps, .end:
      .group([
        line("tick", column.x, ActivityPicture.axis - 8, bottom),
        text("time full", column.x, 16, column.label),
      ])
    case .limit:
      .group([
        line("limit", column.x, ActivityPicture.axis - 8, bottom + 8),
        text("time full", column.x, 16, column.label),
        text("limit", column.x, bottom + 36, limit.text.isEmpty ? "due" : "limit \(limit.text)"),
      ])
    }
  }

  private func life(_ place: Int) -> HTML {
    let (life, row) = (activities.lives[place], rows[place])
    return element("g") {
      row.bands.map { band, y in .group(layout.segments(of: place, band.part).map { part($0, y) }) }
      zip(life.steps, layout.places[place]).map { step, column in
        cut(before: column, step.cut, row)
      }
      cut(before: layout.columns.count, life.cut, row)
      zip(life.steps, layout.places[place]).map { step, column in
        .group([
          step.phase == .absent && life.leftAt == step.at && row.bands.count > 0
            ? line(
              "gone",
              layout.columns[column].x,
              row.top + ActivityPicture.steps,
              row.bottom - 3
            )
            : .nothing,
          mark(step, layout.columns[column].x, row),
        ])
      }
    }
  }

  private func part(_ segment: ActivityLayout.Segment, _ y: Int) -> HTML {
    let (left, right) = (layout.columns[segment.from].x, layout.columns[segment.to].x)
    let end = max(left + 6, right - ActivityLayout.width(of: segment.label))
    return element("g") {
      element(
        "rect",
        .class(segment.style),
        .named("x", "\(left)"),
        .named("y", "\(y)"),
        .named("width", "\(max(2, right - left - 1))"),
        .named("height", "\(ActivityPicture.band)"),
        .named("rx", "3")
      )
      // Repeat the word, for readers who have scrolled past the first one.
      stride(from: left + 5, to: end, by: 240).map { text("word", $0, y + 13, segment.label) }
    }
  }

  /// Returns the strip before the next step that represents omitted steps.
  private func cut(before column: Int, _ words: String, _ row: Row) -> HTML {
    guard !words.isEmpty else { return .nothing }
    let length = ActivityLayout.width(of: words) + 6
    let right = column < layout.columns.count ? layout.columns[column].x - 12 : width - 4
    return element("g", .class("cut")) {
      element("title") { "\(words) left out" }
      element(
        "rect",
        .named("x", "\(right - length)"),
        .named("y", "\(row.top + 4)"),
        .named("width", "\(length)"),
        .named("height", "\(row.bottom - row.top - 6)")
      )
      text("", right - length + 5, row.top + 20, words)
    }
  }

  private func mark(_ step: ActivityStepLine, _ x: Int, _ row: Row) -> HTML {
    let y = row.top + 16
    return element("g", .class(step.isBreaking ? "step breaking" : "step")) {
      element("title") { step.sentence }
      StepSign(outcome: step.outcome, x: x, y: y).html
      text("", x + 9, y + 4, step.label)
    }
  }

  private var breaking: HTML {
    for (life, places) in zip(activities.lives, layout.places) {
      for (step, place) in zip(life.steps, places) where step.isBreaking {
        let x = layout.columns[place].x
        let isBefore = x + 130 > width
        return .group([
          line("violation", x, ActivityPicture.axis - 8, bottom + 6),
          text(
            isBefore ? "violation before" : "violation",
            x,
            bottom + 20,
            "✕ the clause breaks here"
          ),
        ])
      }
    }
    return .nothing
  }

  private func line(_ style: String, _ x: Int, _ top: Int, _ bottom: Int) -> HTML {
    element("path", .class(style), .named("d", "M\(x) \(top)V\(bottom)"))
  }

  private func text(_ style: String, _ x: Int, _ y: Int, _ words: String) -> HTML {
    element("text", .class(style), .named("x", "\(x)"), .named("y", "\(y)")) { words }
  }
}

/// The marker for a step: a disc if it took effect, a different shape if not.
struct StepSign {
  let outcome: ActivityStepLine.Outcome
  let x: Int

  let y: Int

  var html: HTML {
    switch outcome {
    case .taken: circle("on", "5")
    case .refused: element("path", .named("d", "M\(x - 4) \(y - 4)l8 8m0 -8l-8 8"))
    case .ignored: circle("off", "4")
    case .dropped:
      .group([circle("off", "4"), element("path", .named("d", "M\(x - 5) \(y + 5)l10 -10"))])
    case .unexplained:
      element("text", .class("open"), .named("x", "\(x - 3)"), .named("y", "\(y + 5)")) { "?" }
    }
  }

  private func circle(_ style: String, _ radius: String) -> HTML {
    element(
      "circle",
      .class(style),
      .named("cx", "\(x)"),
      .named("cy", "\(y)"),
      .named("r", radius)
    )
  }
}
