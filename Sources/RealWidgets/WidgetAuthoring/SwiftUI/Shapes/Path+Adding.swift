import Foundation

extension Path {
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { append(.closeSubpath) }

  public mutating func addRect(_ rect: CGRect) {
    move(to: rect.origin)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    let width = min(max(0, cornerSize.width), rect.width / 2)
    let height = min(max(0, cornerSize.height), rect.height / 2)
    func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: corner(rect.minX + width, rect.minY))
    addLine(to: corner(rect.maxX - width, rect.minY))
    addQuadCurve(
      to: corner(rect.maxX, rect.minY + height),
      control: corner(rect.maxX, rect.minY)
    )
    addLine(to: corner(rect.maxX, rect.maxY - height))
    addQuadCurve(
      to: corner(rect.maxX - width, rect.maxY),
      control: corner(rect.maxX, rect.maxY)
    )
    addLine(to: corner(rect.minX + width, rect.maxY))
    addQuadCurve(
      to: corner(rect.minX, rect.maxY - height),
      control: corner(rect.minX, rect.maxY)
    )
    addLine(to: corner(rect.minX, rect.minY + height))
    addQuadCurve(
      to: corner(rect.minX + width, rect.minY),
      control: corner(rect.minX, rect.minY)
    )
    closeSubpath()
  }

  /// Adds an arc as straight lines, each spanning at most an eighth of a turn.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    // The sweep could become NaN, and the conversion to a number of steps would trap.
    guard sweep.isFinite else { return }
    let turn = 2 * Double.pi
    if clockwise, sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
    if !clockwise, sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
    sweep = max(-turn, min(sweep, turn))
    addArc(
      center: center,
      radius: radius,
      start: startAngle.radians,
      sweep: sweep
    )
  }

  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    let turn = 2 * Double.pi
    guard delta.radians.isFinite else { return }
    addArc(
      center: center,
      radius: radius,
      start: startAngle.radians,
      sweep: max(-turn, min(delta.radians, turn))
    )
  }

  /// Adds the two tangents instead of the arc that touches them.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    addLine(to: tangent1End)
    addLine(to: tangent2End)
  }

  public mutating func addPath(_ path: Path) { path.forEach { append($0) } }

  private mutating func addArc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double) {
    let steps = max(1, Int((abs(sweep) / (.pi / 4)).rounded(.up)))
    for step in 0...steps {
      let angle = start + sweep * Double(step) / Double(steps)
      let point = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)),
        y: center.y + radius * CGFloat(sin(angle))
      )
      if step == 0, isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
}
