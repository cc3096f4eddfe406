extension SupportSource {
  /// The values of common types with full names, since the program may reuse the short ones.
  static var values: String {
    let common = expressions.map { type, expression in
      "extension \(type): StandInMakeable { public static func standInMade(_ name: String) -> Any "
        + "{ \(expression) } }"
    }
    return (common + [measurement]).joined(separator: "\n") + "\n"
  }

  /// The value of each type, as an expression in which `name` is the stand-in's name.
  private static let expressions: [(type: String, value: String)] = [
    ("Swift.String", "StandInMaker.word(name)"),
    ("Swift.Substring", "Swift.Substring(StandInMaker.word(name))"),
    ("Swift.Int", "1"),
    ("Swift.Int16", "Swift.Int16(1)"),
    ("Swift.Int32", "Swift.Int32(1)"),
    ("Swift.Int64", "Swift.Int64(1)"),
    ("Swift.UInt", "Swift.UInt(1)"),
    ("Swift.UInt8", "Swift.UInt8(1)"),
    ("Swift.UInt32", "Swift.UInt32(1)"),
    ("Swift.UInt64", "Swift.UInt64(1)"),
    ("Swift.Double", "1.0"),
    ("Swift.Float", "Swift.Float(1)"),
    ("Foundation.CGFloat", "Foundation.CGFloat(1)"),
    ("Swift.Bool", "false"),
    ("Foundation.Date", "Foundation.Date()"),
    ("Foundation.Data", "Foundation.Data()"),
    ("Foundation.UUID", "Foundation.UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))"),
    ("Foundation.URL", "Foundation.URL(fileURLWithPath: \"/\" + StandInMaker.word(name))"),
    ("Foundation.Decimal", "Foundation.Decimal(1)"),
    ("Foundation.TimeZone", "Foundation.TimeZone.current"),
    ("Foundation.Locale", "Foundation.Locale.current"),
    ("Foundation.Calendar", "Foundation.Calendar.current"),
    ("Swift.Array", "[Element]()"),
    ("Swift.Set", "Swift.Set<Element>()"),
    ("Swift.Dictionary", "[Key: Value]()"),
    ("Swift.Optional", "Wrapped?.none as Any"),
    ("Foundation.NSString", "Foundation.NSString(string: StandInMaker.word(name))"),
    ("SwiftUI.Color", "SwiftUI.Color.gray"),
    ("SwiftUI.Image", "SwiftUI.Image(systemName: \"questionmark\")"),
    ("SwiftUI.Font", "SwiftUI.Font.body"),
    ("SwiftUI.Text", "SwiftUI.Text(verbatim: StandInMaker.word(name))"),
    ("SwiftUI.AnyView", "SwiftUI.AnyView(SwiftUI.EmptyView())"),
    ("SwiftUI.EmptyView", "SwiftUI.EmptyView()"),
    ("Foundation.DateComponents", "Foundation.DateComponents()"),
    ("Foundation.DateInterval", "Foundation.DateInterval()"),
  ]

  private static let measurement = """
    extension Foundation.Measurement: StandInMakeable where UnitType: Foundation.Dimension {
      public static func standInMade(_ name: String) -> Any {
        Self(value: 1, unit: UnitType.baseUnit())
      }
    }
    """
}
