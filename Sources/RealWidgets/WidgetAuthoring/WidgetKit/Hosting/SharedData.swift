import AuthoringValues
import Foundation
import WidgetModel

/// The suites and group containers of apps and widgets; once prepared, all `UserDefaults` stay in
/// memory, so a case leaves only registered defaults, which last as long as the process.
@_spi(Hosting) public enum SharedData {
  /// Replaces the last case's data; an empty store ignores fixtures, a corrupt one damages them.
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
