import SwiftUI
import Testing
import UIKit
@_spi(Hosting) import WidgetAuthoring

@MainActor @Suite struct ShapeTests {
  private struct Roof: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
    }
  }

  @Test func `a shape gives its form and its paint`() {
    let view = RoundedRectangle(cornerRadius: 8).fill(.white).stroke(.red, lineWidth: 2)
    #expect(
      picture(view) == "shape view=RoundedRectangle cornerRadius=8 fill=white stroke=red 2"
    )
  }

  @Test func `corners that follow what holds them have their least radius`() {
    #expect(
      picture(Color.red.clipShape(.rect(corners: .concentric(minimum: 12))))
        .contains("ConcentricRectangle")
    )
    #expect(
      picture(ConcentricRectangle(topLeadingCorner: 4, bottomTrailingCorner: .fixed(2)).fill(.red))
        == "shape view=ConcentricRectangle cornerRadii=4 0 0 2 fill=red"
    )
    #expect(
      picture(Color.red.clipShape(.rect(topLeadingRadius: 3)))
        == picture(Color.red.clipShape(UnevenRoundedRectangle(topLeadingRadius: 3)))
    )
  }

  @Test func `an outline goes to Core Graphics and back`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 2, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 3),
      control1: CGPoint(x: 2, y: 2),
      control2: CGPoint(x: 1, y: 3)
    )
    path.closeSubpath()
    #expect(Path(path.cgPath) == path)
    #expect(Path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).cgPath) != Path())
  }

  @Test func `insets turn round`() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: -3, trailing: 0)
    #expect(-insets == EdgeInsets(top: -1, leading: -2, bottom: 3, trailing: 0))
  }

  @Test func `a shape of one's own is asked for its outline`() {
    #expect(picture(Roof().fill(.blue)) == "shape view=Roof path=3 elements fill=blue")
  }

  @Test func `a changed shape gives the form and the change`() {
    let view = Circle().trim(from: 0.25, to: 1).stroke(style: StrokeStyle(lineWidth: 4))
    #expect(picture(view) == "shape view=Circle trim=0.25 1 stroke=4")
  }

  @Test func `an arc ends where its angle says`() throws {
    var path = Path()
    path.addArc(
      center: CGPoint(x: 1, y: 1),
      radius: 1,
      startAngle: .zero,
      endAngle: .degrees(90),
      clockwise: false
    )
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 1) < 1e-9)
    #expect(abs(end.y - 2) < 1e-9)
  }

  @Test func `a transformation takes every point of an outline along`() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
      path.closeSubpath()
    }
    let changed = path.applying(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3))
    let expected = Path { path in
      path.move(to: CGPoint(x: 12, y: 26))
      path.addQuadCurve(to: CGPoint(x: 16, y: 32), control: CGPoint(x: 20, y: 38))
      path.closeSubpath()
    }
    #expect(changed == expected)
    #expect(path.offsetBy(dx: 1, dy: 0).currentPoint == CGPoint(x: 4, y: 4))
  }

  @Test func `a drawing counts its strokes`() {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Path(ellipseIn: .zero), with: .color(.blue), lineWidth: 2)
    }
    #expect(picture(view) == "canvas drawings=2")
  }
}
