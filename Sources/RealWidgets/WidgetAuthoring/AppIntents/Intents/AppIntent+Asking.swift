import Foundation

/// What the button says that confirms.
public struct ConfirmationActionName: Hashable, Sendable {
  let text: String

  /// Adds something.
  public static let add = ConfirmationActionName(text: "add")
  /// Adds data.
  public static let addData = ConfirmationActionName(text: "addData")
  /// Books something.
  public static let book = ConfirmationActionName(text: "book")
  /// Buys something.
  public static let buy = ConfirmationActionName(text: "buy")
  /// Calls somebody.
  public static let call = ConfirmationActionName(text: "call")
  /// Checks in.
  public static let checkIn = ConfirmationActionName(text: "checkIn")
  /// Goes on.
  public static let `continue` = ConfirmationActionName(text: "continue")
  /// Creates something.
  public static let create = ConfirmationActionName(text: "create")
  /// Does something.
  public static let `do` = ConfirmationActionName(text: "do")
  /// Downloads something.
  public static let download = ConfirmationActionName(text: "download")
  /// Filters something.
  public static let filter = ConfirmationActionName(text: "filter")
  /// Finds something.
  public static let find = ConfirmationActionName(text: "find")
  /// Gets something.
  public static let get = ConfirmationActionName(text: "get")
  /// Goes somewhere.
  public static let go = ConfirmationActionName(text: "go")
  /// Logs something.
  public static let log = ConfirmationActionName(text: "log")
  /// Opens something.
  public static let open = ConfirmationActionName(text: "open")
  /// Orders something.
  public static let order = ConfirmationActionName(text: "order")
  /// Pays something.
  public static let pay = ConfirmationActionName(text: "pay")
  /// Plays something.
  public static let play = ConfirmationActionName(text: "play")
  /// Plays a sound.
  public static let playSound = ConfirmationActionName(text: "playSound")
  /// Posts something.
  public static let post = ConfirmationActionName(text: "post")
  /// Asks for something.
  public static let request = ConfirmationActionName(text: "request")
  /// Runs something.
  public static let run = ConfirmationActionName(text: "run")
  /// Searches for something.
  public static let search = ConfirmationActionName(text: "search")
  /// Sends something.
  public static let send = ConfirmationActionName(text: "send")
  /// Sets something.
  public static let set = ConfirmationActionName(text: "set")
  /// Shares something.
  public static let share = ConfirmationActionName(text: "share")
  /// Starts something.
  public static let start = ConfirmationActionName(text: "start")
  /// Starts to navigate.
  public static let startNavigation = ConfirmationActionName(text: "startNavigation")
  /// Switches something over.
  public static let toggle = ConfirmationActionName(text: "toggle")
  /// Switches something off.
  public static let turnOff = ConfirmationActionName(text: "turnOff")
  /// Switches something on.
  public static let turnOn = ConfirmationActionName(text: "turnOn")
  /// Shows something.
  public static let view = ConfirmationActionName(text: "view")

  /// Says something else.
  public static func custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(text: acceptLabel.key)
  }
}

extension AppIntent {
  /// Asks for a confirmation of the intent: throws, since nobody answers.
  public func requestConfirmation() async throws { throw AppIntentError.unconfirmed() }

  /// Asks for a confirmation of a result: throws, since nobody answers.
  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError.unconfirmed()
  }

  /// Asks for a confirmation with words of its own: throws, since nobody answers.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    throw AppIntentError.unconfirmed()
  }
}

extension AppIntentError {
  /// The error of a confirmation that nobody gives, told to the host environment.
  static func unconfirmed() -> AppIntentError {
    CurrentHost.note(.dialogRequested, "requestConfirmation")
    return .needsConfirmation
  }
}

/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// The conditions as bits.
  public let rawValue: Int

  /// Creates the conditions.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
