import WidgetModel

extension ScriptedAnswer {
  /// Delays a policy that would be due at once.
  mutating func slowDown() {
    switch policy {
    case .never: break
    case .after: after = max(after, Boundaries.leastPace)
    case .atEnd:
      let last = entries.map(\.offset).max() ?? .zero
      guard last < Boundaries.leastPace else { return }
      policy = .after
      after = Boundaries.leastPace
    }
  }
}
