extension Fact {
  /// Redaction, rendering modes and adaptation.
  static let appearances: [Fact] = [
    Fact(
      .vw32,
      """
      `privacySensitive` views are redacted when the device is locked and the person chose to hide \
      them. There are `redacted(reason:)`, `unredacted()` and the reasons placeholder, privacy and \
      invalidated.
      """,
      evidence: Evidence(.documentation),
      sources: [.creatingExtension, .redactionReasons],
      obligations: [Obligation(.runtime), Obligation(.view)]
    ),
    Fact(
      .vw33,
      """
      The data-protection entitlement of the extension: with Complete the widget is hidden when \
      locked and not on a Mac; with CompleteUnlessOpen it is hidden when locked by passcode and \
      not on a Mac; with UntilFirstUserAuthentication or None it shows a placeholder only before \
      the first unlock after a reboot.
      """,
      figures: "4 levels",
      evidence: Evidence(.documentation),
      sources: [.creatingExtension],
      obligations: [Obligation(.configuration), Obligation(.runtime)]
    ),
    Fact(
      .vw34,
      """
      Rendering modes: system families can be in full color, accented or vibrant; circular, corner \
      and inline ones are never in full color; rectangular ones have all three.
      """,
      figures: "3 modes",
      evidence: Evidence(.documentation),
      sources: [.additionalContexts, .widgetRenderingMode],
      obligations: [Obligation(.runtime, "have all combinations")]
    ),
    Fact(
      .vw35,
      "`widgetAccentable(true)` on a parent cannot be undone by a child.",
      evidence: Evidence(.documentation),
      sources: [.viewWidgetAccentable],
      obligations: [Obligation(.runtime)]
    ),
    Fact(
      .vw36,
      """
      `widgetAccentedRenderingMode` is a modifier of Image (nil = not applied; fullColor is \
      ignored on watchOS). Brief S4 calls it a modifier of views with the default fullColor, which \
      is wrong.
      """,
      figures: "iOS 18",
      evidence: Evidence(.documentation, against: [.brief(.s4)]),
      sources: [.imageAccentedRenderingMode, .briefS4],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw37,
      """
      On the Always-On display `isLuminanceReduced` is true; a view should be simpler and avoid \
      bright fills.
      """,
      evidence: Evidence(.documentation, .brief(.s4)),
      sources: [.environmentIsLuminanceReduced, .briefS4],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw38,
      "The views of a widget adapt to the family through `widgetFamily` and have no fixed sizes.",
      evidence: Evidence(.documentation, .brief(.s1), .brief(.s4)),
      sources: [.creatingExtension, .briefS1, .briefS4],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw39,
      "The standard button style adds padding; borderless removes it.",
      evidence: Evidence(.brief(.s0)),
      sources: [.briefS0],
      note: "a note on layout"
    ),
    Fact(
      .vw40,
      "Interfaces based on transactions are not available in widgets.",
      evidence: Evidence(.documentation),
      sources: [.viewsForWidgets],
      obligations: [Obligation(.view)]
    ),
    Fact(
      .vw41,
      "Values in the query of a URL must be percent-escaped.",
      evidence: Evidence(.brief(.s1)),
      sources: [.briefS1],
      obligations: [Obligation(.view)]
    ),
  ]
}
