import Foundation
import Observation

extension View {
  /// Sets a value in the surroundings of the view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    // An appearance of the view's own changes which colours are on top of each other.
    let isAppearance = keyPath == \EnvironmentValues.colorScheme
    return EnvironmentContent(
      content: self,
      name: isAppearance ? .colorScheme : nil,
      value: isAppearance ? "\(value)" : ""
    ) { $0[keyPath: keyPath] = value }
  }

  /// Sets an object in the surroundings of the view.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    changing { $0[object: T.self] = object }
  }

  /// Sets an object in the surroundings of the view.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    changing { $0[object: T.self] = object }
  }

  /// Changes a value in the surroundings of the view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    changing { transform(&$0[keyPath: keyPath]) }
  }
}

/// Opens URLs; a widget does not.
public struct OpenURLAction: Sendable {
  /// What became of a URL.
  public struct Result: Sendable {
    /// It was opened here.
    public static let handled = Result()
    /// It was thrown away.
    public static let discarded = Result()
    /// The system opens it.
    public static let systemAction = Result()
    /// The system opens another one.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) {}

  init() {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing, and says so.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(false)
  }
}

/// Closes what is presented; a widget is not.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Closes what is presented.
  public var dismiss: DismissAction { DismissAction() }
}

private enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}
