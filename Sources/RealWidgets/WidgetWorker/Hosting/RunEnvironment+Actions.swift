@_spi(Hosting) import WidgetAuthoring
import WidgetModel

// What intents of buttons and controls meet outside, and who reads what they write.
extension RunEnvironment {
  /// Hears that the system opens a URL for an intent.
  package func noteOpening() { actions[CurrentRequest.responsible]?.noteOpening() }

  /// Begins to remember what an intent meets outside.
  func watchAction(of request: RequestID) { actions[request] = ActionRecord() }

  /// Hears that the intent of a control is about to run.
  package func noteAction(_ intent: Any.Type, isIndependent: Bool) {
    let request = CurrentRequest.responsible
    guard let before = actions[request] else { return }
    actions[request] = isIndependent ? ActionRecord() : before
    actions[request]?.intent = intent
  }

  /// What an intent has met outside so far.
  func action(of request: RequestID) -> ActionRecord? { actions[request] }

  /// Forgets what an intent has met.
  func endAction(of request: RequestID) { actions[request] = nil }

  /// Moves a write after an intent's return to the intent's `perform` function, which did not await it.
  func placed(_ effect: SideEffect, during request: RequestID) -> SideEffect {
    guard effect.kind == .sharedDataWritten, let intent = returnedIntents[request] else {
      return effect
    }
    var effect = effect
    effect.place = CallPlace.function("perform", of: intent)
    return effect
  }

  /// Keeps what code read from outside.
  ///
  /// The place is taken by the caller: a place holds few calls, and each closure adds to them.
  func keepReading(of name: String, at place: SourcePlace, for id: RequestID) {
    readings.append((id, name, place))
  }

  /// Keeps the text that a request carries, after its URL, as one of the readings.
  package func noteSent(_ body: Data, to url: URL, at place: SourcePlace) {
    guard keepsReadings, let text = String(data: body, encoding: .utf8) else { return }
    let name = "\(url.absoluteString) \(text.prefix(RunEnvironment.sentLimit))"
    keepReading(of: name, at: place, for: CurrentRequest.responsible)
  }

  /// The characters that are kept of what a request carries.
  private static let sentLimit = 2_000

  /// Remembers that code has read something, or an intent, which may be what it wrote for others before.
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
      note(SideEffect(.leftDataRead, text: key, place: CallPlace.here), during: request)
    }
  }

  /// Ends an intent of a button that returned, and tells if all that it did is to write what nobody has read yet.
  func noteLeftData(by intent: Any.Type, during request: RequestID) {
    defer { actions[request] = nil }
    guard let keys = actions[request]?.left, !keys.isEmpty,
      !known.contains(where: { $0.hasPrefix("defaults of ") }),
      !keys.contains(where: { key in known.contains { $0.hasPrefix("default \(key) of ") } })
    else { return }
    unread.formUnion(keys)
    let names = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    let place = CallPlace.function("perform", of: intent)
    note(SideEffect(.dataLeft, text: "\(intent) writes \(names)", place: place), during: request)
  }

  /// Hears of an intent that the app's process performs.
  package func noteInApp(_ intent: String, isPerformed: Bool) {
    actions[CurrentRequest.responsible]?.noteAsking()
    if isPerformed { lastForApp = intent }
    hearsInApp(
      IntentOfApp(name: intent, isPerformed: isPerformed),
      CurrentRequest.responsible
    )
  }

  /// Hears that such an intent has come to its end.
  package func noteEndInApp() { hearsInApp(nil, CurrentRequest.responsible) }

  /// Hears that code is about to end because it uses a dependency that only its app adds.
  package func noteMissing(dependency type: String) {
    hearsMissingDependency(type, CurrentRequest.responsible)
  }
}
