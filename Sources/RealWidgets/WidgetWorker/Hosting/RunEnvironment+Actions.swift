@_spi(Hosting) import WidgetAuthoring
import WidgetModel

// The effects of buttons' and controls' intents, and the readers of their data.
extension RunEnvironment {
  package func noteOpening() { actions[CurrentRequest.responsible]?.noteOpening() }

  func watchAction(of request: RequestID) { actions[request] = ActionRecord() }

  package func noteAction(_ intent: Any.Type, isIndependent: Bool) {
    let request = CurrentRequest.responsible
    guard let before = actions[request] else { return }
    actions[request] = isIndependent ? ActionRecord() : before
    actions[request]?.intent = intent
  }

  func action(of request: RequestID) -> ActionRecord? { actions[request] }

  func endAction(of request: RequestID) { actions[request] = nil }

  /// Attributes a write after an intent's return to its `perform` function, which did not await it.
  func placed(_ effect: SideEffect, during request: RequestID) -> SideEffect {
    guard effect.kind == .sharedDataWritten, let intent = returnedIntents[request] else {
      return effect
    }
    var effect = effect
    effect.place = CallPlace.function("perform", of: intent)
    return effect
  }

  /// Records a reading from outside; the caller passes the place, since a place holds few calls.
  func keepReading(of name: String, at place: SourcePlace, for id: RequestID) {
    readings.append((id, name, place))
  }

  /// Records the body of a network request, after its URL, as a reading.
  package func noteSent(_ body: Data, to url: URL, at place: SourcePlace) {
    guard keepsReadings, let text = String(data: body, encoding: .utf8) else { return }
    let name = "\(url.absoluteString) \(text.prefix(RunEnvironment.sentLimit))"
    keepReading(of: name, at: place, for: CurrentRequest.responsible)
  }

  /// The largest number of characters kept of a body.
  private static let sentLimit = 2_000

  /// Records a reading of code or an intent, which may be of data that an intent left for others.
  func noteReading(of data: String) {
    let request = CurrentRequest.responsible
    if !actions.isEmpty, actions[request] != nil {
      actions[request]?.read.insert(data)
      return
    }
    guard known.insert(data).inserted, !unread.isEmpty else { return }
    let isOfAll = data.hasPrefix("defaults of ")
    for key in unread.sorted() where isOfAll || data.hasPrefix("default \(key) of ") {
      unread.remove(key)
      record(SideEffect(.leftDataRead, text: key, place: CallPlace.here), during: request)
    }
  }

  /// Ends a button's intent and reports if its only effect is data that no code has read yet.
  func noteLeftData(by intent: Any.Type, during request: RequestID) {
    defer { actions[request] = nil }
    guard let keys = actions[request]?.left, !keys.isEmpty,
      !known.contains(where: { $0.hasPrefix("defaults of ") }),
      !keys.contains(where: { key in known.contains { $0.hasPrefix("default \(key) of ") } })
    else { return }
    unread.formUnion(keys)
    let names = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    let place = CallPlace.function("perform", of: intent)
    record(SideEffect(.dataLeft, text: "\(intent) writes \(names)", place: place), during: request)
  }

  package func noteInApp(_ intent: String, isPerformed: Bool) {
    actions[CurrentRequest.responsible]?.noteAsking()
    if isPerformed { lastForApp = intent }
    hearsInApp(
      IntentOfApp(name: intent, isPerformed: isPerformed),
      CurrentRequest.responsible
    )
  }

  package func noteEndInApp() { hearsInApp(nil, CurrentRequest.responsible) }

  /// Records that code is about to trap because it uses a dependency that only its app adds.
  package func noteMissing(dependency type: String) {
    hearsMissing(.missingDependency, type, CurrentRequest.responsible)
  }

  package func noteMissing(standIn value: String) {
    hearsMissing(.missingStandIn, value, CurrentRequest.responsible)
  }
}
