import WidgetModel

/// A Live Activity's presentations.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>:
  WidgetConfiguration, DeclaringConfiguration
{
  /// There is none.
  public typealias Body = NoWidgetConfiguration

  private let code: any HostedActivity

  /// Declares a Live Activity.
  ///
  /// Source: LA-14.
  @MainActor @preconcurrency public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    code = ActivityHost<Attributes, Content>(content: content, dynamicIsland: dynamicIsland)
  }

  func declare(_ widget: inout DeclaredWidget) {
    widget.kind = code.attributesName
    widget.code = .activity(code)
  }
}
