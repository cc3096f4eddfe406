import PlatformFacts

/// Code that follows a fact and code that breaks it, which the compiler must refuse.
struct RefusedCode: CustomStringConvertible, Sendable {
  let fact: FactID
  /// The code that compiles.
  let right: String
  /// The code that does not compile, though it differs only in the subject of the fact.
  let wrong: String
  /// The compiler's message.
  let complaint: String

  var description: String { fact.text }

  /// At least one case for each fact that signatures enforce.
  static let catalogue: [RefusedCode] = [
    RefusedCode(
      fact: .tl45,
      right: "func family(_ context: TimelineProviderContext) -> WidgetFamily { context.family }",
      wrong: "func family(_ entry: Cup) -> WidgetFamily { entry.family }",
      complaint: "has no member 'family'"
    ),
    RefusedCode(
      fact: .vw31,
      right: #"let text = Text(Date.now, style: .timer)"#,
      wrong: #"let text = Text(Date.now, style: .timer("HH:mm"))"#,
      complaint: "cannot call value of non-function type"
    ),
    RefusedCode(
      fact: .vw31,
      right: "func isLate(_ date: Date) -> Bool { date > .now }",
      wrong:
        "func isLate(_ date: Date) -> Bool { Text(date, style: .timer) > Text(.now, style: .timer) }",
      complaint: "requires that 'Text' conform to 'Comparable'"
    ),
    RefusedCode(
      fact: .vw36,
      right: #"var view: some View { Image("cup").widgetAccentedRenderingMode(nil) }"#,
      wrong: #"var view: some View { Text("cup").widgetAccentedRenderingMode(nil) }"#,
      complaint: "has no member 'widgetAccentedRenderingMode'"
    ),
    RefusedCode(
      fact: .fm23,
      right:
        #"struct Brew: AppIntent { static let title: LocalizedStringResource = "Brew"; \#(performs) }"#,
      wrong:
        #"struct Brew: AppIntent { static var title: LocalizedStringResource = "Brew"; \#(performs) }"#,
      complaint: "is not concurrency-safe"
    ),
    RefusedCode(
      fact: .ai01,
      right:
        #"struct Beans: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Beans" }"#,
      wrong: #"struct Beans: AppIntent { static let title: LocalizedStringResource = "Beans" }"#,
      complaint: "does not conform to protocol 'AppIntent'"
    ),
    RefusedCode(
      fact: .ai01,
      right:
        "func configure<Intent: WidgetConfigurationIntent>(_: Intent) { needsWidgetIntent(Intent.self) }",
      wrong: "func configure<Intent: AppIntent>(_: Intent) { needsWidgetIntent(Intent.self) }",
      complaint: "conform to 'WidgetConfigurationIntent'"
    ),
    RefusedCode(
      fact: .ai14,
      right: "let policies: [IntentAuthenticationPolicy] = [\(policies)]",
      wrong: "let policies: [IntentAuthenticationPolicy] = [\(policies), .unrequired]",
      complaint: "has no member 'unrequired'"
    ),
    RefusedCode(
      fact: .ai15,
      right:
        #"struct Grind: AppIntent { static let title: LocalizedStringResource = "Grind"; \#(performs) }"#,
      wrong: "struct Grind: AppIntent { \(performs) }",
      complaint: "does not conform to protocol 'AppIntent'"
    ),
    RefusedCode(
      fact: .ai15,
      right: "struct Pour: AppIntent { \(title); \(performs); init() {}; init(cups: Int) {} }",
      wrong: "struct Pour: AppIntent { \(title); \(performs); init(cups: Int) {} }",
      complaint: "does not conform to protocol 'AppIntent'"
    ),
    RefusedCode(
      fact: .ai15,
      right:
        "struct Rinse: AppIntent { \(title); func perform() async throws -> some IntentResult { .result() } }",
      wrong: "struct Rinse: AppIntent { \(title); func perform() async throws {} }",
      complaint: "does not conform to protocol 'AppIntent'"
    ),
    RefusedCode(
      fact: .ai20,
      right:
        "typealias Old<Provider: IntentTimelineProvider> = Needs<Provider.Intent>; struct Needs<Intent: INIntent> {}",
      wrong: """
        typealias Old<Provider: IntentTimelineProvider> = Needs<Provider.Intent>; \
        struct Needs<Intent: WidgetConfigurationIntent> {}
        """,
      complaint: "does not conform to protocol 'WidgetConfigurationIntent'"
    ),
    RefusedCode(
      fact: .ai21,
      right: """
        func offer<Provider: AppIntentTimelineProvider>(_ provider: Provider) \
        -> [AppIntentRecommendation<Provider.Intent>] { provider.recommendations() }
        """,
      wrong: """
        func offer<Provider: AppIntentTimelineProvider>(_ provider: Provider) \
        -> [IntentRecommendation<INIntent>] { provider.recommendations() }
        """,
      complaint: "cannot convert return expression"
    ),
    RefusedCode(
      fact: .ai24,
      right:
        #"func button(_ intent: some AppIntent) -> some View { Button("Brew", intent: intent) }"#,
      wrong:
        #"func button(_ intent: some AppIntent) -> some View { Button("Brew", action: intent) }"#,
      complaint: "cannot convert value of type 'some AppIntent'"
    ),
    RefusedCode(
      fact: .sd15,
      right: """
        @MainActor func declare<Provider: TimelineProvider>(_ provider: Provider) \
        -> some WidgetConfiguration { StaticConfiguration(kind: "cup", provider: provider) { _ in Text("a") } }
        """,
      wrong: """
        @MainActor func declare() \
        -> some WidgetConfiguration { StaticConfiguration(kind: "cup") { _ in Text("a") } }
        """,
      complaint: "missing argument for parameter 'provider'"
    ),
  ]

  private static let policies =
    ".alwaysAllowed, .requiresAuthentication, .requiresLocalDeviceAuthentication"
  private static let title = #"static let title: LocalizedStringResource = "Coffee""#
  private static let performs = "func perform() async throws -> some IntentResult { .result() }"
}
