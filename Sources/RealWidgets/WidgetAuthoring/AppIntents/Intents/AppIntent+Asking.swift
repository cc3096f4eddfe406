import Foundation

public struct ConfirmationActionName: Hashable, Sendable {
  let text: String

  public static let add = ConfirmationActionName(text: "add")
  public static let addData = ConfirmationActionName(text: "addData")
  public static let book = ConfirmationActionName(text: "book")
  public static let buy = ConfirmationActionName(text: "buy")
  public static let call = ConfirmationActionName(text: "call")
  public static let checkIn = ConfirmationActionName(text: "checkIn")
  public static let `continue` = ConfirmationActionName(text: "continue")
  public static let create = ConfirmationActionName(text: "create")
  public static let `do` = ConfirmationActionName(text: "do")
  public static let download = ConfirmationActionName(text: "download")
  public static let filter = ConfirmationActionName(text: "filter")
  public static let find = ConfirmationActionName(text: "find")
  public static let get = ConfirmationActionName(text: "get")
  public static let go = ConfirmationActionName(text: "go")
  public static let log = ConfirmationActionName(text: "log")
  public static let open = ConfirmationActionName(text: "open")
  public static let order = ConfirmationActionName(text: "order")
  public static let pay = ConfirmationActionName(text: "pay")
  public static let play = ConfirmationActionName(text: "play")
  public static let playSound = ConfirmationActionName(text: "playSound")
  public static let post = ConfirmationActionName(text: "post")
  public static let request = ConfirmationActionName(text: "request")
  public static let run = ConfirmationActionName(text: "run")
  public static let search = ConfirmationActionName(text: "search")
  public static let send = ConfirmationActionName(text: "send")
  public static let set = ConfirmationActionName(text: "set")
  public static let share = ConfirmationActionName(text: "share")
  public static let start = ConfirmationActionName(text: "start")
  public static let startNavigation = ConfirmationActionName(text: "startNavigation")
  public static let toggle = ConfirmationActionName(text: "toggle")
  public static let turnOff = ConfirmationActionName(text: "turnOff")
  public static let turnOn = ConfirmationActionName(text: "turnOn")
  public static let view = ConfirmationActionName(text: "view")

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
  /// Records the request and throws, because nobody answers.
  public func requestConfirmation() async throws { throw AppIntentError.unconfirmed() }

  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    throw AppIntentError.unconfirmed()
  }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    throw AppIntentError.unconfirmed()
  }
}

extension AppIntentError {
  static func unconfirmed() -> AppIntentError {
    CurrentHost.record(.dialogRequested, "requestConfirmation")
    return .needsConfirmation
  }
}

public struct ConfirmationConditions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}
