import Foundation
import Synchronization

public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState
  public typealias ContentUpdates = ActivityUpdateSequence<ActivityContent<ContentState>>
  public typealias ContentStateUpdates = ActivityUpdateSequence<ContentState>
  public typealias ActivityStateUpdates = ActivityUpdateSequence<ActivityState>
  public typealias PushTokenUpdates = ActivityUpdateSequence<Data>
  public typealias ActivityUpdates = ActivityUpdateSequence<Activity<Attributes>>

  public final let id: String
  public final let attributes: Attributes

  struct Present {
    var content: ActivityContent<ContentState>
    var life: ActivityLife
    /// The timestamp of the newest content (LA-11).
    var newest: Date
    /// The state that the runtime reported last; `nil` if none runs and the dates decide.
    var told: ActivityState?
    var token: Data?
    /// True if a push has brought content that the runtime has not shown yet.
    var awaitsContent = false
    var pushes = 0
  }

  private let lock = NSLock()
  private var guarded: Present
  let pushType: PushType?
  let contentListeners = ActivityListeners<ActivityContent<ContentState>>()
  let stateListeners = ActivityListeners<ActivityState>()
  let tokenListeners = ActivityListeners<Data>()

  let number: Int

  init(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType?,
    start: Date
  ) {
    id = UUID().uuidString
    number = ActivityRegistry.shared.takeNumber()
    self.attributes = attributes
    self.pushType = pushType
    let life = ActivityLife(start: start, staleDate: content.staleDate)
    guarded = Present(content: content, life: life, newest: min(start, Date()))
    // Limits are set only while a runtime runs the activities.
    if CurrentHost.environment?.activityLimits != nil {
      guarded.told = start > Date() ? .pending : .active
    }
  }

  func withPresent<Result>(_ body: (inout Present) -> Result) -> Result {
    lock.withLock { body(&guarded) }
  }

  public var content: ActivityContent<ContentState> { withPresent { $0.content } }

  public var contentState: ContentState { content.state }

  public var activityState: ActivityState { withPresent { $0.told ?? $0.life.state(at: Date()) } }

  public var contentUpdates: ContentUpdates { contentListeners.updates() }

  public var contentStateUpdates: ContentStateUpdates {
    let (stream, continuation) = AsyncStream<ContentState>.makeStream()
    let updates = contentListeners.updates()
    begin {
      for await content in updates { continuation.yield(content.state) }
      continuation.finish()
    }
    return ContentStateUpdates(stream)
  }

  public var activityStateUpdates: ActivityStateUpdates {
    ActivityRegistry.shared.noteHearing(of: Attributes.self)
    return stateListeners.updates(after: [activityState])
  }

  /// `nil` until a token came through ``pushTokenUpdates`` (LA-28).
  public var pushToken: Data? {
    if pushType == .token { CurrentHost.record(.activityTokenRead, id) }
    return withPresent { $0.token }
  }

  /// The push tokens: one, if the activity takes pushes.
  public var pushTokenUpdates: PushTokenUpdates {
    guard let pushType, pushType == .token else { return .none }
    CurrentHost.record(.activityTokensObserved, id)
    if withPresent({ $0.told != nil }) {
      return tokenListeners.updates(after: withPresent { $0.token.map { [$0] } ?? [] })
    }
    // Without a runtime the token arrives at once.
    let token = Data(id.utf8)
    return PushTokenUpdates(
      AsyncStream { continuation in
        continuation.yield(token)
        continuation.finish()
      }
    )
  }

  /// `nil`: activities are not started by push here.
  public static var pushToStartToken: Data? { nil }

  public static var pushToStartTokenUpdates: PushTokenUpdates { .none }

  public static var activities: [Activity<Attributes>] {
    ActivityRegistry.shared.all(of: Activity<Attributes>.self)
      .filter { $0.activityState != .dismissed }
  }

  /// The activities that can be seen now; later ones are not reported here.
  public static var activityUpdates: ActivityUpdates {
    let present = activities
    return ActivityUpdates(
      AsyncStream { continuation in
        for activity in present { continuation.yield(activity) }
        continuation.finish()
      }
    )
  }
}
