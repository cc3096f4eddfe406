// The colors that have names.

extension Color {
  public static let red = Color(text: "red")
  public static let orange = Color(text: "orange")
  public static let yellow = Color(text: "yellow")
  public static let green = Color(text: "green")
  public static let mint = Color(text: "mint")
  public static let teal = Color(text: "teal")
  public static let cyan = Color(text: "cyan")
  public static let indigo = Color(text: "indigo")
  public static let blue = Color(text: "blue")
  public static let purple = Color(text: "purple")
  public static let pink = Color(text: "pink")
  public static let brown = Color(text: "brown")
  public static let white = Color(text: "white")
  public static let gray = Color(text: "gray")
  public static let black = Color(text: "black")
  public static let clear = Color(text: "clear")
  public static let primary = Color(text: "primary")
  public static let secondary = Color(text: "secondary")
  public static let accentColor = Color(text: "accentColor")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .init(text: "red") }
  public static var orange: Color { .init(text: "orange") }
  public static var yellow: Color { .init(text: "yellow") }
  public static var green: Color { .init(text: "green") }
  public static var mint: Color { .init(text: "mint") }
  public static var teal: Color { .init(text: "teal") }
  public static var cyan: Color { .init(text: "cyan") }
  public static var indigo: Color { .init(text: "indigo") }
  public static var blue: Color { .init(text: "blue") }
  public static var purple: Color { .init(text: "purple") }
  public static var pink: Color { .init(text: "pink") }
  public static var brown: Color { .init(text: "brown") }
  public static var white: Color { .init(text: "white") }
  public static var gray: Color { .init(text: "gray") }
  public static var black: Color { .init(text: "black") }
  public static var clear: Color { .init(text: "clear") }
}
