import Foundation

/// A value on offer, with how it reads.
public struct IntentItem<Value: _IntentValue> {
  /// The value.
  public let value: Value
  /// The first line, `nil` for the value's own.
  public let title: LocalizedStringResource?
  /// The second line.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: DisplayRepresentation.Image?

  /// Offers a value as it reads by itself.
  public init(_ value: Value) {
    self.value = value
    title = nil
    subtitle = nil
    image = nil
  }

  /// Offers a value with a title of its own.
  public init(
    _ value: Value,
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Values on offer under a heading.
public struct IntentItemSection<Result: _IntentValue> {
  /// The heading.
  public let title: LocalizedStringResource?
  /// The second line of the heading.
  public let subtitle: LocalizedStringResource?
  /// The picture beside the heading.
  public let image: DisplayRepresentation.Image?
  /// The values.
  public let items: [IntentItem<Result>]

  /// Offers values under a heading.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Offers items under a heading.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, subtitle: nil, image: nil, items: items)
  }

  /// Offers items under a heading of two lines.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image? = nil,
    items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// Offers values under a heading of two lines.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image? = nil,
    items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  /// Offers items that a builder lists, under a heading.
  public init(
    _ title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @ArrayBuilder<IntentItem<Result>> itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }

  /// Offers items without a heading.
  public init(items: [IntentItem<Result>]) {
    title = nil
    subtitle = nil
    image = nil
    self.items = items
  }

  /// Offers values without a heading.
  public init(items: [Result]) { self.init(items: items.map { IntentItem($0) }) }
}

/// Values on offer, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What the person is asked.
  public let promptLabel: LocalizedStringResource?
  /// Whether the values are listed by their first letters.
  public let usesIndexedCollation: Bool
  /// The sections.
  public let sections: [IntentItemSection<Result>]

  /// Offers values.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)]
    )
  }

  /// Offers items.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)]
    )
  }

  /// Offers sections.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Offers sections that a builder lists.
  public init(
    promptLabel: LocalizedStringResource? = nil,
    usesIndexedCollation: Bool = false,
    @ArrayBuilder<IntentItemSection<Result>> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel,
      usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder()
    )
  }

  /// No values.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// The values of every section in order.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}

extension IntentItemCollection: ValueListing {
  var listedValues: Any { items }
}

/// Lists values, one a line, with conditions and loops.
@resultBuilder public enum ArrayBuilder<Element> {
  /// One value.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Several values.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// The lines of a block.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// A condition without alternative.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// A condition that holds.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// A condition that does not hold.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// A loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  /// A part for newer systems.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
