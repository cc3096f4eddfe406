import Foundation

/// A value for ancestors, which find the default, because nothing is laid out here.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }

  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }

  /// Records the key; the closure never runs, because a widget's views are archived.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    attributed(.onPreferenceChange, String(describing: K.self))
  }

  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlay { transform(K.defaultValue) }
  }

  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    background { transform(K.defaultValue) }
  }

  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }

  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }
}
