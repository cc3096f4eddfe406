import Foundation

/// An action that the system can run for a person (AI-15).
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  init()

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  static var openAppWhenRun: Bool { get }
  static var supportedModes: IntentModes { get }
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  static var isDiscoverable: Bool { get }

  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  /// `false` by default (AI-13).
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { .background }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// `true` by default (AI-12).
  public static var isDiscoverable: Bool { true }
  public static var parameterSummary: some ParameterSummary { EveryParameterSummary() }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
  public typealias Dependency = AppDependency
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
  public typealias Switch<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Content>
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

extension AppIntent {
  /// Performs the intent; nothing is donated and no dialog is shown.
  public func callAsFunction(donate: Bool) async throws -> PerformResult.Value? {
    try await perform().value
  }
}

public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(Self.self)" }
}
