import ScenarioGeneration
import WidgetModel

extension Scenario {
  /// Returns scenarios that look at every widget in the gallery, in each family.
  ///
  /// They differ in data and network: usual, before the app was opened, corrupt, offline. The last
  /// two look twice, and the second time the code is also asked outside the gallery.
  static func galleryTours(
    of bundle: BundleInterface,
    profile: String,
    _ settings: [Setting]
  ) -> [Scenario] {
    let looks = bundle.widgets.enumerated().flatMap { number, interface in
      interface.role == .timeline
        ? interface.families.map { Input.galleryOpened(WidgetID(number), $0.family) } : []
    }
    guard !looks.isEmpty else { return [] }
    let tour = Scenario(of: bundle, profile: profile, settings)
    func looking(
      times: Int = 1,
      _ store: Surroundings.Store,
      _ network: Surroundings.Network = .fixtures
    ) -> Scenario {
      var tour = tour
      tour.device.surroundings.store = store
      tour.device.surroundings.network = network
      for look in looks {
        for _ in 0..<times {
          // By then an unanswered request has timed out.
          let at = Instant.start + .minutes(2 * Int64(tour.workload.count + 1))
          tour.workload.append(Stimulus(look, at: at))
        }
      }
      return tour
    }
    return [
      looking(.present), looking(.empty), looking(.corrupt), looking(.present, .offline),
      looking(times: 2, .present), looking(times: 2, .empty),
    ]
  }
}
