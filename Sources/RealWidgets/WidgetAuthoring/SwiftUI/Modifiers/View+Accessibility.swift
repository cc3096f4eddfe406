import Foundation

extension View {
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    attributed(.accessibilityLabel, label.text(in: EnvironmentValues()))
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    attributed(.accessibilityLabel, label.string(in: EnvironmentValues()))
  }

  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    attributed(.accessibilityLabel, String(localized: labelResource))
  }

  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  {
    attributed(.accessibilityLabel, String(label))
  }

  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    attributed(.accessibilityValue, value.text(in: EnvironmentValues()))
  }

  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    attributed(.accessibilityValue, value.string(in: EnvironmentValues()))
  }

  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some View {
    attributed(.accessibilityValue, String(localized: valueResource))
  }

  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  {
    attributed(.accessibilityValue, String(value))
  }

  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    attributed(.accessibilityHint, hint.text(in: EnvironmentValues()))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    attributed(.accessibilityHint, hint.string(in: EnvironmentValues()))
  }

  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> some View {
    attributed(.accessibilityHint, String(localized: hintResource))
  }

  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  {
    attributed(.accessibilityHint, String(hint))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    attributed(.accessibilityHidden, "\(hidden)")
  }

  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    attributed(.accessibilityElement, children.text)
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attributed(.accessibilityAddTraits, traits.text)
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attributed(.accessibilityRemoveTraits, traits.text)
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    attributed(.accessibilityIdentifier, identifier)
  }

  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attributed(.accessibilitySortPriority, sortPriority.attributeText)
  }

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    attributed(.accessibilityIgnoresInvertColors, "\(active)")
  }

  public nonisolated func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  public nonisolated func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  public nonisolated func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  public nonisolated func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }

  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributed(.accessibilityHeading, level.text)
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    attributed(.accessibilityShowsLargeContentViewer, "true")
  }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let text: String

  public static let ignore = AccessibilityChildBehavior(text: "ignore")
  public static let contain = AccessibilityChildBehavior(text: "contain")
  public static let combine = AccessibilityChildBehavior(text: "combine")
}

public struct AccessibilityHeadingLevel: Hashable, Sendable {
  let text: String

  public static let unspecified = AccessibilityHeadingLevel(text: "unspecified")
  public static let h1 = AccessibilityHeadingLevel(text: "h1")
  public static let h2 = AccessibilityHeadingLevel(text: "h2")
  public static let h3 = AccessibilityHeadingLevel(text: "h3")
  public static let h4 = AccessibilityHeadingLevel(text: "h4")
  public static let h5 = AccessibilityHeadingLevel(text: "h5")
  public static let h6 = AccessibilityHeadingLevel(text: "h6")
}

public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable, ExpressibleByArrayLiteral {
  private var names: Set<String> = []

  public init() {}

  private init(_ name: String) { names = [name] }

  var text: String { names.sorted().joined(separator: " ") }

  public static let isButton = AccessibilityTraits("isButton")
  public static let isHeader = AccessibilityTraits("isHeader")
  public static let isSelected = AccessibilityTraits("isSelected")
  public static let isLink = AccessibilityTraits("isLink")
  public static let isSearchField = AccessibilityTraits("isSearchField")
  public static let isImage = AccessibilityTraits("isImage")
  public static let playsSound = AccessibilityTraits("playsSound")
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  public static let isStaticText = AccessibilityTraits("isStaticText")
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  public static let isModal = AccessibilityTraits("isModal")
  public static let isToggle = AccessibilityTraits("isToggle")
  public static let isTabBar = AccessibilityTraits("isTabBar")

  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other) }
  }
  @discardableResult public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let inserted = !contains(newMember)
    names.formUnion(newMember.names)
    return (inserted, newMember)
  }
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var traits = self
    change(&traits)
    return traits
  }
}
