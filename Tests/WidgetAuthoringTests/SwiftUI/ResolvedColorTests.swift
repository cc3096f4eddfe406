import SwiftUI
import Testing
import UIKit
@_spi(Hosting) import WidgetAuthoring

// Goal: code that computes with the components of a colour gets those of the appearance.
@Suite struct ResolvedColorTests {
  private static var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  private func components(_ color: Color, in values: EnvironmentValues) -> [Int] {
    let resolved = color.resolve(in: values)
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map {
      Int(($0 * 1000).rounded())
    }
  }

  @Test(arguments: [
    (Color(red: 0.25, green: 0.5, blue: 1), [250, 500, 1000, 1000], [250, 500, 1000, 1000]),
    (Color(white: 0.3, opacity: 0.5), [300, 300, 300, 500], [300, 300, 300, 500]),
    (.white, [1000, 1000, 1000, 1000], [1000, 1000, 1000, 1000]),
    (.clear, [0, 0, 0, 0], [0, 0, 0, 0]),
    (.red, [1000, 231, 188, 1000], [1000, 271, 227, 1000]),
    (.primary, [0, 0, 0, 1000], [1000, 1000, 1000, 1000]),
    (.primary.opacity(0.5), [0, 0, 0, 500], [1000, 1000, 1000, 500]),
    (.white.mix(with: .black, by: 0.25), [750, 750, 750, 1000], [750, 750, 750, 1000]),
    (Color(uiColor: .systemBackground), [1000, 1000, 1000, 1000], [0, 0, 0, 1000]),
    (
      Color(.sRGBLinear, red: 0.21404, green: 0, blue: 1), [500, 0, 1000, 1000],
      [500, 0, 1000, 1000]
    ),
    (Color("Brand"), [500, 500, 500, 1000], [500, 500, 500, 1000]),
  ])
  func `a colour has its components in light and dark`(color: Color, light: [Int], dark: [Int]) {
    #expect(components(color, in: EnvironmentValues()) == light)
    #expect(components(color, in: Self.dark) == dark)
  }

  @Test func `components are kept without gamma`() {
    var color = Color.Resolved(red: 0.5, green: 0, blue: 1)
    #expect(abs(color.linearRed - 0.21404) < 1e-4)
    color.red = 1
    #expect(color.linearRed == 1)
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.21404, green: 0, blue: 1)
    #expect(abs(linear.red - 0.5) < 1e-4)
    #expect(color.cgColor.components == [1, 0, 1, 1])
    #expect(Color(color).attributeText == "#FF00FF")
    #expect(color.attributeText == "#FF00FF")
  }

  @Test func `a colour of UIKit has the components of the view's`() {
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    let color = UIColor(Color(red: 0.25, green: 0, blue: 1).opacity(0.5))
    #expect(color.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    #expect(red == 0.25 && alpha == 0.5)
  }

  @Test func `an asset in a colour keeps its name, for any appearance`() {
    for color in [
      Color("Brand"), Color("Brand").opacity(0.5), Color("Brand").mix(with: .red, by: 0.5),
    ] {
      let resolved = UIColor(color).resolvedColor(
        with: UITraitCollection(userInterfaceStyle: .dark)
      )
      #expect(Color(uiColor: resolved).attributeText == color.attributeText)
    }
    let red = UIColor(Color.red).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(Color(uiColor: red).attributeText == "#FF453A")
  }
}
