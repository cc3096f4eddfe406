import Foundation

extension Path {
  public init(_ path: CGPath) {
    self.init()
    for element in path.elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        addCurve(to: end, control1: control1, control2: control2)
      case .close: closeSubpath()
      }
    }
  }

  public var cgPath: CGPath {
    let path = CGMutablePath()
    forEach { element in
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        path.addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
}
