import Foundation

/// An action that the system can run for a person: a button, a toggle, a shortcut.
///
/// Source: AI-15.
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What performing gives.
  associatedtype PerformResult: IntentResult
  /// How the parameters are laid out.
  associatedtype SummaryContent: ParameterSummary

  /// Creates an intent whose parameters have their defaults.
  init()

  /// The name that people read.
  static var title: LocalizedStringResource { get }
  /// What the intent does, for people who browse.
  static var description: IntentDescription? { get }
  /// Which parameters a person sees, and in which sentence.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// Whether the app comes to the front.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run.
  static var supportedModes: IntentModes { get }
  /// What a locked device asks for.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Whether the intent shows up outside the app's own controls.
  static var isDiscoverable: Bool { get }

  /// Does what the intent says.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// False.
  ///
  /// Source: AI-13.
  public static var openAppWhenRun: Bool { false }
  /// In the background.
  public static var supportedModes: IntentModes { .background }
  /// No question to the person.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// True.
  ///
  /// Source: AI-12.
  public static var isDiscoverable: Bool { true }
  /// Shows every parameter.
  public static var parameterSummary: some ParameterSummary { EveryParameterSummary() }
}

extension AppIntent {
  /// A parameter's wrapper under the name that intents use.
  public typealias Parameter = IntentParameter
  /// A dependency's wrapper under the name that intents use.
  public typealias Dependency = AppDependency
  /// A sentence over this intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A choice between two summaries.
  public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
    ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
  /// A choice between summaries by a parameter's value.
  public typealias Switch<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummarySwitchCondition<Self, Value, Content>
  /// One case of a `Switch`.
  public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
    ParameterSummaryCaseCondition<Self, Value, Content>
  /// The case of a `Switch` that holds when no other does.
  public typealias DefaultCase<Content: ParameterSummary> =
    ParameterSummaryDefaultCaseCondition<Self, Content>
}

extension AppIntent {
  /// Performs the intent without waiting for its dialog.
  public func callAsFunction(donate: Bool) async throws -> PerformResult.Value? {
    try await perform().value
  }
}

/// A type whose name persists over launches.
public protocol PersistentlyIdentifiable {
  /// The name under which the system remembers the type.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { "\(Self.self)" }
}
