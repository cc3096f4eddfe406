import Foundation

extension View {
  /// Sets what is read aloud.
  public nonisolated func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    attributed(.accessibilityLabel, label.text(in: EnvironmentValues()))
  }

  /// Sets what is read aloud.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    attributed(.accessibilityLabel, label.string(in: EnvironmentValues()))
  }

  /// Sets what is read aloud.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View {
    attributed(.accessibilityLabel, String(localized: labelResource))
  }

  /// Sets what is read aloud.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S)
    -> some View
  {
    attributed(.accessibilityLabel, String(label))
  }

  /// Sets the value that is read aloud.
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    attributed(.accessibilityValue, value.text(in: EnvironmentValues()))
  }

  /// Sets the value that is read aloud.
  public nonisolated func accessibilityValue(_ value: Text) -> some View {
    attributed(.accessibilityValue, value.string(in: EnvironmentValues()))
  }

  /// Sets the value that is read aloud.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> some View {
    attributed(.accessibilityValue, String(localized: valueResource))
  }

  /// Sets the value that is read aloud.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S)
    -> some View
  {
    attributed(.accessibilityValue, String(value))
  }

  /// Sets the hint that is read aloud.
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    attributed(.accessibilityHint, hint.text(in: EnvironmentValues()))
  }

  /// Sets the hint that is read aloud.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    attributed(.accessibilityHint, hint.string(in: EnvironmentValues()))
  }

  /// Sets the hint that is read aloud.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> some View {
    attributed(.accessibilityHint, String(localized: hintResource))
  }

  /// Sets the hint that is read aloud.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S)
    -> some View
  {
    attributed(.accessibilityHint, String(hint))
  }

  /// Hides the view from aids.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    attributed(.accessibilityHidden, "\(hidden)")
  }

  /// Treats the parts of the view together or apart.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    attributed(.accessibilityElement, children.text)
  }

  /// Says what the view is.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attributed(.accessibilityAddTraits, traits.text)
  }

  /// Says what the view is not.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    attributed(.accessibilityRemoveTraits, traits.text)
  }

  /// Names the view for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    attributed(.accessibilityIdentifier, identifier)
  }

  /// Sets the order of reading.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attributed(.accessibilitySortPriority, sortPriority.attributeText)
  }

  /// Keeps colours when they are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    attributed(.accessibilityIgnoresInvertColors, "\(active)")
  }

  /// Hides the view from aids.
  public nonisolated func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  /// Sets what is read aloud.
  public nonisolated func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  /// Sets the value that is read aloud.
  public nonisolated func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  /// Sets the hint that is read aloud.
  public nonisolated func accessibility(hint: Text) -> some View {
    accessibilityHint(hint)
  }

  /// Names the view for tests.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what the view is.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what the view is not.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets the order of reading.
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Says how deep a heading is.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    attributed(.accessibilityHeading, level.text)
  }

  /// Shows a large view of contents.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    attributed(.accessibilityShowsLargeContentViewer, "true")
  }
}

/// How aids treat the parts of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let text: String

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(text: "ignore")
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(text: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(text: "combine")
}

/// How deep a heading is.
public struct AccessibilityHeadingLevel: Hashable, Sendable {
  let text: String

  /// Somewhere.
  public static let unspecified = AccessibilityHeadingLevel(text: "unspecified")
  /// The level `h1`.
  public static let h1 = AccessibilityHeadingLevel(text: "h1")
  /// The level `h2`.
  public static let h2 = AccessibilityHeadingLevel(text: "h2")
  /// The level `h3`.
  public static let h3 = AccessibilityHeadingLevel(text: "h3")
  /// The level `h4`.
  public static let h4 = AccessibilityHeadingLevel(text: "h4")
  /// The level `h5`.
  public static let h5 = AccessibilityHeadingLevel(text: "h5")
  /// The level `h6`.
  public static let h6 = AccessibilityHeadingLevel(text: "h6")
}

/// What a view is to aids.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable, ExpressibleByArrayLiteral {
  private var names: Set<String> = []

  /// Creates no traits.
  public init() {}

  private init(_ name: String) { names = [name] }

  /// The traits by name.
  var text: String { names.sorted().joined(separator: " ") }

  /// The trait `isButton`.
  public static let isButton = AccessibilityTraits("isButton")
  /// The trait `isHeader`.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// The trait `isSelected`.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// The trait `isLink`.
  public static let isLink = AccessibilityTraits("isLink")
  /// The trait `isSearchField`.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// The trait `isImage`.
  public static let isImage = AccessibilityTraits("isImage")
  /// The trait `playsSound`.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// The trait `isKeyboardKey`.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// The trait `isStaticText`.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// The trait `isSummaryElement`.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// The trait `updatesFrequently`.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// The trait `startsMediaSession`.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// The trait `allowsDirectInteraction`.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// The trait `causesPageTurn`.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// The trait `isModal`.
  public static let isModal = AccessibilityTraits("isModal")
  /// The trait `isToggle`.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// The trait `isTabBar`.
  public static let isTabBar = AccessibilityTraits("isTabBar")

  /// Whether other traits are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  /// These and others.
  public func union(_ other: Self) -> Self { changed { $0.formUnion(other) } }
  /// Those in both.
  public func intersection(_ other: Self) -> Self { changed { $0.formIntersection(other) } }
  /// Those in one only.
  public func symmetricDifference(_ other: Self) -> Self {
    changed { $0.formSymmetricDifference(other) }
  }
  /// Adds traits.
  @discardableResult public mutating func insert(
    _ newMember: Self
  ) -> (inserted: Bool, memberAfterInsert: Self) {
    let inserted = !contains(newMember)
    names.formUnion(newMember.names)
    return (inserted, newMember)
  }
  /// Takes traits away.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  /// Adds traits.
  @discardableResult public mutating func update(with newMember: Self) -> Self? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  /// Keeps those in both.
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  /// Keeps those in one only.
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var traits = self
    change(&traits)
    return traits
  }
}
