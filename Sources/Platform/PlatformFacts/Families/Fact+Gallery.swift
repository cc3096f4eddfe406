extension Fact {
  /// The gallery, the families and their sizes.
  static let gallery: [Fact] = [
    Fact(
      .fm10,
      "The app must have been launched once before its widgets are in the gallery.",
      figures: "1 launch",
      evidence: Evidence(.documentation),
      sources: [.creatingExtension],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .fm11,
      """
      Without `supportedFamilies` all families are offered, new ones too once the app is built \
      with a newer SDK.
      """,
      figures: "all",
      evidence: Evidence(.documentation, .session),
      sources: [.configurationSupportedFamilies, .principlesOfGreatWidgets],
      obligations: [Obligation(.runtime, "offer all by default")]
    ),
    Fact(
      .fm12,
      "`supportedFamilies([])` made all widgets of the extension disappear (iOS 14).",
      evidence: Evidence(.community),
      sources: [.thread688120],
      obligations: [Obligation(.configuration, "an empty list is a violation")]
    ),
    Fact(
      .fm13,
      """
      Availability: small, medium and large iOS 14, macOS 11, visionOS 26; extra large iOS 15 \
      (iPad), macOS 14, visionOS 26; portrait extra large visionOS 26, iOS, iPadOS and macOS 27; \
      accessory circular, rectangular and inline iOS 16 (Lock Screen of iPadOS 17), watchOS 9; \
      corner watchOS 9 only.
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetFamily, .widgetKitStrategy],
      obligations: [Obligation(.runtime, "have the table")]
    ),
    Fact(
      .fm14,
      "Extra large is not available on iPhone. Brief S4's \"iPad only\" omits Mac and Vision.",
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.widgetKitStrategy, .briefS4],
      note: "the table of FM-13"
    ),
    Fact(
      .fm15,
      """
      Sizes differ between devices. Brief S4's approximations: small about 170×170, medium about \
      360×170, large about 360×380, extra large about 720×380, circular about 48×48, rectangular \
      about 160×72, inline one line. Measured on an iPhone: 158×158, 338×158, 338×354.
      """,
      figures: "pt",
      evidence: Evidence(.brief(.s4), .community),
      sources: [.briefS4, .widgetSizes],
      note: "the profile's table of sizes"
    ),
    Fact(
      .fm16,
      """
      The display name and the description appear in the gallery. Those of a configurable widget \
      default to the title and description of its intent.
      """,
      evidence: Evidence(.documentation),
      sources: [.widgetConfigurationIntent, .widgetConfiguration],
      obligations: [Obligation(.configuration)]
    ),
    Fact(
      .fm17,
      """
      `disfavoredLocations(_:for:)` lowers the rank of a widget in the gallery of a place (home \
      screen, Lock Screen, StandBy, iPhone widgets on Mac) and does not exclude it.
      """,
      figures: "iOS 17",
      evidence: Evidence(.documentation),
      sources: [.configurationDisfavoredLocations],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .fm18,
      "`promptsForUserConfiguration()` opens the configuration when the widget is added.",
      figures: "iOS 18",
      evidence: Evidence(.documentation),
      sources: [.widgetConfiguration],
      obligations: [Obligation(.runtime)]
    ),
  ]
}
