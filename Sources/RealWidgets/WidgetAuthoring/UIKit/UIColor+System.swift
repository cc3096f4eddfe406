import Foundation

extension UIColor {
  private static func system(_ name: String, _ light: [Double], _ dark: [Double]) -> UIColor {
    UIColor(source: .system(SystemColor(name, light: light, dark: dark)))
  }

  /// The system's colour `systemRed`.
  public static let systemRed = system("systemRed", [255, 59, 48], [255, 69, 58])
  /// The system's colour `systemOrange`.
  public static let systemOrange = system("systemOrange", [255, 149, 0], [255, 159, 10])
  /// The system's colour `systemYellow`.
  public static let systemYellow = system("systemYellow", [255, 204, 0], [255, 214, 10])
  /// The system's colour `systemGreen`.
  public static let systemGreen = system("systemGreen", [52, 199, 89], [48, 209, 88])
  /// The system's colour `systemMint`.
  public static let systemMint = system("systemMint", [0, 199, 190], [99, 230, 226])
  /// The system's colour `systemTeal`.
  public static let systemTeal = system("systemTeal", [48, 176, 199], [64, 200, 224])
  /// The system's colour `systemCyan`.
  public static let systemCyan = system("systemCyan", [50, 173, 230], [100, 210, 255])
  /// The system's colour `systemBlue`.
  public static let systemBlue = system("systemBlue", [0, 122, 255], [10, 132, 255])
  /// The system's colour `systemIndigo`.
  public static let systemIndigo = system("systemIndigo", [88, 86, 214], [94, 92, 230])
  /// The system's colour `systemPurple`.
  public static let systemPurple = system("systemPurple", [175, 82, 222], [191, 90, 242])
  /// The system's colour `systemPink`.
  public static let systemPink = system("systemPink", [255, 45, 85], [255, 55, 95])
  /// The system's colour `systemBrown`.
  public static let systemBrown = system("systemBrown", [162, 132, 94], [172, 142, 104])
  /// The system's colour `systemGray`.
  public static let systemGray = system("systemGray", [142, 142, 147], [142, 142, 147])
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
  public static let label = system("label", [0, 0, 0], [255, 255, 255])
  /// The system's colour `secondaryLabel`.
  public static let secondaryLabel = system(
    "secondaryLabel",
    [60, 60, 67, 60],
    [235, 235, 245, 60]
  )
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
  public static let tintColor = system("tintColor", [0, 122, 255], [10, 132, 255])
  /// The system's colour `darkText`.
  public static let darkText = system("darkText", [0, 0, 0], [0, 0, 0])
  /// The system's colour `lightText`.
  public static let lightText = system("lightText", [255, 255, 255, 60], [255, 255, 255, 60])
}
