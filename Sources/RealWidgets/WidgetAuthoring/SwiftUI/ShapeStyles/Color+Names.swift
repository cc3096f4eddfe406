// The colours that have names.

extension Color {
  /// Red.
  public static let red = Color(text: "red")
  /// Orange.
  public static let orange = Color(text: "orange")
  /// Yellow.
  public static let yellow = Color(text: "yellow")
  /// Green.
  public static let green = Color(text: "green")
  /// Mint.
  public static let mint = Color(text: "mint")
  /// Teal.
  public static let teal = Color(text: "teal")
  /// Cyan.
  public static let cyan = Color(text: "cyan")
  /// Indigo.
  public static let indigo = Color(text: "indigo")
  /// Blue.
  public static let blue = Color(text: "blue")
  /// Purple.
  public static let purple = Color(text: "purple")
  /// Pink.
  public static let pink = Color(text: "pink")
  /// Brown.
  public static let brown = Color(text: "brown")
  /// White.
  public static let white = Color(text: "white")
  /// Grey.
  public static let gray = Color(text: "gray")
  /// Black.
  public static let black = Color(text: "black")
  /// No colour at all.
  public static let clear = Color(text: "clear")
  /// The colour of what matters most.
  public static let primary = Color(text: "primary")
  /// The colour of what matters less.
  public static let secondary = Color(text: "secondary")
  /// The colour of the app.
  public static let accentColor = Color(text: "accentColor")
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .init(text: "red") }
  /// Orange.
  public static var orange: Color { .init(text: "orange") }
  /// Yellow.
  public static var yellow: Color { .init(text: "yellow") }
  /// Green.
  public static var green: Color { .init(text: "green") }
  /// Mint.
  public static var mint: Color { .init(text: "mint") }
  /// Teal.
  public static var teal: Color { .init(text: "teal") }
  /// Cyan.
  public static var cyan: Color { .init(text: "cyan") }
  /// Indigo.
  public static var indigo: Color { .init(text: "indigo") }
  /// Blue.
  public static var blue: Color { .init(text: "blue") }
  /// Purple.
  public static var purple: Color { .init(text: "purple") }
  /// Pink.
  public static var pink: Color { .init(text: "pink") }
  /// Brown.
  public static var brown: Color { .init(text: "brown") }
  /// White.
  public static var white: Color { .init(text: "white") }
  /// Grey.
  public static var gray: Color { .init(text: "gray") }
  /// Black.
  public static var black: Color { .init(text: "black") }
  /// No colour at all.
  public static var clear: Color { .init(text: "clear") }
}
