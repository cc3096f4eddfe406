import Foundation

extension UIColor {
  private static func plain(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ alpha: CGFloat = 1
  ) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  public static let black = plain(0, 0, 0)
  public static let darkGray = plain(1 / 3, 1 / 3, 1 / 3)
  public static let lightGray = plain(2 / 3, 2 / 3, 2 / 3)
  public static let white = plain(1, 1, 1)
  public static let gray = plain(0.5, 0.5, 0.5)
  public static let red = plain(1, 0, 0)
  public static let green = plain(0, 1, 0)
  public static let blue = plain(0, 0, 1)
  public static let cyan = plain(0, 1, 1)
  public static let yellow = plain(1, 1, 0)
  public static let magenta = plain(1, 0, 1)
  public static let orange = plain(1, 0.5, 0)
  public static let purple = plain(0.5, 0, 0.5)
  public static let brown = plain(0.6, 0.4, 0.2)
  public static let clear = plain(0, 0, 0, 0)
}
