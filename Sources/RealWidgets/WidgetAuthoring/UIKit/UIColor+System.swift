import Foundation

extension UIColor {
  private static func system(_ name: String, _ light: [Double], _ dark: [Double]) -> UIColor {
    UIColor(source: .system(SystemColor(name, light: light, dark: dark)))
  }

  public static let systemRed = UIColor(source: .system(.red))
  public static let systemOrange = UIColor(source: .system(.orange))
  public static let systemYellow = UIColor(source: .system(.yellow))
  public static let systemGreen = UIColor(source: .system(.green))
  public static let systemMint = UIColor(source: .system(.mint))
  public static let systemTeal = UIColor(source: .system(.teal))
  public static let systemCyan = UIColor(source: .system(.cyan))
  public static let systemBlue = UIColor(source: .system(.blue))
  public static let systemIndigo = UIColor(source: .system(.indigo))
  public static let systemPurple = UIColor(source: .system(.purple))
  public static let systemPink = UIColor(source: .system(.pink))
  public static let systemBrown = UIColor(source: .system(.brown))
  public static let systemGray = UIColor(source: .system(.gray))
  public static let systemGray2 = system("systemGray2", [174, 174, 178], [99, 99, 102])
  public static let systemGray3 = system("systemGray3", [199, 199, 204], [72, 72, 74])
  public static let systemGray4 = system("systemGray4", [209, 209, 214], [58, 58, 60])
  public static let systemGray5 = system("systemGray5", [229, 229, 234], [44, 44, 46])
  public static let systemGray6 = system("systemGray6", [242, 242, 247], [28, 28, 30])
  public static let label = UIColor(source: .system(.label))
  public static let secondaryLabel = UIColor(source: .system(.secondaryLabel))
  public static let tertiaryLabel = system("tertiaryLabel", [60, 60, 67, 30], [235, 235, 245, 30])
  public static let quaternaryLabel = system(
    "quaternaryLabel",
    [60, 60, 67, 18],
    [235, 235, 245, 16]
  )
  public static let placeholderText = system(
    "placeholderText",
    [60, 60, 67, 30],
    [235, 235, 245, 30]
  )
  public static let link = system("link", [0, 122, 255], [9, 132, 255])
  public static let separator = system("separator", [60, 60, 67, 29], [84, 84, 88, 60])
  public static let opaqueSeparator = system("opaqueSeparator", [198, 198, 200], [56, 56, 58])
  public static let systemFill = system("systemFill", [120, 120, 128, 20], [120, 120, 128, 36])
  public static let secondarySystemFill = system(
    "secondarySystemFill",
    [120, 120, 128, 16],
    [120, 120, 128, 32]
  )
  public static let tertiarySystemFill = system(
    "tertiarySystemFill",
    [118, 118, 128, 12],
    [118, 118, 128, 24]
  )
  public static let quaternarySystemFill = system(
    "quaternarySystemFill",
    [116, 116, 128, 8],
    [118, 118, 128, 18]
  )
  public static let systemBackground = system("systemBackground", [255, 255, 255], [0, 0, 0])
  public static let secondarySystemBackground = system(
    "secondarySystemBackground",
    [242, 242, 247],
    [28, 28, 30]
  )
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground",
    [255, 255, 255],
    [44, 44, 46]
  )
  public static let systemGroupedBackground = system(
    "systemGroupedBackground",
    [242, 242, 247],
    [0, 0, 0]
  )
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground",
    [255, 255, 255],
    [28, 28, 30]
  )
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground",
    [242, 242, 247],
    [44, 44, 46]
  )
  public static let tintColor = UIColor(source: .system(.tint))
  public static let darkText = system("darkText", [0, 0, 0], [0, 0, 0])
  public static let lightText = system("lightText", [255, 255, 255, 60], [255, 255, 255, 60])
}
