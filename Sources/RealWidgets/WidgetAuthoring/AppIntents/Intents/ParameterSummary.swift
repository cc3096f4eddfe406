import Foundation

/// The parameters that a person sees, and the sentence they appear in (AI-11).
public protocol ParameterSummary {}

protocol ShowingParameters {
  /// Returns the parameters shown for an intent's current values; `nil` for all of them.
  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]?
}

/// The summary of an intent that declares none; it shows every parameter.
public struct EveryParameterSummary: ParameterSummary, ShowingParameters {
  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]? { nil }
}

public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, ShowingParameters {
  let paths: [PartialKeyPath<Intent>]

  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    paths = summary.paths
  }

  public init(
    _ summary: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    paths = summary.paths + parameterKeyPaths()
  }

  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    paths = parameterKeyPaths()
  }

  public init() { paths = [] }

  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]? {
    guard let intent = intent as? Intent else { return nil }
    return paths.map { intent[keyPath: $0] as AnyObject }
  }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let text: String
  let paths: [PartialKeyPath<Intent>]

  public init(stringLiteral value: String) {
    text = value
    paths = []
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    paths = stringInterpolation.paths
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var paths: [PartialKeyPath<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "%@"
      paths.append(keyPath)
    }
  }
}

@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }

  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}

@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildExpression(
    _ summary: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> { summary }
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  public static func buildBlock() -> EveryParameterSummary { EveryParameterSummary() }
}
