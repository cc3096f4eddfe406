import WidgetModel

@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>:
  WidgetConfiguration
{
  public typealias Body = NoWidgetConfiguration

  private let code: any HostedActivity
  private let places: DeclaredPlaces

  /// Declares a Live Activity (LA-14).
  @MainActor @preconcurrency public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    places = DeclaredPlaces(provider: nil, content: Content.self)
    code = ActivityHost<Attributes, Content>(content: content, dynamicIsland: dynamicIsland)
  }

  public func _declare(into declarations: WidgetDeclarations) {
    declarations.current.kind = code.attributesName
    declarations.current.places = places
    declarations.current.code = .activity(code)
  }
}
