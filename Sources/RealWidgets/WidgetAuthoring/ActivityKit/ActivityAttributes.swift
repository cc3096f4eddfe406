import Foundation

public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

public struct ActivityContent<State: Decodable & Encodable & Hashable>: @unchecked Sendable {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: CustomStringConvertible {
  public var description: String { "\(state)" }
}

/// The state of a Live Activity (LA-06).
public enum ActivityState: String, Hashable, Codable, Sendable, CaseIterable {
  case active
  case pending
  case ended
  case dismissed
  case stale
}

/// The lifetime of a Live Activity (LA-31).
public enum ActivityStyle: String, Hashable, Codable, Sendable {
  case standard
  case transient
}

/// The time for which an ended Live Activity can still be seen (LA-09).
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case `default`
    case immediate
    case after(Date)
  }

  let kind: Kind

  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(kind: .after(date))
  }
}

public struct PushType: Hashable, Sendable {
  let name: String

  public static var token: PushType { PushType(name: "token") }
  public static func channel(_ name: String) -> PushType { PushType(name: "channel \(name)") }
}

/// An alert, whose sound is not played (LA-13).
public struct AlertConfiguration: Hashable, Sendable {
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(
    title: LocalizedStringResource,
    body: LocalizedStringResource,
    sound: AlertSound
  ) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  public struct AlertSound: Hashable, Sendable {
    let name: String

    public static var `default`: AlertSound { AlertSound(name: "default") }
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
}
