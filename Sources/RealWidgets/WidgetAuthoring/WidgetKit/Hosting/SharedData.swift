import AuthoringValues
import Foundation
import WidgetModel

/// The data that apps and widgets share: suites of defaults and the containers of app groups.
///
/// While data is prepared, every `UserDefaults` of the process stays in memory, so a case leaves
/// nothing behind except registered defaults, which last as long as the process.
@_spi(Hosting) public enum SharedData {
  /// Discards the previous case's data and creates the suites and containers of the next one.
  ///
  /// - Parameters:
  ///   - mode: The state of the stores.
  ///   - fixtures: The user's data; an empty store ignores it, a corrupt one damages it.
  package static func prepare(_ mode: Surroundings.Store, fixtures: SharedFixtures = .init()) {
    DefaultsDomains.shared.prepare(mode, fixtures.defaults)
    GroupContainers.shared.prepare(mode, fixtures.groups)
    MemoryStores.shared.forget()
    ModelStore.forgetAll()
  }

  /// Discards the prepared data and lets defaults use files again.
  public static func reset() {
    DefaultsDomains.shared.prepare(nil, [:])
    GroupContainers.shared.forget()
    MemoryStores.shared.forget()
    ModelStore.forgetAll()
  }
}
