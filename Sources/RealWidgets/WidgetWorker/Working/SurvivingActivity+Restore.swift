import Foundation
@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

extension SurvivingActivity {
  /// Writes down what there is of an activity that runs.
  init(_ remains: ActivityRemains) {
    self.init()
    attributesName = remains.attributesName
    attributes = remains.attributes
    state = remains.state
    staleDate = remains.staleDate.map { Int64($0.timeIntervalSince1970 * 1e6) } ?? -1
  }

  /// Has this process find activities that an earlier one started.
  ///
  /// - Parameters:
  ///   - activities: The activities.
  ///   - declared: What the bundle declares, which knows the types of their attributes.
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
  /// What a side effect does to a Live Activity, `nil` where it is no call.
  init?(_ effect: SideEffect.Kind) {
    switch effect {
    case .activityRequested: self = .start
    case .activityUpdated, .activityMissed: self = .update
    case .activityEnded, .activityEndRepeated: self = .end
    default: return nil
    }
  }
}
