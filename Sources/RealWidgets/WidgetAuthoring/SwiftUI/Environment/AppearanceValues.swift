import Foundation

public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

public enum UserInterfaceSizeClass: String, Hashable, Sendable {
  case compact
  case regular
}

public enum LegibilityWeight: String, Hashable, Sendable {
  case regular
  case bold
}

public enum ScenePhase: String, Comparable, Hashable, Sendable {
  case background
  case inactive
  case active

  public static func < (left: ScenePhase, right: ScenePhase) -> Bool { left.order < right.order }

  private var order: Int { self == .background ? 0 : self == .inactive ? 1 : 2 }
}

public enum Visibility: String, CaseIterable, Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

public enum ControlSize: String, CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

public enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case fit
  case fill
}

public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading
  case center
  case trailing
}

public enum DynamicTypeSize: String, CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

public enum ContentSizeCategory: String, CaseIterable, Comparable, Hashable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

public enum ColorRenderingMode: String, Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

public enum HoverEffect: String, Hashable, Sendable {
  case automatic
  case highlight
  case lift
}
