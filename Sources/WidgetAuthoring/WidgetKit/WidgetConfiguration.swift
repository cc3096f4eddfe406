import WidgetModel

/// What a widget declares: its kind, its provider, its views, and where it may stand.
@MainActor @preconcurrency public protocol WidgetConfiguration {
  /// The type of the configuration that this one is made of.
  associatedtype Body: WidgetConfiguration
  /// The configuration that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
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

/// A configuration that declares by itself instead of by its body.
@MainActor protocol DeclaringConfiguration {
  /// Puts down what the configuration says.
  func declare(_ widget: inout DeclaredWidget)
}

extension WidgetConfiguration {
  /// Puts down what the configuration says, by itself or by its body.
  func declareAnyhow(_ widget: inout DeclaredWidget) {
    if let declaring = self as? any DeclaringConfiguration {
      declaring.declare(&widget)
    } else {
      body.declareAnyhow(&widget)
    }
  }
}

/// Declares nothing.
public struct EmptyWidgetConfiguration: WidgetConfiguration, DeclaringConfiguration {
  /// There is none.
  public typealias Body = NoWidgetConfiguration

  /// Creates the configuration.
  public nonisolated init() {}

  func declare(_ widget: inout DeclaredWidget) { widget.code = .empty }
}

/// A configuration of which a modifier says something.
struct EditedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration, DeclaringConfiguration {
  typealias Body = NoWidgetConfiguration

  let base: Base
  let edit: @MainActor (inout DeclaredWidget) -> Void

  func declare(_ widget: inout DeclaredWidget) {
    base.declareAnyhow(&widget)
    edit(&widget)
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
