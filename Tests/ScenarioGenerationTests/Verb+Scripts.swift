import WidgetModel

extension Action.Verb {
  /// The words for what happens to widgets with scripts; the others ask real code for its parts.
  static let ofScripts = allCases.filter { UsedPart(rawValue: $0.rawValue) == nil }
}
