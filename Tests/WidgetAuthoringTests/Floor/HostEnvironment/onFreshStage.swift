@_spi(Hosting) import WidgetAuthoring

/// Runs code of the main actor on a stage of its own, without Live Activities of an earlier test.
@MainActor func onFreshStage(
  _ body: @MainActor (RecordingStage) async throws -> Void
) async rethrows {
  await StageTurn.shared.take()
  defer { StageTurn.shared.give() }
  let stage = RecordingStage()
  CurrentStage.stage = stage
  HostedActivities.forgetAll()
  defer {
    CurrentStage.stage = nil
    HostedActivities.forgetAll()
  }
  try await body(stage)
}
