import Foundation
import WidgetModel

extension ActivityContent {
  /// Tells the host environment that the content is stale as it comes.
  ///
  /// Source: LA-07.
  ///
  /// - Parameters:
  ///   - activity: The id of the activity that gets it.
  ///   - place: Where, unless the calls under way tell.
  func noteStaleness(of activity: String, at place: SourcePlace? = nil) {
    guard let date = staleDate, date < Date() else { return }
    let passed = min(Date().timeIntervalSince(date), 1e9) * 1_000_000
    CurrentHost.note(.activityGivenStale, amount: Int64(passed), at: place, activity)
  }
}
