import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

extension SurvivingActivity {
  init(_ remains: ActivityRemains) {
    self.init()
    attributesName = remains.attributesName
    attributes = remains.attributes
    state = remains.state
    staleDate = remains.staleDate.map { Int64($0.timeIntervalSince1970 * 1e6) } ?? -1
  }

  /// Recreates the activities that an earlier process started.
  static func restore(_ activities: [SurvivingActivity], in declared: [DeclaredWidget]) {
    for activity in activities {
      let staleDate =
        activity.staleDate < 0
        ? nil : Date(timeIntervalSince1970: Double(activity.staleDate) / 1e6)
      let remains = ActivityRemains(
        attributesName: activity.attributesName,
        attributes: activity.attributes,
        state: activity.state,
        staleDate: staleDate
      )
      for case .activity(let host) in declared.map(\.code) { host.restore(remains) }
    }
  }
}

extension ActivityCallLine.Kind {
  /// Returns `nil` for effects that are not calls.
  init?(_ effect: SideEffect.Kind) {
    switch effect {
    case .activityRequested: self = .start
    case .activityUpdated, .activityMissed: self = .update
    case .activityEnded, .activityEndRepeated: self = .end
    default: return nil
    }
  }
}
