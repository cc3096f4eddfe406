import Foundation

/// How a control looks and what it does.
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
  /// The type of the template that this one is made of.
  associatedtype Body: ControlWidgetTemplate
  /// The template that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

/// A template that is not made of others.
public struct NoControlWidgetTemplate: ControlWidgetTemplate {
  /// There is none.
  public typealias Body = NoControlWidgetTemplate

  private init() {}
}

extension ControlWidgetTemplate where Body == NoControlWidgetTemplate {
  /// There is none.
  ///
  /// - Precondition: Is never called.
  public var body: NoControlWidgetTemplate {
    preconditionFailure("\(Self.self) is not made of other templates")
  }
}

/// A template that the system draws.
@MainActor protocol DrawnTemplate {
  /// The template as a view.
  var drawing: AnyView { get }
  /// The intent that a tap runs, `nil` when there is none.
  var action: (any HostedIntent)? { get }
}

extension ControlWidgetTemplate {
  /// The template that the system draws in the end, `nil` when there is none.
  var drawn: (any DrawnTemplate)? {
    if let drawn = self as? any DrawnTemplate { return drawn }
    if self is NoControlWidgetTemplate { return nil }
    return body.drawn
  }
}

/// No control.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate, DrawnTemplate {
  /// There is none.
  public typealias Body = NoControlWidgetTemplate

  /// Creates the template.
  public nonisolated init() {}

  var drawing: AnyView { AnyView(EmptyView()) }
  var action: (any HostedIntent)? { nil }
}

/// One of two templates.
public struct ConditionalControlTemplate<
  First: ControlWidgetTemplate,
  Second: ControlWidgetTemplate
>:
  ControlWidgetTemplate, DrawnTemplate
{
  /// There is none.
  public typealias Body = NoControlWidgetTemplate

  let part: any DrawnTemplate

  var drawing: AnyView { part.drawing }
  var action: (any HostedIntent)? { part.action }
}

/// Builds the one template of a control.
@resultBuilder @MainActor @preconcurrency public enum ControlWidgetTemplateBuilder {
  /// The template itself.
  public static func buildExpression<Content: ControlWidgetTemplate>(
    _ content: Content
  ) -> Content { content }

  /// The template itself.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
    content
  }

  /// A condition that holds.
  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    first: First
  ) -> ConditionalControlTemplate<First, Second> {
    ConditionalControlTemplate(part: first.drawn ?? EmptyControlWidgetTemplate())
  }

  /// A condition that does not hold.
  public static func buildEither<First: ControlWidgetTemplate, Second: ControlWidgetTemplate>(
    second: Second
  ) -> ConditionalControlTemplate<First, Second> {
    ConditionalControlTemplate(part: second.drawn ?? EmptyControlWidgetTemplate())
  }
}
