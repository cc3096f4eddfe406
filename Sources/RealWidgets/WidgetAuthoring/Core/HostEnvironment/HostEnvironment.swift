import Foundation
import FoundationNetworking
import WidgetModel

/// Who runs a widget's code: the authoring side calls it for whatever leaves the code.
///
/// Without a host environment, as in a plain unit test of somebody's widget, such calls have no effect.
@_spi(Hosting) public protocol HostEnvironment: AnyObject {
  /// Hears of something that the code did besides answering.
  func note(_ sideEffect: SideEffect)

  /// Hears that code reads what it shares with its app, such as a key of shared defaults.
  func noteRead(of data: @autoclosure () -> String)

  /// Hears of the body that a request carries to a server.
  func noteSent(_ body: Data, to url: URL, at place: SourcePlace)

  /// Hears of a value of shared defaults that code reads or writes, nil for none.
  func noteValue(_ value: NSObject?, of key: String, in domain: String, isWritten: Bool)

  /// Hears which entities a query offers to a person who edits a configuration.
  func noteOffered(_ entities: OfferedEntities)

  /// How a request over the network ends, decided when it begins.
  func outcome(of request: URLRequest) -> NetworkOutcome

  /// Hears that a request over the network has begun whose answer the code waits for.
  ///
  /// - Returns: A number for ``endLoad(_:)``.
  func beginLoad(of url: URL) -> Int

  /// Hears that a request over the network brings what it asks for.
  ///
  /// - Returns: Whether the same was brought before, while the code works on the same request of its host.
  func noteBrought(_ url: URL) -> Bool

  /// Hears how a request over the network ends that the code waits for.
  func noteLoad(brings: Bool)

  /// How the requests over the network end that the code began while it works on the present request of its host.
  var loads: LoadsOfRequest { get }

  /// Hears that a request is over, by whatever end, before the code learns of it.
  func endLoad(_ number: Int)

  /// Whether a declaration of the bundle hears the events of a background session.
  func hearsBackgroundSession(_ identifier: String) -> Bool

  /// Whether intents of Live Activities, which the app's process performs, are performed here in its stead.
  var performsForApp: Bool { get }

  /// Hears of an intent that the app's process performs, which is not what is judged.
  ///
  /// - Parameters:
  ///   - intent: The intent, and why it performs there.
  ///   - isPerformed: Whether its code runs here all the same, in the app's stead.
  func noteInApp(_ intent: String, isPerformed: Bool)

  /// Hears that such an intent has come to its end.
  func noteEndInApp()

  /// Hears that code is about to end because it uses a dependency that only its app adds.
  ///
  /// - Parameter type: The name of the dependency's type.
  func noteMissing(dependency type: String)

  /// Hears that the intent of a control is about to run.
  ///
  /// - Parameters:
  ///   - intent: The intent's type.
  ///   - isIndependent: Whether nothing of the control's value goes into the intent but what the system sets.
  func noteAction(_ intent: Any.Type, isIndependent: Bool)

  /// Hears that the system opens a URL for an intent.
  func noteOpening()

  /// The widgets that a person has placed, for `WidgetCenter`.
  var placedWidgets: [PlacedWidgetInfo] { get }

  /// The controls that a person has placed, for `ControlCenter`.
  var placedControls: [PlacedControlInfo] { get }

  /// Whether widgets may know where the phone is at present.
  var isAuthorizedForWidgetUpdates: Bool { get }

  /// Whether the person lets apps start Live Activities.
  var activitiesAreEnabled: Bool { get }

  /// What a runtime that plays the lives of Live Activities allows; `nil` where none does.
  var activityLimits: ActivityLimits? { get }

  /// Writes down what code did about a Live Activity, and what a runtime is to hear of it, in order.
  func note(_ sideEffect: SideEffect, calling calls: [ActivityInput])

  /// Whether code may start a Live Activity now: the app is in front, or a Live Activity intent runs.
  var activitiesMayStart: Bool { get }

  /// The folder that stands for the container of an app group.
  func container(ofGroup group: String) -> URL

  /// What the target's entitlements or property lists say of a setting, `nil` where nobody has read them.
  func values(of setting: TargetSetting) -> [String]?
}

extension HostEnvironment {
  /// A host environment without controls.
  public var placedControls: [PlacedControlInfo] { [] }

  /// A host environment in which nobody allowed it.
  public var isAuthorizedForWidgetUpdates: Bool { false }

  /// A host environment that knows no declarations.
  public func hearsBackgroundSession(_ identifier: String) -> Bool { true }

  /// A host environment that does not care.
  public func noteOffered(_ entities: OfferedEntities) {}

  /// A host environment that does not care.
  public func noteRead(of data: @autoclosure () -> String) {}

  /// A host environment that does not care.
  public func noteSent(_ body: Data, to url: URL, at place: SourcePlace) {}

