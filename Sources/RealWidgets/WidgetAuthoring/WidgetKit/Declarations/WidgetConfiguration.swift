import WidgetModel

@MainActor @preconcurrency public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }
  /// Records the configuration in the declarations, directly or through its body.
  @MainActor @preconcurrency func _declare(into declarations: WidgetDeclarations)
}

extension WidgetConfiguration {
  public func _declare(into declarations: WidgetDeclarations) { body._declare(into: declarations) }
}

public struct NoWidgetConfiguration: WidgetConfiguration {
  public typealias Body = NoWidgetConfiguration

  private init() {}
}

extension WidgetConfiguration where Body == NoWidgetConfiguration {
  public var body: NoWidgetConfiguration {
    preconditionFailure("\(Self.self) is not made of other configurations")
  }
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = NoWidgetConfiguration

  public nonisolated init() {}

  public func _declare(into declarations: WidgetDeclarations) { declarations.current.code = .empty }
}

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
  func editing(
    _ edit: @escaping @MainActor (inout DeclaredWidget) -> Void
  ) -> EditedConfiguration<Self> {
    EditedConfiguration(base: self, edit: edit)
  }
}
