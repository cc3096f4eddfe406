import Foundation

/// An intent that the system knows how to use.
public protocol SystemIntent: AppIntent {}

/// The parameters of a widget; it only holds data.
///
/// Source: AI-01.
public protocol WidgetConfigurationIntent: AppIntent {
  /// Never: a configuration is not performed.
  associatedtype NeverResult where NeverResult == Never
}

extension WidgetConfigurationIntent {
  /// A configuration never gives a result.
  public typealias NeverResult = Never
  /// Does nothing: a configuration only holds data.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// The parameters of a control; it only holds data.
///
/// Source: AI-01, CT-10.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Does nothing: a configuration only holds data.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// An intent that sets a value which the system fills in.
///
/// Source: CT-05.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType: _IntentValue
  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that opens something in the app.
///
/// Source: CT-07.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// True: opening brings the app to the front.
  public static var openAppWhenRun: Bool { true }
  /// Does nothing: the app opens the target itself.
  public func perform() async throws -> some IntentResult { NoIntentResult() }
}

/// An intent that may start, update or end a Live Activity, also in the background.
///
/// Source: LA-03, AI-22.
public protocol LiveActivityIntent: SystemIntent, StartingActivities {}

/// An intent that may start a Live Activity.
@available(*, deprecated, message: "Use LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent, StartingActivities {}

/// An intent that plays or pauses audio.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts or ends a recording.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that opens the camera of the app, also from the Lock Screen.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app and its capture extension tell each other.
  associatedtype AppContext: Codable, Sendable = Never
  /// What was told last; nothing here.
  static var appContext: AppContext? { get async throws }
}

extension CameraCaptureIntent {
  /// Nothing: no camera runs here.
  public static var appContext: AppContext? {
    get async throws { nil }
  }
  /// Tells the capture extension something, which has no effect here.
  public static func updateAppContext(_ context: AppContext) async throws {}
}

/// An intent that begins to transmit speech.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that takes the place of a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the SiriKit intent's class.
  static var intentClassName: String { get }
}

/// An intent whose uses the system may foresee.
public protocol PredictableIntent: AppIntent {
  /// What the system foresees.
  associatedtype Prediction: IntentPredictionConfiguration
  /// How foreseen uses are described.
  @IntentPredictionsBuilder static var predictionConfiguration: Prediction { get }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// What is deleted.
  var entities: [Entity] { get set }
}

/// An intent that shows search results in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}

/// An intent whose progress the system shows.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress that the system shows.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

/// An intent that may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Goes on in the app after the person agrees; nobody asks here, so it goes on at once.
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    try await continuation()
  }

  /// The error that asks the person to go on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    .needsToContinueInForeground
  }
}
