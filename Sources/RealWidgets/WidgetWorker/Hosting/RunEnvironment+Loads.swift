import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

// Network loads of requests.
extension RunEnvironment {
  /// Records a running load, if the code's request is known.
  package func beginLoad(of url: URL) -> Int {
    lastLoad += 1
    let request = CurrentRequest.responsible
    if request.number >= 0, !isDrawing { openLoads[lastLoad] = (request, url.absoluteString) }
    return lastLoad
  }

  /// Records that a request loads a URL and returns true if it did so before (SD-06).
  ///
  /// Loads by views are reported elsewhere.
  package func noteBrought(_ url: URL) -> Bool {
    let request = CurrentRequest.responsible
    guard request.number >= 0, !isDrawing, !CurrentRequest.isUnheard,
      !configured.contains(request)
    else { return false }
    return !brought.insert(Reading(request: request, data: url.absoluteString)).inserted
  }

  /// Chooses a configuration; loads meanwhile belong to the harness, not the provider.
  func configuring<Result>(
    _ request: Request,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    configured.insert(request.id)
    defer { configured.remove(request.id) }
    return try await body()
  }

  package func noteLoad(brings: Bool) {
    loadResults[CurrentRequest.responsible, default: false] = loads == .brought || brings
  }

  package var loads: LoadsOfRequest {
    loadResults[CurrentRequest.responsible].map { $0 ? .brought : .failed } ?? .none
  }

  package func endLoad(_ number: Int) { openLoads[number] = nil }

  /// Reports an answer that came while a load of its request was still running.
  func noteEarlyAnswer(to request: RequestID) {
    let unfinished = openLoads.filter { $0.value.request == request }
    for number in unfinished.keys { openLoads[number] = nil }
    guard let first = unfinished.min(by: { $0.key < $1.key }) else { return }
    sideEffects.append(
      SourceSideEffect(
        SideEffect(.answeredEarly, text: first.value.url, place: CallPlace.here),
        during: request,
        kind: nil
      )
    )
  }
}
