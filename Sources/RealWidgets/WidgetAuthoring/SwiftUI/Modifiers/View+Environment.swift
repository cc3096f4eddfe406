import Foundation
import Observation

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    // A changed appearance is recorded, because it changes which colors meet.
    let isAppearance = keyPath == \EnvironmentValues.colorScheme
    return EnvironmentContent(
      content: self,
      name: isAppearance ? .colorScheme : nil,
      value: isAppearance ? "\(value)" : ""
    ) { $0[keyPath: keyPath] = value }
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changing { $0[object: T.self] = object }
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changing { $0[object: T.self] = object }
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    changing { transform(&$0[keyPath: keyPath]) }
  }
}

/// An action that opens nothing.
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  public func callAsFunction(_ url: URL) {}

  /// Reports that the URL was not opened.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(false)
  }
}

/// An action that does nothing: a widget is not presented.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}
