import Foundation
import FoundationNetworking
import WidgetModel

/// The receiver of everything that a widget's code does to the outside world; without one, as in an
/// ordinary unit test, such calls have no effect.
@_spi(Hosting) public protocol HostEnvironment: AnyObject {
  func record(_ sideEffect: SideEffect)

  /// Records that code reads data that it shares with its app, such as a key of shared defaults.
  func noteRead(of data: @autoclosure () -> String)

  func noteSent(_ body: Data, to url: URL, at place: SourcePlace)

  /// Records a value of shared defaults that code reads or writes; nil for no value.
  func noteValue(_ value: NSObject?, of key: String, in domain: String, isWritten: Bool)

  func noteOffered(_ entities: OfferedEntities)

  /// Returns the outcome of a network request, decided when it begins.
  func outcome(of request: URLRequest) -> NetworkOutcome

  /// Records the start of a request that code waits for; returns a number for ``endLoad(_:)``.
  func beginLoad(of url: URL) -> Int

  /// Records that a request succeeds; returns true if the host's request loaded the URL before.
  func noteBrought(_ url: URL) -> Bool

  func noteLoad(brings: Bool)

  /// The outcome of the network requests that code began during the current request of the host.
  var loads: LoadsOfRequest { get }

  /// Records that a network request has ended, in any way, before the code learns of it.
  func endLoad(_ number: Int)

  func hearsBackgroundSession(_ identifier: String) -> Bool

  /// True if Live Activity intents, which belong to the app's process, run here instead.
  var performsForApp: Bool { get }

  /// Records an intent of the app's process; `isPerformed` if its code runs here instead.
  func noteInApp(_ intent: String, isPerformed: Bool)

  func noteEndInApp()

  /// Records that code is about to crash because of a dependency that only its app adds.
  func noteMissing(dependency type: String)

  /// Records that code is about to crash because no value can be made for a stand-in.
  func noteMissing(standIn value: String)

  /// Records that a control's intent is about to run; it is independent if it holds nothing of the
  /// control's value except what the system sets.
  func noteAction(_ intent: Any.Type, isIndependent: Bool)

  func noteOpening()

  var placedWidgets: [PlacedWidgetInfo] { get }

  var placedControls: [PlacedControlInfo] { get }

  var isAuthorizedForWidgetUpdates: Bool { get }

  var activitiesAreEnabled: Bool { get }

  /// The limits of the runtime that simulates Live Activities; `nil` if there is none.
  var activityLimits: ActivityLimits? { get }

  /// Records an effect on a Live Activity and the runtime inputs that it causes, in order.
  func record(_ sideEffect: SideEffect, calling calls: [ActivityInput])

  /// True if code may start a Live Activity: with the app in front or from a Live Activity intent.
  var activitiesMayStart: Bool { get }

  func container(ofGroup group: String) -> URL

  /// Returns a setting's values; `nil` if entitlements and property lists were not read.
  func values(of setting: TargetSetting) -> [String]?
}

// Defaults for hosts that simulate less.
extension HostEnvironment {
  public var placedControls: [PlacedControlInfo] { [] }

  public var isAuthorizedForWidgetUpdates: Bool { false }

  public func hearsBackgroundSession(_ identifier: String) -> Bool { true }

  public func noteOffered(_ entities: OfferedEntities) {}

  public func noteRead(of data: @autoclosure () -> String) {}

  public func noteSent(_ body: Data, to url: URL, at place: SourcePlace) {}

  public func noteValue(_ value: NSObject?, of key: String, in domain: String, isWritten: Bool) {}

  public var activityLimits: ActivityLimits? { nil }

  public func record(_ sideEffect: SideEffect, calling calls: [ActivityInput]) {
    record(sideEffect)
  }

  public var performsForApp: Bool { true }

  public func noteInApp(_ intent: String, isPerformed: Bool) {}

  public func noteEndInApp() {}

  public func noteMissing(dependency type: String) {}

  public func noteMissing(standIn value: String) {}

  public func noteAction(_ intent: Any.Type, isIndependent: Bool) {}

  public func noteOpening() {}

  public func values(of setting: TargetSetting) -> [String]? { nil }

  public func beginLoad(of url: URL) -> Int { 0 }

  public func noteBrought(_ url: URL) -> Bool { false }

  public func noteLoad(brings: Bool) {}

  public var loads: LoadsOfRequest { .none }

  public func endLoad(_ number: Int) {}
}

/// The outcome of the network requests that code began during one request of its host.
@_spi(Hosting) public enum LoadsOfRequest: Sendable {
  case none
  case failed
  case brought
}

@_spi(Hosting) public struct OfferedEntities {
  public var query: String
  /// The ids, in the order of the offer.
  public var ids: [String]
  public var titles: [String]
  public var place: SourcePlace

  public init(query: String, ids: [String], titles: [String], place: SourcePlace = .unknown) {
    self.query = query
    self.ids = ids
    self.titles = titles
    self.place = place
  }
}

@_spi(Hosting) public struct PlacedWidgetInfo {
  public var kind: String
  public var family: Family
  public var isPushEnabled: Bool
  /// The person's configuration intent; `nil` if the widget has none.
  public var configuration: Any?

  public init(
    kind: String,
    family: Family,
    isPushEnabled: Bool = false,
    configuration: Any? = nil
  ) {
    self.kind = kind
    self.isPushEnabled = isPushEnabled
    self.family = family
    self.configuration = configuration
  }
}

@_spi(Hosting) public struct PlacedControlInfo {
  public var kind: String
  public var isPushEnabled: Bool

  public init(kind: String, isPushEnabled: Bool = false) {
    self.kind = kind
    self.isPushEnabled = isPushEnabled
  }
}

/// The outcome of a network request and the virtual time that it takes.
@_spi(Hosting) public struct NetworkOutcome {
  public enum Body {
    case response(status: Int, headers: [String: String], body: Data)
    case failure(URLErrorCode)
  }

  public enum URLErrorCode: Int, Sendable {
    case timedOut = -1001
    case connectionLost = -1005
    case notConnected = -1009
  }

  /// The seconds until the request ends; the request's own time-out may come first.
  public var delay: TimeInterval
  public var body: Body

  public init(delay: TimeInterval, body: Body) {
    self.delay = delay
    self.body = body
  }
}

/// The host environment of this process; there is one at a time.
@_spi(Hosting) public enum CurrentHost {
  /// `nil` outside a simulation; a worker sets it before its first case and runs one at a time.
  nonisolated(unsafe) public static weak var environment: (any HostEnvironment)? {
    // The main bundle has to be known before code asks for it; see `MainBundle.find()`.
    didSet { if environment != nil { MainBundle.find() } }
  }

  /// Reports a side effect, if there is a host; amounts are in the unit of the kind, and the place
  /// is by default the current call stack.
  public static func record(
    _ kind: SideEffect.Kind,
    amount: Int64 = 0,
    at place: SourcePlace? = nil,
    _ text: @autoclosure () -> String = "",
    calling calls: [ActivityInput] = []
  ) {
    guard let environment else { return }
    let known = place ?? CallPlace.here
    let sideEffect = SideEffect(kind, amount: amount, text: text(), place: known)
    if calls.isEmpty {
      environment.record(sideEffect)
    } else {
      environment.record(sideEffect, calling: calls)
    }
  }
}
