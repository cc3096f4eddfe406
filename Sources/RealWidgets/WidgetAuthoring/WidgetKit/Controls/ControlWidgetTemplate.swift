import Foundation

@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @MainActor @preconcurrency var body: Body { get }
}

public struct NoControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = NoControlWidgetTemplate

  private init() {}
}

extension ControlWidgetTemplate where Body == NoControlWidgetTemplate {
  public var body: NoControlWidgetTemplate {
    preconditionFailure("\(Self.self) is not made of other templates")
  }
}

@MainActor protocol DrawnTemplate {
  var drawing: AnyView { get }
  var action: (any HostedIntent)? { get }
}

extension ControlWidgetTemplate {
  /// The template that the system draws in the end, found by following bodies.
  var drawn: (any DrawnTemplate)? {
    if let drawn = self as? any DrawnTemplate { return drawn }
    if self is NoControlWidgetTemplate { return nil }
    return body.drawn
  }
}

public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, DrawnTemplate {
  public typealias Body = NoControlWidgetTemplate

  public nonisolated init() {}

  var drawing: AnyView { AnyView(EmptyView()) }
  var action: (any HostedIntent)? { nil }
}

public struct ConditionalControlTemplate<
  First: ControlWidgetTemplate,
  Second: ControlWidgetTemplate
>:
  ControlWidgetTemplate, DrawnTemplate
{
  public typealias Body = NoControlWidgetTemplate

  let part: any DrawnTemplate

  var drawing: AnyView { part.drawing }
  var action: (any HostedIntent)? { part.action }
}

@resultBuilder @MainActor @preconcurrency public enum ControlWidgetTemplateBuilder {
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }

  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    first: First
  ) -> ConditionalControlTemplate<First, Second> {
    ConditionalControlTemplate(part: first.drawn ?? EmptyControlWidgetTemplate())
  }

  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    second: Second
  ) -> ConditionalControlTemplate<First, Second> {
    ConditionalControlTemplate(part: second.drawn ?? EmptyControlWidgetTemplate())
  }
}
