import Foundation
@_spi(Hosting) import WidgetAuthoring

import struct WidgetModel.Deed

/// A stage that keeps what it hears.
final class RecordingStage: Stage {
  var deeds: [Deed] = []
  var placedWidgets: [PlacedWidgetInfo] = []
  var activitiesAreEnabled = true
  var activitiesMayStart = true

  func note(_ deed: Deed) { deeds.append(deed) }

  func outcome(of request: URLRequest) -> NetworkOutcome {
    NetworkOutcome(delay: 0, body: .failure(.notConnected))
  }

  func container(ofGroup group: String) -> URL { FileManager.default.temporaryDirectory }
}
