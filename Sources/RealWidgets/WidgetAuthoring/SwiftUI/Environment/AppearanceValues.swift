import Foundation

/// Light or dark.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// The value `light`.
  case light
  /// The value `dark`.
  case dark
}

/// How strong the contrast is.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  /// The value `standard`.
  case standard
  /// The value `increased`.
  case increased
}

/// Where text begins.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// The value `leftToRight`.
  case leftToRight
  /// The value `rightToLeft`.
  case rightToLeft
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  /// The value `compact`.
  case compact
  /// The value `regular`.
  case regular
}

/// Whether text is bold.
public enum LegibilityWeight: String, Hashable, Sendable {
  /// The value `regular`.
  case regular
  /// The value `bold`.
  case bold
}

/// Whether the app is in front.
public enum ScenePhase: String, Comparable, Hashable, Sendable {
  /// The value `background`.
  case background
  /// The value `inactive`.
  case inactive
  /// The value `active`.
  case active

  /// Orders the values from the first to the last.
  public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.order < right.order }

  private var order: Int { self == .background ? 0 : self == .inactive ? 1 : 2 }
}

/// Whether something is seen.
public enum Visibility: String, CaseIterable, Hashable, Sendable {
  /// The value `automatic`.
  case automatic
  /// The value `visible`.
  case visible
  /// The value `hidden`.
  case hidden
}

/// How large a control is.
public enum ControlSize: String, CaseIterable, Hashable, Sendable {
  /// The value `mini`.
  case mini
  /// The value `small`.
  case small
  /// The value `regular`.
  case regular
  /// The value `large`.
  case large
  /// The value `extraLarge`.
  case extraLarge
}

/// How contents fill their room.
public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  /// The value `fit`.
  case fit
  /// The value `fill`.
  case fill
}

/// How lines stand to one another.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// The value `leading`.
  case leading
  /// The value `center`.
  case center
  /// The value `trailing`.
  case trailing
}

/// The size of text that a person has chosen.
public enum DynamicTypeSize: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The value `xSmall`.
  case xSmall
  /// The value `small`.
  case small
  /// The value `medium`.
  case medium
  /// The value `large`.
  case large
  /// The value `xLarge`.
  case xLarge
  /// The value `xxLarge`.
  case xxLarge
  /// The value `xxxLarge`.
  case xxxLarge
  /// The value `accessibility1`.
  case accessibility1
  /// The value `accessibility2`.
  case accessibility2
  /// The value `accessibility3`.
  case accessibility3
  /// The value `accessibility4`.
  case accessibility4
  /// The value `accessibility5`.
  case accessibility5

  /// Orders the values from the first to the last.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the size is one of the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The size of text, as it was called before.
public enum ContentSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  /// The value `extraSmall`.
  case extraSmall
  /// The value `small`.
  case small
  /// The value `medium`.
  case medium
  /// The value `large`.
  case large
  /// The value `extraLarge`.
  case extraLarge
  /// The value `extraExtraLarge`.
  case extraExtraLarge
  /// The value `extraExtraExtraLarge`.
  case extraExtraExtraLarge
  /// The value `accessibilityMedium`.
  case accessibilityMedium
  /// The value `accessibilityLarge`.
  case accessibilityLarge
  /// The value `accessibilityExtraLarge`.
  case accessibilityExtraLarge
  /// The value `accessibilityExtraExtraLarge`.
  case accessibilityExtraExtraLarge
  /// The value `accessibilityExtraExtraExtraLarge`.
  case accessibilityExtraExtraExtraLarge

  /// Orders the values from the first to the last.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the size is one of the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

/// How colours are computed.
public enum ColorRenderingMode: String, Hashable, Sendable {
  /// The value `nonLinear`.
  case nonLinear
  /// The value `linear`.
  case linear
  /// The value `extendedLinear`.
  case extendedLinear
}

/// What happens under a pointer.
public enum HoverEffect: String, Hashable, Sendable {
  /// The value `automatic`.
  case automatic
  /// The value `highlight`.
  case highlight
  /// The value `lift`.
  case lift
}
