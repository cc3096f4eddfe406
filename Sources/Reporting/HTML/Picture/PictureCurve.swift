import RunRecord

/// The remaining budget as a curve over a picture's moments.
struct PictureCurve {
  let curve: BudgetCurveLine

  let y: Int

  private static let height = 30

  /// Returns the curve in a layout: it falls with each charge and rises with time.
  func html(in layout: PictureLayout, width: Int) -> HTML {
    let points = points(in: layout)
    guard let first = points.first, let last = points.last else { return .nothing }
    let (top, base) = (y - PictureCurve.height / 2, y + PictureCurve.height / 2)
    let line = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    return element("g", .class("curve")) {
      element("title") { words }
      element("path", .class("full"), .named("d", "M0 \(top)L\(width) \(top)"))
      element("path", .class("empty"), .named("d", "M0 \(base)L\(width) \(base)"))
      element("polygon", .named("points", "\(first.x),\(base) \(line) \(last.x),\(base)"))
      element("polyline", .named("points", line))
    }
  }

  private var words: String {
    let lowest = curve.levels.map(\.left).min() ?? 0
    return "Budget left of \(reloads(curve.capacity)); at least \(reloads(lowest))"
  }

  private func reloads(_ thousandths: Int64) -> String {
    Measure.number(Double(thousandths) / 1000)
  }

  private func points(in layout: PictureLayout) -> [(x: Int, y: Int)] {
    var points: [(x: Int, y: Int)] = []
    for level in curve.levels {
      guard let x = layout.x(at: level.at) else { continue }
      let share = Double(min(level.left, curve.capacity)) / Double(max(1, curve.capacity))
      let y = y + PictureCurve.height / 2 - Int(share * Double(PictureCurve.height))
      if points.last.map({ $0 == (x, y) }) != true { points.append((x, y)) }
    }
    return points
  }
}
