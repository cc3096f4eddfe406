import AuthoringValues
import Foundation
import WidgetModel

/// What apps and widgets share: suites of defaults and the containers of app groups.
///
/// While data is prepared, every `UserDefaults` of the process reads and writes memory alone, so that a
/// case leaves nothing behind but what it registered as defaults of defaults, which last as long as
/// their process.
@_spi(Hosting) public enum SharedData {
  /// Makes suites and containers as a case begins with them, and forgets those of the case before.
  ///
  /// - Parameters:
  ///   - mode: What they hold.
  ///   - fixtures: What the user gives; an empty store ignores it, a corrupt one spoils it.
  package static func prepare(_ mode: Surroundings.Store, fixtures: SharedFixtures = .init()) {
    DefaultsDomains.shared.prepare(mode, fixtures.defaults)
    GroupContainers.shared.prepare(mode, fixtures.groups)
    MemoryStores.shared.forget()
    ModelStore.forgetAll()
  }

  /// Forgets what was prepared and lets defaults read and write files again.
  public static func reset() {
    DefaultsDomains.shared.prepare(nil, [:])
    GroupContainers.shared.forget()
    MemoryStores.shared.forget()
    ModelStore.forgetAll()
  }
}
