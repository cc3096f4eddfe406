import SwiftUI

extension Uses {
  /// Shapes, paths and strokes.
  func addShapes() {
    view("Circle", "Circle()") { Circle() }
    view("Rectangle", "Rectangle()") { Rectangle() }
    view("Capsule", "Capsule()") { Capsule() }
    view("Capsule(style:)") { Capsule(style: .circular) }
    inert(".continuous", from: Capsule(style: .circular)) { Capsule(style: .continuous) }
    view("RoundedRectangle", "RoundedRectangle(cornerRadius:)") {
      RoundedRectangle(cornerRadius: 5)
    }
    view("RoundedRectangle(cornerRadius:style:)") {
      RoundedRectangle(cornerRadius: 5, style: .circular)
    }
    view("ContainerRelativeShape", "ContainerRelativeShape()") { ContainerRelativeShape() }
    view("modifier .fill", ".fill(_:)", from: Circle()) { Circle().fill(.red) }
    view(".stroke", ".stroke(_:lineWidth:)", from: Circle()) {
      Circle().stroke(.red, lineWidth: 3)
    }
    view(".stroke(style:)", "StrokeStyle", from: Circle()) {
      Circle().stroke(style: StrokeStyle(lineWidth: 2))
    }
    view(".stroke(_:style:)", "StrokeStyle(lineWidth:dash:)", from: Circle()) {
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [3]))
    }
    view("StrokeStyle(lineWidth:lineCap:)", from: Circle().stroke(style: StrokeStyle(lineWidth: 2)))
    { Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round)) }
    view(
      "StrokeStyle(lineWidth:lineCap:lineJoin:)",
      from: Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round))
    ) { Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel)) }
    view(".strokeBorder", ".strokeBorder(_:lineWidth:)", from: Circle()) {
      Circle().strokeBorder(.red, lineWidth: 3)
    }
    view(".trim", ".trim(from:to:)", from: Circle()) { Circle().trim(from: 0, to: 0.5) }
    view(".rotation", from: Circle()) { Circle().rotation(.degrees(20)) }
    view("Angle", "Angle(degrees:)") { Text("a").rotationEffect(Angle(degrees: 12)) }
    view("Path", "Path()", ".addLine", ".addLine(to:)", from: Path()) {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 3, y: 4))
      return path
    }
    view(
      "Path{}",
      ".closeSubpath",
      from: Path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    ) {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 3, y: 4))
        $0.closeSubpath()
      }
    }
    view(".addArc", from: Path()) {
      Path {
        $0.addArc(
          center: .zero,
          radius: 3,
          startAngle: .degrees(0),
          endAngle: .degrees(90),
          clockwise: true
        )
      }
    }
    do {
      struct Diagonal: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          return path
        }
      }
      view("Shape") { Diagonal() }
    }
    view(".clipShape", ".clipShape(_:)") { Text("a").clipShape(Circle()) }
    view(".clipped", ".clipped()") { Text("a").clipped() }
    view(".cornerRadius", ".cornerRadius(_:)") { Text("a").cornerRadius(4) }
    view(".border") { Text("a").border(.red) }
    view(".mask", ".mask(_:)") { Text("a").mask(Circle()) }
  }
}
