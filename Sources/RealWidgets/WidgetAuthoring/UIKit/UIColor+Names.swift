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

  /// The colour `black`.
  public static let black = plain(0, 0, 0)
  /// The colour `darkGray`.
  public static let darkGray = plain(1 / 3, 1 / 3, 1 / 3)
  /// The colour `lightGray`.
  public static let lightGray = plain(2 / 3, 2 / 3, 2 / 3)
  /// The colour `white`.
  public static let white = plain(1, 1, 1)
  /// The colour `gray`.
  public static let gray = plain(0.5, 0.5, 0.5)
  /// The colour `red`.
  public static let red = plain(1, 0, 0)
  /// The colour `green`.
  public static let green = plain(0, 1, 0)
  /// The colour `blue`.
  public static let blue = plain(0, 0, 1)
  /// The colour `cyan`.
  public static let cyan = plain(0, 1, 1)
  /// The colour `yellow`.
  public static let yellow = plain(1, 1, 0)
  /// The colour `magenta`.
  public static let magenta = plain(1, 0, 1)
  /// The colour `orange`.
  public static let orange = plain(1, 0.5, 0)
  /// The colour `purple`.
  public static let purple = plain(0.5, 0, 0.5)
  /// The colour `brown`.
  public static let brown = plain(0.6, 0.4, 0.2)
  /// The colour `clear`.
  public static let clear = plain(0, 0, 0, 0)
}
