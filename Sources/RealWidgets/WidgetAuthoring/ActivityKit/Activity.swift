import Foundation
import Synchronization

/// A Live Activity.
public class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// The type of what changes.
  public typealias ContentState = Attributes.ContentState
  /// Updates of the content.
  public typealias ContentUpdates = ActivityUpdateSequence<ActivityContent<ContentState>>
  /// Updates of the content's state.
  public typealias ContentStateUpdates = ActivityUpdateSequence<ContentState>
  /// Updates of the activity's state.
  public typealias ActivityStateUpdates = ActivityUpdateSequence<ActivityState>
  /// Updates of the push token.
  public typealias PushTokenUpdates = ActivityUpdateSequence<Data>
  /// Activities that start.
  public typealias ActivityUpdates = ActivityUpdateSequence<Activity<Attributes>>

  /// The name of this activity among all.
  public final let id: String
  /// What never changes.
  public final let attributes: Attributes

  struct Present {
    var content: ActivityContent<ContentState>
    var life: ActivityLife
    /// The timestamp of the newest content.
    ///
    /// Source: LA-11.
    var newest: Date
    /// The state that the runtime gave it last; `nil` where none plays it, and the dates tell.
    var told: ActivityState?
    /// The token that the runtime gave it.
    var token: Data?
    /// Whether a push has brought content that the runtime has not shown yet.
    var awaitsContent = false
    /// How many contents came by push.
    var pushes = 0
  }

  private let lock = NSLock()
  private var guarded: Present
  let pushType: PushType?
  let contentListeners = ActivityListeners<ActivityContent<ContentState>>()
  let stateListeners = ActivityListeners<ActivityState>()
  let tokenListeners = ActivityListeners<Data>()

  /// The number under which the runtime has it.
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
    if CurrentHost.environment?.activityLimits != nil {
      guarded.told = start > Date() ? .pending : .active
    }
  }

  /// Reads or changes what is true at present.
  func withPresent<Result>(_ body: (inout Present) -> Result) -> Result {
    lock.withLock { body(&guarded) }
  }

  /// The newest content.
  public var content: ActivityContent<ContentState> { withPresent { $0.content } }

  /// The state of the newest content.
  public var contentState: ContentState { content.state }

  /// Where the activity is in its life.
  public var activityState: ActivityState { withPresent { $0.told ?? $0.life.state(at: Date()) } }

  /// The contents that come from now on.
  public var contentUpdates: ContentUpdates { contentListeners.updates() }

  /// The states of the contents that come from now on.
  public var contentStateUpdates: ContentStateUpdates {
    let (stream, continuation) = AsyncStream<ContentState>.makeStream()
    let updates = contentListeners.updates()
    begin {
      for await content in updates { continuation.yield(content.state) }
      continuation.finish()
    }
    return ContentStateUpdates(stream)
  }

  /// The present state of the activity and those that come.
  public var activityStateUpdates: ActivityStateUpdates {
    ActivityRegistry.shared.noteHearing(of: Attributes.self)
    return stateListeners.updates(after: [activityState])
  }

  /// The token to which pushes go: none until one came through ``pushTokenUpdates``.
  ///
  /// Source: LA-28.
  public var pushToken: Data? {
    if pushType == .token { CurrentHost.note(.activityTokenRead, id) }
    return withPresent { $0.token }
  }

  /// The tokens to which pushes go: one, when the activity takes pushes.
  public var pushTokenUpdates: PushTokenUpdates {
    guard let pushType, pushType == .token else { return .none }
    CurrentHost.note(.activityTokensObserved, id)
    if withPresent({ $0.told != nil }) {
      return tokenListeners.updates(after: withPresent { $0.token.map { [$0] } ?? [] })
    }
    let token = Data(id.utf8)
    return PushTokenUpdates(
      AsyncStream { continuation in
        continuation.yield(token)
        continuation.finish()
      }
    )
  }

  /// The token to which pushes go that start activities; none here.
  public static var pushToStartToken: Data? { nil }

  /// The tokens to which pushes go that start activities; none here.
  public static var pushToStartTokenUpdates: PushTokenUpdates { .none }

  /// The activities that can be seen.
  public static var activities: [Activity<Attributes>] {
    ActivityRegistry.shared.all(of: Activity<Attributes>.self)
      .filter { $0.activityState != .dismissed }
  }

  /// The activities that can be seen; none that start later here.
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
