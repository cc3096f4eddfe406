import Foundation

/// Runs an app intent as the system does after a tap.
struct IntentHost<Intent: AppIntent>: HostedIntent {
  let intent: Intent

  var text: String { "\(Intent.self)(\(parameterText(of: intent)))" }

  var type: Any.Type { Intent.self }

  var startsActivities: Bool { Intent.self is any StartingActivities.Type }

  var onlyOpens: Bool { Intent.self == OpenURLIntent.self || Intent.self is any OpenIntent.Type }

  var comesToFront: Bool {
    // An intent may also open something through its result.
    guard !onlyOpens, !Intent.PerformResult.isFollowed else { return false }
    return Intent.openAppWhenRun || !Intent.supportedModes.contains(.background)
  }

  var hasPresetValue: Bool { (intent as? any SetValueIntent)?.hasPresetValue ?? false }

  var isIndependent: Bool {
    Mirror(reflecting: intent).children.allSatisfy {
      $0.label == "_value" && intent is any SetValueIntent
    }
  }

  func run() async throws { try await run(intent, following: 0) }

  func run(settingValue isOn: Bool) async throws {
    guard var setting = intent as? any SetValueIntent else { return try await run() }
    setValue(isOn, of: &setting)
    try await run(setting, following: 0)
  }

  /// Runs an intent and the ones that its results open, at most eight.
  private func run(_ intent: any AppIntent, following count: Int) async throws {
    let next = try await ActivityEntitlement.$isGranted.withValue(
      ActivityEntitlement.isGranted || intent is any StartingActivities
    ) {
      try await performInPlace(intent)
    }
    // The limit ends chains of intents that open each other.
    if let next, count < 8 { try await run(next, following: count + 1) }
  }
}

/// Performs an intent where the system would: in the extension here, in the app not at all, except
/// Live Activity intents, whose effects are the app's obligation and judged.
private func performInPlace(_ intent: any AppIntent) async throws -> (any AppIntent)? {
  if let opening = intent as? OpenURLIntent { opening.noteAddress() }
  guard let reason = reasonToPerformInApp(intent) else { return try await perform(intent) }
  let name = "\(type(of: intent)) (\(reason))"
  let isPerformed =
    intent is any StartingActivities && missingDependency(of: intent) == nil
    && CurrentHost.environment?.performsForApp ?? true
  CurrentHost.environment?.noteInApp(name, isPerformed: isPerformed)
  guard isPerformed else { return nil }
  defer { CurrentHost.environment?.noteEndInApp() }
  return try await perform(intent)
}

/// Returns the reason why the app performs an intent; `nil` if the extension does (VW-14).
private func reasonToPerformInApp(_ intent: any AppIntent) -> String? {
  if let missing = missingDependency(of: intent) { return "it needs the app's \(missing)" }
  let type = type(of: intent)
  // The system's own intent does nothing by itself.
  if type == OpenURLIntent.self { return nil }
  if type.openAppWhenRun { return "it opens the app" }
  return switch intent {
  case is any StartingActivities: "an intent of Live Activities"
  case is any AudioPlaybackIntent: "it plays audio"
  case is any AudioRecordingIntent: "it records audio"
  case is any PushToTalkTransmissionIntent: "it transmits speech"
  case is any ForegroundContinuableIntent: "it may continue in the app"
  default: type.supportedModes.contains(.background) ? nil : "it runs with the app in front"
  }
}

private func perform<Intent: AppIntent>(_ intent: Intent) async throws -> (any AppIntent)? {
  try await intent.perform().outcome.next
}

private func setValue(_ isOn: Bool, of intent: inout any SetValueIntent) {
  func set<Intent: SetValueIntent>(_ intent: inout Intent) {
    guard let value = isOn as? Intent.ValueType else { return }
    intent.value = value
    intent.valueParameter?.isFilledIn = true
  }
  set(&intent)
}

extension SetValueIntent {
  /// True if the code has set the value of this intent; one that every new intent has does not
  /// count, because the system creates such an intent too.
  fileprivate var hasPresetValue: Bool {
    guard let parameter = valueParameter, parameter.isSet, !parameter.isFilledIn else {
      return false
    }
    guard let beginning = Self().valueParameter, beginning.isSet else { return true }
    return parameter.valueIfAny as? Bool != beginning.valueIfAny as? Bool
  }

  fileprivate var valueParameter: IntentParameter<ValueType>? {
    Mirror(reflecting: self).children.lazy.filter { $0.label == "_value" }
      .compactMap { $0.value as? IntentParameter<ValueType> }.first
  }
}
