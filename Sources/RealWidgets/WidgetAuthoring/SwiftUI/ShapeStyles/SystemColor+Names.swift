// The colors of the system that SwiftUI and UIKit share.

extension SystemColor {
  static let red = SystemColor("systemRed", light: [255, 59, 48], dark: [255, 69, 58])
  static let orange = SystemColor("systemOrange", light: [255, 149, 0], dark: [255, 159, 10])
  static let yellow = SystemColor("systemYellow", light: [255, 204, 0], dark: [255, 214, 10])
  static let green = SystemColor("systemGreen", light: [52, 199, 89], dark: [48, 209, 88])
  static let mint = SystemColor("systemMint", light: [0, 199, 190], dark: [99, 230, 226])
  static let teal = SystemColor("systemTeal", light: [48, 176, 199], dark: [64, 200, 224])
  static let cyan = SystemColor("systemCyan", light: [50, 173, 230], dark: [100, 210, 255])
  static let blue = SystemColor("systemBlue", light: [0, 122, 255], dark: [10, 132, 255])
  static let indigo = SystemColor("systemIndigo", light: [88, 86, 214], dark: [94, 92, 230])
  static let purple = SystemColor("systemPurple", light: [175, 82, 222], dark: [191, 90, 242])
  static let pink = SystemColor("systemPink", light: [255, 45, 85], dark: [255, 55, 95])
  static let brown = SystemColor("systemBrown", light: [162, 132, 94], dark: [172, 142, 104])
  static let gray = SystemColor("systemGray", light: [142, 142, 147], dark: [142, 142, 147])
  static let label = SystemColor("label", light: [0, 0, 0], dark: [255, 255, 255])
  static let secondaryLabel = SystemColor(
    "secondaryLabel",
    light: [60, 60, 67, 60],
    dark: [235, 235, 245, 60]
  )
  static let tint = SystemColor("tintColor", light: [0, 122, 255], dark: [10, 132, 255])
}
