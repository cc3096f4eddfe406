import Foundation
import WidgetModel

extension Activity {
  public func update(
    _ content: ActivityContent<ContentState>,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(to: content, at: Date(), CallPlace.line(fileID, line))
  }

  @_disfavoredOverload public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(to: content, at: Date(), CallPlace.line(fileID, line), alerts: alertConfiguration != nil)
  }

  /// Shows new content unless newer content is already there (LA-11).
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    change(
      to: content,
      at: timestamp,
      CallPlace.line(fileID, line),
      alerts: alertConfiguration != nil
    )
  }

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
      CallPlace.line(fileID, line),
      alerts: alertConfiguration != nil
    )
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    finish(with: content, dismissalPolicy, at: Date(), CallPlace.line(fileID, line))
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) async {
    finish(with: content, dismissalPolicy, at: timestamp, CallPlace.line(fileID, line))
  }

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

  /// Records and applies new content, which is ignored after the end (LA-10).
  private func change(
    to content: ActivityContent<ContentState>,
    at timestamp: Date,
    _ place: SourcePlace,
    alerts: Bool = false
  ) {
    ActivityRegistry.shared.remember(attributes, content)
    let size = Int64(Self.size(of: attributes, content.state))
    CarriedImage.recordImage(in: attributes, content.state, at: place)
    let call = update(to: content, bytes: size, at: timestamp, alerts: alerts)
    guard isRunning else {
      return CurrentHost.record(.activityMissed, amount: size, at: place, id, calling: [call])
    }
    CurrentHost.record(.activityUpdated, amount: size, at: place, id, calling: [call])
    // A runtime drops content that is too large.
    let limit = Int64(CurrentHost.environment?.activityLimits?.bytes ?? .max)
    let isNewest = withPresent { present in
      guard timestamp >= present.newest, size <= limit else { return false }
      present.newest = timestamp
      present.content = content
      present.awaitsContent = false
      present.life.staleDate = content.staleDate
      // Fresh content ends staleness (LA-07).
      if present.told == .stale, content.staleDate.map({ $0 > Date() }) ?? true {
        present.told = .active
      }
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
    CarriedImage.recordImage(in: attributes, last.state, at: place)
    // The last content comes first: an ended activity takes no updates.
    let calls =
      (content.map { [update(to: $0, bytes: size, at: timestamp)] } ?? [])
      + [.ended(ActivityID(number), ActivityCall.policy(policy))]
    guard isRunning else {
      return CurrentHost.record(.activityEndRepeated, amount: size, at: place, id, calling: calls)
    }
    CurrentHost.record(.activityEnded, amount: size, at: place, id, calling: calls)
    let isNewest = withPresent { present in
      // An activity that ends before its start was never shown.
      if let told = present.told { present.told = told == .pending ? .dismissed : .ended }
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
    // A runtime will still report the dismissal.
    if withPresent({ $0.told == nil }) { stateListeners.finish() }
  }

  private func update(
    to content: ActivityContent<ContentState>,
    bytes: Int64,
    at timestamp: Date,
    alerts: Bool = false
  ) -> ActivityInput {
    .updated(
      ActivityID(number),
      ActivityCall.content(content, bytes: Int(bytes), alerts: alerts),
      age: ActivityCall.age(timestamp)
    )
  }

  var isRunning: Bool {
    switch activityState {
    case .active, .stale, .pending: true
    case .ended, .dismissed: false
    }
  }
}
