import ScenarioGeneration
import WidgetModel

extension Scenario {
  /// Looks at every widget of a bundle in the gallery, in each family: with the usual data, before the app was opened,
  /// with spoiled data and without a network.
  ///
  /// In the last ones each is looked at twice, and the second time its code is asked outside of the gallery, too.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - profile: The name of the profile.
  ///   - settings: The profile's values that the user changed.
  /// - Returns: The looks; none at a bundle of which the gallery shows nothing.
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
          // A request to which nobody answers is over by then.
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
