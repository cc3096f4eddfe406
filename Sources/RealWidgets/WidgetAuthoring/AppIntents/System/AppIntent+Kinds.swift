import Foundation

public protocol SystemIntent: AppIntent {}

/// The parameters of a widget; it only holds data (AI-01).
public protocol WidgetConfigurationIntent: AppIntent {
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  public typealias NeverResult = Never
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// The parameters of a control; it only holds data (AI-01, CT-10).
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// An intent with a value that the system sets (CT-05).
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// An intent that opens something in the app (CT-07).
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }
  /// Does nothing; the app opens the target itself.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// An intent that may start, update or end a Live Activity, also in the background (LA-03, AI-22).
public protocol LiveActivityIntent: SystemIntent, StartingActivities {}

@available(*, deprecated, message: "Use LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent, StartingActivities {}

public protocol AudioPlaybackIntent: SystemIntent {}

public protocol AudioRecordingIntent: SystemIntent {}

public protocol CameraCaptureIntent: SystemIntent {
  associatedtype AppContext: Codable, Sendable = Never
  static var appContext: AppContext? { get async throws }
}

extension CameraCaptureIntent {
  /// Always nil, because no camera runs here.
  public static var appContext: AppContext? {
    get async throws { nil }
  }
  /// Has no effect here.
  public static func updateAppContext(_ context: AppContext) async throws {}
}

public protocol PushToTalkTransmissionIntent: SystemIntent {}

public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}

public protocol PredictableIntent: AppIntent {
  associatedtype Prediction: IntentPredictionConfiguration
  @IntentPredictionsBuilder static var predictionConfiguration: Prediction { get }
}

public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity
  var entities: [Entity] { get set }
}

public protocol ShowInAppSearchResultsIntent: SystemIntent {}

public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// A new progress on each read; the system shows nothing here.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Continues at once, without asking, because nobody could agree.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continuation()
  }

  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    .needsToContinueInForeground
  }
}
