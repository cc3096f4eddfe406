import AppIntents
import WidgetKit

struct MisbehaviourConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Misbehaviour"

  @Parameter(title: "Misbehaviour", default: Misbehaviour.none)
  var misbehaviour: Misbehaviour
}

struct MisbehaviourIntent: AppIntent {
  static let title: LocalizedStringResource = "Do It"

  @Parameter(title: "Misbehaviour")
  var misbehaviour: Misbehaviour

  init() {}

  init(_ misbehaviour: Misbehaviour) { self.misbehaviour = misbehaviour }

  func perform() async throws -> some IntentResult {
    misbehaviour.commit()
    if misbehaviour == .forgets { await forget() }
    return .result()
  }
}
