import Foundation

/// The surroundings of a view in UIKit's words.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The pixels of a point.
  public let displayScale: CGFloat
  /// How large a person wants texts.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Whether a person wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }

  /// Creates traits of a style.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = UIScreen.main.scale
    preferredContentSizeCategory = .large
  }

  /// Creates the default traits.
  public convenience override init() { self.init(userInterfaceStyle: .light) }

  /// The traits of what is drawn at the moment.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// Whether a person wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual one.
  case normal
  /// A higher one.
  case high
}

/// How large a person wants texts.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The size's name.
  public let rawValue: String

  /// Creates a size by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The smallest.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Large, as a new phone has it.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Larger.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Much larger.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest without accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
}
