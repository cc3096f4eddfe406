import Foundation
import Testing
@_spi(Hosting) import WidgetAuthoring

@Suite struct MainBundleTests {
  @Test func `the main bundle has an identifier and a version in a host environment`() async {
    await onHost { _ in
      #expect(Bundle.main.bundleIdentifier == "com.example.app.widget")
      #expect(Bundle.main.infoDictionary?["CFBundleVersion"] as? String == "1")
      #expect(Bundle.main.developmentLocalization == "en")
      MainBundle.describe(by: [
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "Group": "group.a",
        "Deep": ["k": [1, 2]],
      ])
      defer { MainBundle.describe(by: [:]) }
      #expect(Bundle.main.bundleIdentifier == "com.example.app.widget")
      #expect(Bundle.main.object(forInfoDictionaryKey: "Group") as? String == "group.a")
      #expect(Bundle.main.infoDictionary?["Deep"] as? [String: [Int]] == ["k": [1, 2]])
      CurrentHost.environment = nil
      #expect(Bundle.main.bundleIdentifier != "com.example.app.widget")
    }
  }
}
