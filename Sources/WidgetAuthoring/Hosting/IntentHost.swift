import Foundation

/// Runs an app intent as the system does after a tap.
struct IntentHost<Intent: AppIntent>: HostedIntent {
  let intent: Intent

  var text: String { "\(Intent.self)(\(parameterText(of: intent)))" }

  var type: Any.Type { Intent.self }

  var startsActivities: Bool { Intent.self is any StartingActivities.Type }

  func run() async throws { try await run(intent, following: 0) }

  func run(settingValue isOn: Bool) async throws {
    guard var setting = intent as? any SetValueIntent else { return try await run() }
    setValue(isOn, of: &setting)
    try await run(setting, following: 0)
  }

  /// Runs an intent and those that it opens, at most eight of them.
  private func run(_ intent: any AppIntent, following count: Int) async throws {
    let next = try await ActivityLicence.$isGranted.withValue(
      ActivityLicence.isGranted || intent is any StartingActivities
    ) {
      try await perform(intent)
    }
    if let next, count < 8 { try await run(next, following: count + 1) }
  }
}

private func perform<Intent: AppIntent>(_ intent: Intent) async throws -> (any AppIntent)? {
  try await intent.perform().outcome.next
}

private func setValue(_ isOn: Bool, of intent: inout any SetValueIntent) {
  func set<Intent: SetValueIntent>(_ intent: inout Intent) {
    if let value = isOn as? Intent.ValueType { intent.value = value }
  }
  set(&intent)
}
