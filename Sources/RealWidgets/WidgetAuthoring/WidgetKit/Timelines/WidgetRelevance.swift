import Foundation

public struct WidgetRelevance<Configuration> {
  @_spi(Hosting) public let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

extension WidgetRelevance {
  /// Records the groups that a provider uses and its contexts' permissions (RV-05, RV-06).
  func recordRelevance(from provider: Any.Type) {
    guard !attributes.isEmpty else { return }
    let groups = Set(attributes.compactMap(\.group?.name)).sorted()
    let place = CallPlace.function("relevance", of: provider)
    CurrentHost.record(
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

  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: WidgetConfigurationIntent {
    self.init(configuration, context)
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: WidgetConfigurationIntent {
    self.init(configuration, group: group)
  }

  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: INIntent {
    self.init(configuration, context)
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: INIntent {
    self.init(configuration, group: group)
  }

  public init(context: RelevantContext) where Configuration == Void { self.init((), context) }

  public init(group: WidgetRelevanceGroup) where Configuration == Void {
    self.init((), group: group)
  }
}

public struct WidgetRelevanceGroup: Hashable, Sendable {
  let name: String

  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: "named \(name)")
  }
}
