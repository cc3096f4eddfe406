import Foundation

/// Which parameters a person sees, and in which sentence.
///
/// Source: AI-11.
public protocol ParameterSummary {}

/// A summary that can tell which parameters it shows.
protocol ShowingParameters {
  /// The parameters shown for an intent with its present values, `nil` for all of them.
  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]?
}

/// The summary of an intent that declares none: it shows every parameter.
public struct EveryParameterSummary: ParameterSummary, ShowingParameters {
  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]? { nil }
}

/// A sentence with parameters in it, and those that stand below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, ShowingParameters {
  let paths: [PartialKeyPath<Intent>]

  /// A sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
    paths = summary.paths
  }

  /// A sentence with further parameters below it.
  public init(
    _ summary: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    paths = summary.paths + parameterKeyPaths()
  }

  /// Parameters without a sentence.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    paths = parameterKeyPaths()
  }

  /// No parameter.
  public init() { paths = [] }

  func parametersShown(of intent: Any, in family: IntentWidgetFamily?) -> [AnyObject]? {
    guard let intent = intent as? Intent else { return nil }
    return paths.map { intent[keyPath: $0] as AnyObject }
  }
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let text: String
  let paths: [PartialKeyPath<Intent>]

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    text = value
    paths = []
  }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    paths = stringInterpolation.paths
  }

  /// The pieces of the sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var paths: [PartialKeyPath<Intent>] = []

    /// Begins a sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "%@"
      paths.append(keyPath)
    }
  }
}

/// Lists parameters, one a line.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// One parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }

  /// The parameters of a block.
  public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
    paths
  }
}

/// Builds the one summary of an intent.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// The summary itself.
  public static func buildExpression<S: ParameterSummary>(_ summary: S) -> S { summary }
  /// A sentence over the intent's parameters.
  public static func buildExpression(
    _ summary: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> { summary }
  /// The summary itself.
  public static func buildBlock<S: ParameterSummary>(_ summary: S) -> S { summary }
  /// No summary.
  public static func buildBlock() -> EveryParameterSummary { EveryParameterSummary() }
}
