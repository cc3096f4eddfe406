import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetModel

// What requests load over the network.
extension RunEnvironment {
  /// Remembers a load for as long as it runs, if it is known on which request the code worked.
  package func beginLoad(of url: URL) -> Int {
    lastLoad += 1
    let request = CurrentRequest.responsible
    if request.number >= 0, !isDrawing { openLoads[lastLoad] = (request, url.absoluteString) }
    return lastLoad
  }

  /// Remembers what a request loads; what views load is another matter.
  ///
  /// Source: SD-06.
  package func noteBrought(_ url: URL) -> Bool {
    let request = CurrentRequest.responsible
    guard request.number >= 0, !isDrawing, !CurrentRequest.isUnheard,
      !configured.contains(request)
    else { return false }
    return !brought.insert(Reading(request: request, data: url.absoluteString)).inserted
  }

  /// Chooses a configuration; loads during this time are the harness's, not the provider's.
  func configuring<Result>(
    _ request: Request,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    configured.insert(request.id)
    defer { configured.remove(request.id) }
    return try await body()
  }

  /// Remembers whether some load of a request brings something.
  package func noteLoad(brings: Bool) {
    loadResults[CurrentRequest.responsible, default: false] = loads == .brought || brings
  }

  /// How the loads of the present request end.
  package var loads: LoadsOfRequest {
    loadResults[CurrentRequest.responsible].map { $0 ? .brought : .failed } ?? .none
  }

  /// Forgets a load that is over.
  package func endLoad(_ number: Int) { openLoads[number] = nil }

  /// Writes down that a request was answered, if something that it began still loads.
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
