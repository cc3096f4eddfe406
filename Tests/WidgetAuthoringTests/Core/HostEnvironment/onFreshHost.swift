@_spi(Hosting) import WidgetAuthoring

/// Runs code of the main actor in a host environment of its own, without Live Activities of an
/// earlier test.
@MainActor func onFreshHost(
  _ body: @MainActor (RecordingHost) async throws -> Void
) async rethrows {
  await HostTurn.shared.takeTurn()
  defer { HostTurn.shared.give() }
  let host = RecordingHost()
  CurrentHost.environment = host
  HostedActivities.forgetAll()
  PreviewedContents.forgetAll()
  defer {
    CurrentHost.environment = nil
    HostedActivities.forgetAll()
    PreviewedContents.forgetAll()
  }
  try await body(host)
}