  /// A host environment that does not care.
  public func noteValue(_ value: NSObject?, of key: String, in domain: String, isWritten: Bool) {}

  /// A host environment without a runtime.
  public var activityLimits: ActivityLimits? { nil }

  /// A host environment without a runtime, which nothing has to hear.
  public func note(_ sideEffect: SideEffect, calling calls: [ActivityInput]) { note(sideEffect) }

  /// A host environment that performs them.
  public var performsForApp: Bool { true }

  /// A host environment that does not care.
  public func noteInApp(_ intent: String, isPerformed: Bool) {}

  /// A host environment that does not care.
  public func noteEndInApp() {}

  /// A host environment that does not care.
  public func noteMissing(dependency type: String) {}

  /// A host environment that does not care.
  public func noteAction(_ intent: Any.Type, isIndependent: Bool) {}

  /// A host environment that does not care.
  public func noteOpening() {}

  /// A host environment that has read no settings.
  public func values(of setting: TargetSetting) -> [String]? { nil }

  /// A host environment that does not care gives no numbers.
  public func beginLoad(of url: URL) -> Int { 0 }

  /// A host environment that remembers nothing.
  public func noteBrought(_ url: URL) -> Bool { false }

  /// A host environment that remembers nothing.
  public func noteLoad(brings: Bool) {}

  /// A host environment that remembers nothing.
  public var loads: LoadsOfRequest { .none }

  /// A host environment that does not care.
  public func endLoad(_ number: Int) {}
}

/// How the requests over the network end that code began for one request of its host.
@_spi(Hosting) public enum LoadsOfRequest: Sendable {
  /// There are none.
  case none
  /// None brings what it asks for.
  case failed
  /// One at least brings what it asks for.
  case brought
}

/// Entities that a query offers.
@_spi(Hosting) public struct OfferedEntities {
  /// The query's type.
  public var query: String
  /// The ids, in the order of the offer.
  public var ids: [String]
  /// What a person reads of each.
  public var titles: [String]
  /// Where the code offers them.
  public var place: SourcePlace

  /// Creates an offer.
  public init(query: String, ids: [String], titles: [String], place: SourcePlace = .unknown) {
    self.query = query
    self.ids = ids
    self.titles = titles
    self.place = place
  }
}

/// A placed widget as `WidgetCenter` tells of it.
@_spi(Hosting) public struct PlacedWidgetInfo {
  /// The kind as the widget's configuration names it.
  public var kind: String
  /// The family that the person chose.
  public var family: Family
  /// Whether the widget has a push handler.
  public var isPushEnabled: Bool
  /// The intent that holds the person's configuration, if the widget has one.
  public var configuration: Any?

  /// Creates the information.
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

/// A placed control as `ControlCenter` tells of it.
@_spi(Hosting) public struct PlacedControlInfo {
  /// The kind as the control's configuration names it.
  public var kind: String
  /// Whether the control has a push handler.
  public var isPushEnabled: Bool

  /// Creates the information.
  public init(kind: String, isPushEnabled: Bool = false) {
    self.kind = kind
    self.isPushEnabled = isPushEnabled
  }
}

/// How a request over the network ends, after so many seconds of virtual time.
@_spi(Hosting) public struct NetworkOutcome {
  /// What comes back.
  public enum Body {
    /// A response.
    case response(status: Int, headers: [String: String], body: Data)
    /// An error of the loading system.
    case failure(URLErrorCode)
  }

  /// The numbers of `URLError` that an outcome uses.
  public enum URLErrorCode: Int, Sendable {
    /// The request took longer than its time-out.
    case timedOut = -1001
    /// The connection broke.
    case connectionLost = -1005
    /// There is no network.
    case notConnected = -1009
  }

  /// The seconds until the request ends; the request's own time-out may come first.
  public var delay: TimeInterval
  /// What comes back.
  public var body: Body

  /// Creates an outcome.
  public init(delay: TimeInterval, body: Body) {
    self.delay = delay
    self.body = body
  }
}

/// The host environment of this process, of which there is one at a time.
@_spi(Hosting) public enum CurrentHost {
  /// Who runs the code at present, `nil` outside a simulation.
  ///
  /// A worker process sets it before the first case; one process runs one case at a time.
  nonisolated(unsafe) public static weak var environment: (any HostEnvironment)? {
    didSet { if environment != nil { MainBundle.find() } }
  }

  /// Tells the host environment, if there is one, of something that the code did.
  ///
  /// - Parameters:
  ///   - kind: What it did.
  ///   - amount: How much of it.
  ///   - place: Where, unless the calls under way tell.
  ///   - text: What it was about.
  ///   - calls: What a runtime is to hear of it.
  public static func note(
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
      environment.note(sideEffect)
    } else {
      environment.note(sideEffect, calling: calls)
    }
  }
}
