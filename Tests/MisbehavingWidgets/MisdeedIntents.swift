import AppIntents
import WidgetKit

struct MisdeedConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Misdeed"

  @Parameter(title: "Misdeed", default: Misdeed.none)
  var misdeed: Misdeed
}

struct MisdeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Do It"

  @Parameter(title: "Misdeed")
  var misdeed: Misdeed

  init() {}

  init(_ misdeed: Misdeed) { self.misdeed = misdeed }

  func perform() async throws -> some IntentResult {
    misdeed.commit()
    if misdeed == .forgets { await forget() }
    return .result()
  }
}
