import WidgetModel

/// What a widget declares: its kind, its provider, its views, and where it may stand.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration that this one is made of.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
  /// Puts down what the configuration says, by itself or by its body.
  @MainActor @preconcurrency func _declare(into declarations: WidgetDeclarations)
}

extension WidgetConfiguration {
  /// Puts down what the body says.
  public func _declare(into declarations: WidgetDeclarations) { body._declare(into: declarations) }
}

/// A configuration that is not made of others.
public struct NoWidgetConfiguration: WidgetConfiguration {
  /// There is none.
  public typealias Body = NoWidgetConfiguration

  private init() {}
}

extension WidgetConfiguration where Body == NoWidgetConfiguration {
  /// There is none.
  ///
  /// - Precondition: Is never called.
  public var body: NoWidgetConfiguration {
    preconditionFailure("\(Self.self) is not made of other configurations")
  }
}

/// Declares nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// There is none.
  public typealias Body = NoWidgetConfiguration

  /// Creates the configuration.
  public nonisolated init() {}

  /// Says that there is nothing.
  public func _declare(into declarations: WidgetDeclarations) { declarations.current.code = .empty }
}

/// A configuration of which a modifier says something.
struct EditedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  typealias Body = NoWidgetConfiguration

  let base: Base
  let edit: @MainActor (inout DeclaredWidget) -> Void

  func _declare(into declarations: WidgetDeclarations) {
    base._declare(into: declarations)
    edit(&declarations.current)
  }
}

extension WidgetConfiguration {
  /// Says something more.
  func editing(
    _ edit: @escaping @MainActor (inout DeclaredWidget) -> Void
  ) -> EditedConfiguration<Self> {
    EditedConfiguration(base: self, edit: edit)
  }
}
