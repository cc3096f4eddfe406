public enum ActivityFamily: String, CaseIterable, Hashable, Codable, Sendable {
  case small
  case medium
}
