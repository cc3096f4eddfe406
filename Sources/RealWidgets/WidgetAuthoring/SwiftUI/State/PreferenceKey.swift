import Foundation

/// A value that views tell those round them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view has set one.
  static var defaultValue: Value { get }
  /// Joins the values of two views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Tells a value; views round it find the default here, since nothing is measured.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }

  /// Changes a value.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }

  /// Names what happens when a value changes; it never happens in an archive.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    attributed(.onPreferenceChange, String(describing: K.self))
  }

  /// Lays a view in front that depends on a value, the default here.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlay { transform(K.defaultValue) }
  }

  /// Lays a view behind that depends on a value, the default here.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    background { transform(K.defaultValue) }
  }

  /// Tells a place; views round it find the default here.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }

  /// Changes a value with a place.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    attributed(.preference, String(describing: K.self))
  }
}
