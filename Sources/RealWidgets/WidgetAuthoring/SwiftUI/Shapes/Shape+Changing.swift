import Foundation
import WidgetModel

extension Shape {
  nonisolated func changed(_ name: AttributeName, _ value: String) -> _ChangedShape<Self> {
    _ChangedShape(base: self, name: name, value: value)
  }

  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    changed(.trim, "\(from.attributeText) \(to.attributeText)")
  }

  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    changed(.rotation, angle.text)
  }

  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some Shape {
    changed(.scale, "\(x.attributeText) \(y.attributeText)")
  }

  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    changed(.scale, scale.attributeText)
  }

  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    changed(.offset, offset.attributeText)
  }

  public nonisolated func offset(_ offset: CGPoint) -> some Shape {
    changed(.offset, offset.attributeText)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    changed(.offset, "\(x.attributeText) \(y.attributeText)")
  }

  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    changed(.size, "\(width.attributeText) \(height.attributeText)")
  }

  public nonisolated func size(_ size: CGSize) -> some Shape {
    changed(.size, size.attributeText)
  }

  public nonisolated func stroke(style: StrokeStyle) -> some Shape { changed(.stroke, style.text) }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    changed(.stroke, lineWidth.attributeText)
  }

  public nonisolated func intersection<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    changed(.intersection, String(describing: Other.self))
  }

  public nonisolated func union<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    changed(.union, String(describing: Other.self))
  }

  public nonisolated func subtracting<Other: Shape>(
    _ other: Other,
    eoFill: Bool = false
  ) -> some Shape {
    changed(.subtracting, String(describing: Other.self))
  }
}
