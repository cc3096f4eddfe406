import Foundation
import WidgetModel

extension Activity {
  /// Shows another content.
  public func update(
    _ content: ActivityContent<ContentState>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(to: content, at: Date(), CallPlace.line(fileID, line))
  }

  /// Shows another content and draws attention to it.
  @_disfavoredOverload public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(to: content, at: Date(), CallPlace.line(fileID, line))
  }

  /// Shows another content unless a newer one is there.
  ///
  /// Source: LA-11.
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(to: content, at: timestamp, CallPlace.line(fileID, line))
  }

  /// Shows another state.
  @available(*, deprecated, message: "Use update(_:)")
  public func update(
    using contentState: ContentState,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(
      to: ActivityContent(state: contentState, staleDate: nil),
      at: Date(),
      CallPlace.line(fileID, line)
    )
  }

  /// Shows another state and draws attention to it.
  @available(*, deprecated, message: "Use update(_:alertConfiguration:)")
  @_disfavoredOverload public func update(
    using contentState: ContentState,
    alertConfiguration: AlertConfiguration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(
      to: ActivityContent(state: contentState, staleDate: nil),
      at: Date(),
      CallPlace.line(fileID, line)
    )
  }

  /// Ends the activity with a last content.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    finish(with: content, dismissalPolicy, at: Date(), CallPlace.line(fileID, line))
  }

  /// Ends the activity with a last content unless a newer one is there.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    finish(with: content, dismissalPolicy, at: timestamp, CallPlace.line(fileID, line))
  }

  /// Ends the activity with a last state.
  @available(*, deprecated, message: "Use end(_:dismissalPolicy:)")
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    let content = contentState.map { ActivityContent(state: $0, staleDate: nil) }
    finish(with: content, dismissalPolicy, at: Date(), CallPlace.line(fileID, line))
  }

  /// Takes a content; one that comes after the end is ignored.
  ///
  /// Source: LA-10.
  private func change(
    to content: ActivityContent<ContentState>,
    at timestamp: Date,
    _ place: SourcePlace
  ) {
    ActivityRegistry.shared.remember(attributes, content)
    let size = Int64(Self.size(of: attributes, content.state))
    CarriedImage.note(in: attributes, content.state, at: place)
    guard isRunning else { return CurrentHost.note(.activityMissed, amount: size, at: place, id) }
    CurrentHost.note(.activityUpdated, amount: size, at: place, id)
    let isNewest = withPresent { present in
      guard timestamp >= present.newest else { return false }
      present.newest = timestamp
      present.content = content
      present.life.staleDate = content.staleDate
      return true
    }
    guard isNewest else { return }
    contentListeners.send(content)
    stateListeners.send(activityState)
  }

  private func finish(
    with content: ActivityContent<ContentState>?,
    _ policy: ActivityUIDismissalPolicy,
    at timestamp: Date,
    _ place: SourcePlace
  ) {
    let last = content ?? self.content
    let size = Int64(Self.size(of: attributes, last.state))
    CarriedImage.note(in: attributes, last.state, at: place)
    guard isRunning else { return CurrentHost.note(.activityMissed, amount: size, at: place, id) }
    CurrentHost.note(.activityEnded, amount: size, at: place, id)
    let isNewest = withPresent { present in
      present.life.end = Date()
      present.life.dismissal = policy
      guard timestamp >= present.newest else { return false }
      present.content = last
      return true
    }
    if isNewest, let content {
      ActivityRegistry.shared.remember(attributes, content)
      contentListeners.send(content)
    }
    stateListeners.send(activityState)
    contentListeners.finish()
    stateListeners.finish()
  }

  private var isRunning: Bool {
    switch activityState {
    case .active, .stale, .pending: true
    case .ended, .dismissed: false
    }
  }
}
