import SwiftUI

extension Uses {
  /// Colours, gradients and other styles.
  func addColors() {
    view(".foregroundColor", ".foregroundColor(_:)", ".white") { Text("a").foregroundColor(.white) }
    view(".foregroundStyle", ".foregroundStyle(_:)", ".secondary") {
      Text("a").foregroundStyle(.secondary)
    }
    view(".foregroundStyle(_:_:)") { Text("a").foregroundStyle(.red, .blue) }
    view(".tertiary") { Text("a").foregroundStyle(.tertiary) }
    view(".quaternary") { Text("a").foregroundStyle(.quaternary) }
    view(".primary") { Text("a").foregroundStyle(.primary) }
    view("member .tint") { Text("a").foregroundStyle(.tint) }
    view("modifier .tint", ".tint(_:)") { Text("a").tint(.orange) }
    view(".red") { Text("a").foregroundStyle(.red) }
    view(".green") { Text("a").foregroundStyle(.green) }
    view(".blue") { Text("a").foregroundStyle(.blue) }
    view(".gray") { Text("a").foregroundStyle(.gray) }
    view(".black") { Text("a").foregroundStyle(.black) }
    view(".orange") { Text("a").foregroundStyle(.orange) }
    view(".yellow") { Text("a").foregroundStyle(.yellow) }
    view(".purple") { Text("a").foregroundStyle(.purple) }
    view(".pink") { Text("a").foregroundStyle(.pink) }
    view(".mint") { Text("a").foregroundStyle(.mint) }
    view(".teal") { Text("a").foregroundStyle(.teal) }
    view(".cyan") { Text("a").foregroundStyle(.cyan) }
    view(".clear") { Text("a").foregroundStyle(.clear) }
    view(".accentColor") { Text("a").foregroundColor(.accentColor) }
    view("Color", "Color.black") { Color.black }
    view("Color.red") { Text("a").background(Color.red) }
    view("Color.white") { Text("a").background(Color.white) }
    view("Color.cyan") { Text("a").background(Color.cyan) }
    view("Color.gray") { Text("a").background(Color.gray) }
    view("Color.clear") { Text("a").background(Color.clear) }
    view("Color.green") { Text("a").background(Color.green) }
    view("Color.blue") { Text("a").background(Color.blue) }
    view("Color.yellow") { Text("a").background(Color.yellow) }
    view("Color.orange") { Text("a").background(Color.orange) }
    view("Color.secondary") { Text("a").background(Color.secondary) }
    view("Color.primary") { Text("a").background(Color.primary) }
    view("Color.accentColor") { Text("a").background(Color.accentColor) }
    view("Color.purple") { Text("a").background(Color.purple) }
    view("Color.indigo") { Text("a").background(Color.indigo) }
    view("Color.pink") { Text("a").background(Color.pink) }
    view("Color(_:)") { Color("brand") }
    view("Color.init") { Text("a").background(["brand"].map { Color.init($0) }[0]) }
    view("Color(red:green:blue:)") { Color(red: 0.1, green: 0.2, blue: 0.3) }
    view("Color(_:red:green:blue:opacity:)", ".sRGB") {
      Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    }
    view("Color(white:)") { Color(white: 0.3) }
    view("Color(white:opacity:)") { Color(white: 0.3, opacity: 0.5) }
    view(".background", ".background(_:)") { Text("a").background(.red) }
    view(".background()") { Text("a").background() }
    view(".background{}") { Text("a").background { Circle() } }
    view(".background(_:in:)") { Text("a").background(.red, in: Circle()) }
    view("modifier .overlay", ".overlay(_:)") { Text("a").overlay(Circle()) }
    view(".overlay{}") { Text("a").overlay { Circle() } }
    view(".overlay(alignment:){}") { Text("a").overlay(alignment: .top) { Circle() } }
    view("member .overlay") { Text("a").blendMode(.overlay) }
    view(".thinMaterial") { Text("a").background(.thinMaterial) }
    view("ShapeStyle") {
      let style: some ShapeStyle = Color.red.opacity(0.2)
      Text("a").background(style)
    }
    view("Gradient", "Gradient(colors:)", "LinearGradient(gradient:startPoint:endPoint:)") {
      LinearGradient(
        gradient: Gradient(colors: [.red, .blue]),
        startPoint: .top,
        endPoint: .bottom
      )
    }
    view("LinearGradient", "LinearGradient(colors:startPoint:endPoint:)") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    view("Gradient(stops:)") {
      LinearGradient(
        gradient: Gradient(stops: [.init(color: .red, location: 0.3)]),
        startPoint: .top,
        endPoint: .bottom
      )
    }
    view(
      ".containerBackground",
      ".containerBackground(_:for:)",
      ".widget"
    ) { Text("a").containerBackground(.red, for: .widget) }
    view(".containerBackground(for:){}") {
      Text("a").containerBackground(for: .widget) { Color.red }
    }
  }
}
