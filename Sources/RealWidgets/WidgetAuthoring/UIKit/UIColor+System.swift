import Foundation

extension UIColor {
  private static func system(_ name: String, _ light: [Double], _ dark: [Double]) -> UIColor {
    UIColor(source: .system(SystemColor(name, light: light, dark: dark)))
  }

  /// The system's colour `systemRed`.
  public static let systemRed = UIColor(source: .system(.red))
  /// The system's colour `systemOrange`.
  public static let systemOrange = UIColor(source: .system(.orange))
  /// The system's colour `systemYellow`.
  public static let systemYellow = UIColor(source: .system(.yellow))
  /// The system's colour `systemGreen`.
  public static let systemGreen = UIColor(source: .system(.green))
  /// The system's colour `systemMint`.
  public static let systemMint = UIColor(source: .system(.mint))
  /// The system's colour `systemTeal`.
  public static let systemTeal = UIColor(source: .system(.teal))
  /// The system's colour `systemCyan`.
  public static let systemCyan = UIColor(source: .system(.cyan))
  /// The system's colour `systemBlue`.
  public static let systemBlue = UIColor(source: .system(.blue))
  /// The system's colour `systemIndigo`.
  public static let systemIndigo = UIColor(source: .system(.indigo))
  /// The system's colour `systemPurple`.
  public static let systemPurple = UIColor(source: .system(.purple))
  /// The system's colour `systemPink`.
  public static let systemPink = UIColor(source: .system(.pink))
  /// The system's colour `systemBrown`.
  public static let systemBrown = UIColor(source: .system(.brown))
  /// The system's colour `systemGray`.
  public static let systemGray = UIColor(source: .system(.gray))
  /// The system's colour `systemGray2`.
  public static let systemGray2 = system("systemGray2", [174, 174, 178], [99, 99, 102])
  /// The system's colour `systemGray3`.
  public static let systemGray3 = system("systemGray3", [199, 199, 204], [72, 72, 74])
  /// The system's colour `systemGray4`.
  public static let systemGray4 = system("systemGray4", [209, 209, 214], [58, 58, 60])
  /// The system's colour `systemGray5`.
  public static let systemGray5 = system("systemGray5", [229, 229, 234], [44, 44, 46])
  /// The system's colour `systemGray6`.
  public static let systemGray6 = system("systemGray6", [242, 242, 247], [28, 28, 30])
  /// The system's colour `label`.
  public static let label = UIColor(source: .system(.label))
  /// The system's colour `secondaryLabel`.
  public static let secondaryLabel = UIColor(source: .system(.secondaryLabel))
  /// The system's colour `tertiaryLabel`.
  public static let tertiaryLabel = system("tertiaryLabel", [60, 60, 67, 30], [235, 235, 245, 30])
  /// The system's colour `quaternaryLabel`.
  public static let quaternaryLabel = system(
    "quaternaryLabel",
    [60, 60, 67, 18],
    [235, 235, 245, 16]
  )
  /// The system's colour `placeholderText`.
  public static let placeholderText = system(
    "placeholderText",
    [60, 60, 67, 30],
    [235, 235, 245, 30]
  )
  /// The system's colour `link`.
  public static let link = system("link", [0, 122, 255], [9, 132, 255])
  /// The system's colour `separator`.
  public static let separator = system("separator", [60, 60, 67, 29], [84, 84, 88, 60])
  /// The system's colour `opaqueSeparator`.
  public static let opaqueSeparator = system("opaqueSeparator", [198, 198, 200], [56, 56, 58])
  /// The system's colour `systemFill`.
  public static let systemFill = system("systemFill", [120, 120, 128, 20], [120, 120, 128, 36])
  /// The system's colour `secondarySystemFill`.
  public static let secondarySystemFill = system(
    "secondarySystemFill",
    [120, 120, 128, 16],
    [120, 120, 128, 32]
  )
  /// The system's colour `tertiarySystemFill`.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill",
    [118, 118, 128, 12],
    [118, 118, 128, 24]
  )
  /// The system's colour `quaternarySystemFill`.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill",
    [116, 116, 128, 8],
    [118, 118, 128, 18]
  )
  /// The system's colour `systemBackground`.
  public static let systemBackground = system("systemBackground", [255, 255, 255], [0, 0, 0])
  /// The system's colour `secondarySystemBackground`.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground",
    [242, 242, 247],
    [28, 28, 30]
  )
  /// The system's colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground",
    [255, 255, 255],
    [44, 44, 46]
  )
  /// The system's colour `systemGroupedBackground`.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground",
    [242, 242, 247],
    [0, 0, 0]
  )
  /// The system's colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground",
    [255, 255, 255],
    [28, 28, 30]
  )
  /// The system's colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground",
    [242, 242, 247],
    [44, 44, 46]
  )
  /// The system's colour `tintColor`.
  public static let tintColor = UIColor(source: .system(.tint))
  /// The system's colour `darkText`.
  public static let darkText = system("darkText", [0, 0, 0], [0, 0, 0])
  /// The system's colour `lightText`.
  public static let lightText = system("lightText", [255, 255, 255, 60], [255, 255, 255, 60])
}
