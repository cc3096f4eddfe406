/// What a locked device asks of a person before an intent runs.
///
/// Source: AI-14.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Nothing.
  case alwaysAllowed
  /// That a device of the person is unlocked.
  case requiresAuthentication
  /// That this device is unlocked.
  case requiresLocalDeviceAuthentication
}

/// Where an intent may run.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates modes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without the app in front.
  public static let background = IntentModes(rawValue: 1)
  /// With the app in front from the start.
  public static let foreground = IntentModes(rawValue: 2)

  /// With the app in front, at a moment of the intent's choosing.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  /// When the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before the intent runs.
    case immediate
    /// While it runs, if it asks.
    case dynamic
    /// At its end.
    case deferred
  }
}

/// How a parameter takes what the step before gave.
public struct InputConnectionBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let `default` = InputConnectionBehavior(name: "default")
  /// Never.
  public static let never = InputConnectionBehavior(name: "never")
  /// When the type fits.
  public static let connectToPreviousIntentResult = InputConnectionBehavior(
    name: "connectToPreviousIntentResult"
  )
}
