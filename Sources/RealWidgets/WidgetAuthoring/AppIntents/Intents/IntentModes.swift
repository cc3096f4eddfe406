/// The authentication that a locked device requires before an intent runs (AI-14).
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  case requiresLocalDeviceAuthentication
}

public struct IntentModes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let background = IntentModes(rawValue: 1)
  public static let foreground = IntentModes(rawValue: 2)

  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  public enum ForegroundMode: Hashable, Sendable {
    case immediate
    case dynamic
    case deferred
  }
}

public struct InputConnectionBehavior: Hashable, Sendable {
  let name: String

  public static let `default` = InputConnectionBehavior(name: "default")
  public static let never = InputConnectionBehavior(name: "never")
  public static let connectToPreviousIntentResult = InputConnectionBehavior(
    name: "connectToPreviousIntentResult"
  )
}
