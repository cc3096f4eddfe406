import Foundation
import Synchronization
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

/// A host environment that records the actions of code and answers requests as a test says.
final class RecordingHost: HostEnvironment {
  var sideEffects: [SideEffect] = []
  var answer: (URLRequest) -> NetworkOutcome = { _ in
    NetworkOutcome(delay: 0, body: .response(status: 200, headers: [:], body: Data()))
  }
  var placedWidgets: [PlacedWidgetInfo] = []
  var activitiesAreEnabled = true
  var activitiesMayStart = true
  var loads = LoadsOfRequest.none
  let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("HostEnvironment-\(UUID().uuidString)")

  /// The intents that perform in the app.
  var intentsOfApp: [String] = []

  private let lock = NSLock()

  func record(_ sideEffect: SideEffect) { lock.withLock { sideEffects.append(sideEffect) } }

  func noteInApp(_ intent: String, isPerformed: Bool) { intentsOfApp.append(intent) }

  func outcome(of request: URLRequest) -> NetworkOutcome { answer(request) }

  func container(ofGroup group: String) -> URL { home.appendingPathComponent(group) }

  /// Removes the containers of app groups.
  func removeHome() { try? FileManager.default.removeItem(at: home) }

  deinit { removeHome() }

  func texts(_ kind: SideEffect.Kind) -> [String] {
    lock.withLock { sideEffects.filter { $0.kind == kind }.map(\.text) }
  }
}

/// Runs code in a host environment of its own; tests that need one take turns, because a process
/// has only one.
func onHost<Result>(
  _ body: (RecordingHost) async throws -> Result
) async rethrows -> Result {
  await HostTurn.shared.takeTurn()
  defer { HostTurn.shared.give() }
  let host = RecordingHost()
  CurrentHost.environment = host
  defer {
    CurrentHost.environment = nil
    SharedData.reset()
  }
  return try await body(host)
}
