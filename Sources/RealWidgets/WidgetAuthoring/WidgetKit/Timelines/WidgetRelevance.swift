import Foundation

/// When a widget matters, for each of its configurations.
public struct WidgetRelevance<Configuration> {
  /// The moments and places.
  @_spi(Hosting) public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// Says when the widget matters.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevance {
  /// Tells the host environment which groups a provider puts its clues into, and which permissions they need.
  ///
  /// Source: RV-05, RV-06.
  func note(from provider: Any.Type) {
    guard !attributes.isEmpty else { return }
    let groups = Set(attributes.compactMap(\.group?.name)).sorted()
    let place = CallPlace.function("relevance", of: provider)
    CurrentHost.note(
      .relevanceTold,
      amount: Int64(attributes.count),
      at: place,
      groups.joined(separator: ", ")
    )
    for context in attributes.compactMap(\.context) {
      if let permission = context.permission {
        CurrentHost.needs(permission, context.description, at: place)
      }
    }
  }
}

/// A moment or place at which a configuration matters.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration?
  let context: RelevantContext?
  let group: WidgetRelevanceGroup?

  private init(_ configuration: Configuration?, _ context: RelevantContext?) {
    self.configuration = configuration
    self.context = context
    group = nil
  }

  private init(_ configuration: Configuration?, group: WidgetRelevanceGroup) {
    self.configuration = configuration
    context = nil
    self.group = group
  }

  /// A configuration matters in a context.
  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: WidgetConfigurationIntent {
    self.init(configuration, context)
  }

  /// A configuration belongs to a group.
  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: WidgetConfigurationIntent {
    self.init(configuration, group: group)
  }

  /// A SiriKit configuration matters in a context.
  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: INIntent {
    self.init(configuration, context)
  }

  /// A SiriKit configuration belongs to a group.
  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: INIntent {
    self.init(configuration, group: group)
  }

  /// The widget matters in a context.
  public init(context: RelevantContext) where Configuration == Void { self.init((), context) }

  /// The widget belongs to a group.
  public init(group: WidgetRelevanceGroup) where Configuration == Void {
    self.init((), group: group)
  }
}

/// Which widgets matter together.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  /// Each for itself.
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
  /// Those with the same name.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: "named \(name)")
  }
}
