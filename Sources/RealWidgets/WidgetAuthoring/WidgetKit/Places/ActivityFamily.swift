/// The size in which a Live Activity is drawn on a watch or in a car.
public enum ActivityFamily: String, CaseIterable, Hashable, Codable, Sendable {
  /// Small, as on a watch.
  case small
  /// As on the Lock Screen.
  case medium
}
