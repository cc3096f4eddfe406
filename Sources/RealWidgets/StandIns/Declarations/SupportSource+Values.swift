extension SupportSource {
  /// The values of common types, as declarations.
  static var values: String {
    let common = expressions.map { type, expression in
      "extension \(type): StandInMakeable { public static func standInMade(_ name: String) -> Any "
        + "{ \(expression) } }"
    }
    return (common + [measurement]).joined(separator: "\n") + "\n"
  }

  /// The value of each type, as an expression in which `name` is the stand-in's name.
  private static let expressions: [(type: String, value: String)] = [
    ("String", "StandInMaker.word(name)"),
    ("Substring", "Substring(StandInMaker.word(name))"),
    ("Int", "1"),
    ("Int16", "Int16(1)"),
    ("Int32", "Int32(1)"),
    ("Int64", "Int64(1)"),
    ("UInt", "UInt(1)"),
    ("UInt8", "UInt8(1)"),
    ("UInt32", "UInt32(1)"),
    ("UInt64", "UInt64(1)"),
    ("Double", "1.0"),
    ("Float", "Float(1)"),
    ("CGFloat", "CGFloat(1)"),
    ("Bool", "false"),
    ("Date", "Date()"),
    ("Data", "Data()"),
    ("UUID", "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))"),
    ("URL", "URL(fileURLWithPath: \"/\" + StandInMaker.word(name))"),
    ("Decimal", "Decimal(1)"),
    ("TimeZone", "TimeZone.current"),
    ("Locale", "Locale.current"),
    ("Calendar", "Calendar.current"),
    ("Array", "[Element]()"),
    ("Set", "Set<Element>()"),
    ("Dictionary", "[Key: Value]()"),
    ("Optional", "Wrapped?.none as Any"),
    ("NSString", "NSString(string: StandInMaker.word(name))"),
    ("Color", "Color.gray"),
    ("Image", "Image(systemName: \"questionmark\")"),
    ("Font", "Font.body"),
    ("Text", "Text(verbatim: StandInMaker.word(name))"),
    ("AnyView", "AnyView(EmptyView())"),
    ("EmptyView", "EmptyView()"),
    ("DateComponents", "DateComponents()"),
    ("DateInterval", "DateInterval()"),
  ]

  private static let measurement = """
    extension Measurement: StandInMakeable where UnitType: Dimension {
      public static func standInMade(_ name: String) -> Any {
        Measurement(value: 1, unit: UnitType.baseUnit())
      }
    }
    """
}
